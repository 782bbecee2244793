import type { MatchHeader } from '../kit/header';
import type { JsonObject } from '../kit/json';
import { FILE_VERSION, type FiledMatch, ONE_MATCH } from '../kit/match-file';
import {
  type Action,
  type AnyRules,
  apply,
  type GameEvent,
  isRefusal,
  type Refusal,
  type Seat,
  type Standing,
} from '../kit/rules';
import type { Timeline } from '../kit/timeline';

interface Move {
  readonly action: Action;
  /** The state it was played in. */
  readonly before: object;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * The match on the engine's table. What is taken back is gone: a program that tries millions of lines must
 * not fill the memory, and may take back what a person may not.
 */
export class Session {
  readonly rules: AnyRules;
  readonly header: MatchHeader;
  /** The match with nothing played. */
  readonly #fresh: Timeline;
  readonly #line: Move[] = [];
  #state: object;

  /** Goes on from where the timeline stands. */
  constructor(timeline: Timeline, at: number) {
    this.rules = timeline.rules;
    this.header = timeline.header;
    this.#fresh = timeline.afresh();
    this.#state = timeline.stateAt(0);
    for (const { action } of timeline.line()) this.#advance(action, at);
  }

  get toAct(): Seat | null {
    return this.rules.toAct(this.#state);
  }

  get position(): JsonObject {
    return this.rules.position.write(this.#state);
  }

  get standing(): Standing {
    return this.rules.standing(this.#state);
  }

  /** The state now. Look, never change. */
  get state(): object {
    return this.#state;
  }

  /** Every legal action in its written form, in the lister's order. */
  actions(): readonly JsonObject[] {
    const packed = new Int32Array(this.rules.most);
    const count = this.rules.list(this.#state, packed);
    return Array.from(packed.subarray(0, count), (action) =>
      this.rules.action.write(action, this.#state),
    );
  }

  /** Plays an action and tells what happened, or says why it may not be played. */
  play(action: Action, at: number): readonly GameEvent[] | Refusal {
    return this.rules.refusal(this.#state, action) ?? this.#advance(action, at);
  }

  /** Takes the last action back with all that followed from it; false when there is none. */
  undo(): boolean {
    const move = this.#line.pop();
    if (!move) return false;
    this.#state = move.before;
    return true;
  }

  /** The match as a file that the app imports. */
  file(): FiledMatch & { readonly format: string; readonly version: number } {
    const timeline = this.#fresh.afresh();
    for (const { action, at } of this.#line) {
      const entry = timeline.prepare(action, at);
      if (isRefusal(entry)) throw new Error('what was played can be played again');
      timeline.append(entry);
    }
    const { header, entries } = timeline;
    return { format: ONE_MATCH, version: FILE_VERSION, header, entries };
  }

  #advance(action: Action, at: number): readonly GameEvent[] {
    const events: GameEvent[] = [];
    const before = this.#state;
    this.#state = apply(this.rules, before, action, (event) => events.push(event));
    this.#line.push({ action, before, at });
    return events;
  }
}
