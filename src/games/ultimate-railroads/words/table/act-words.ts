/** The one thing that is asked, and what is said around it. */
export interface AskWords {
  readonly start: string;
  readonly startNote: (place: number) => string;
  readonly space: string;
  /** Nothing is left to place. */
  readonly onlyPass: string;
  /** The worker on a claimed place may still act. */
  readonly claim: (place: number) => string;
  readonly hand: (number: number) => string;
  readonly spread: string;
  readonly again: string;
  readonly guest: string;
  readonly unit: (pending: string) => string;
  readonly prize: string;
  readonly pending: string;
  readonly must: string;
  /** On a chip. */
  readonly mustShort: string;
  readonly mayShort: string;
  /** Nothing can be done with it at the moment. */
  readonly notNow: string;
  readonly bonus: string;
  /** One of `n` things, more than may be in sight. */
  readonly oneOf: (n: number) => string;
  /** Hidden from the others. */
  readonly secret: string;
  readonly waiting: (name: string) => string;
}

/** Decisions as buttons name them. */
export interface ActWords {
  readonly pass: string;
  readonly passFor: (points: number) => string;
  /** What passing means while workers are left. */
  readonly passes: (workers: number) => string;
  readonly stay: string;
  readonly moveHere: string;
  readonly step: (color: string, line: string, from: number, to: number) => string;
  /** The rest of what must be done could not be done after it. */
  readonly spoils: string;
  readonly unlocks: (color: string) => string;
  /** From one place of the industry track to another. */
  readonly industry: (from: string, to: string) => string;
  readonly setsOff: (factory: number, effects: string) => string;
  readonly take: (locomotive: number) => string;
  readonly put: (line: string) => string;
  readonly putOver: (line: string, locomotive: number) => string;
  /** Of a line, with a locomotive put there. */
  readonly reach: (from: number, to: number) => string;
  readonly movesOn: (locomotive: number) => string;
  readonly flip: (locomotive: number) => string;
  readonly flips: string;
  /** `at`: the gap of the industry track where the marker will meet it. */
  readonly factory: (number: number, at: string, returned: boolean) => string;
  readonly replaces: (factory: number) => string;
  readonly keyPoints: string;
  readonly keySteps: string;
  readonly prizePoints: string;
  readonly prizeCard: string;
  readonly skip: string;
  readonly done: string;
  readonly doneDrops: (what: string) => string;
  readonly drops: (what: string) => string;
}
