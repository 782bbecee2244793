import type { AnyAdvice } from '../kit/advice';
import type { JsonObject } from '../kit/json';
import { unwrap } from '../kit/result';
import type { Action, AnyRules } from '../kit/rules';
import { type Foresight, foresee, type Intention } from '../players/foresight';
import type { Question, Thought } from '../players/thought';
import { serialQueue } from './serial-queue';

/** A search player. Each match has its own, because it keeps its tree from move to move. */
interface HostedPlayer {
  think(
    state: object,
    line: readonly Action[],
    question: Question,
    clock: () => number,
    pause: () => Promise<boolean>,
  ): Promise<Thought | null>;
}

/** What the host needs from its worker. */
interface WorkerHostDeps {
  /** Rules and advice of a game; rejects when there is no such game. */
  readonly load: (game: string) => Promise<{
    readonly rules: AnyRules;
    readonly advice: AnyAdvice | null;
  }>;
  readonly searchPlayer: (rules: AnyRules, advice: AnyAdvice | null) => HostedPlayer;
  readonly send: (reply: WorkerReply) => void;
  /** Milliseconds, from an arbitrary origin. */
  readonly clock: () => number;
  /** Milliseconds since 1970, the same clock that the page uses. */
  readonly now: () => number;
  /** Resolves when messages that have arrived meanwhile were handled. */
  readonly listen: () => Promise<void>;
  /** Resolves after this many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

interface Known {
  readonly rules: AnyRules;
  readonly advice: AnyAdvice | null;
  readonly searchPlayer: HostedPlayer;
  readonly state: (position: Uint8Array<ArrayBuffer>) => object;
}

/** Handles messages and answers questions one after the other. A stopped question is given up at the next pause. */
export function workerHost(deps: WorkerHostDeps): (request: WorkerRequest) => void {
  const known = new Map<string, Promise<Known>>();
  const stopped = new Set<number>();
  const next = serialQueue();
  let restEnds = 0;
  let rested = 0;

  async function rest(): Promise<void> {
    const left = restEnds - deps.clock();
    if (left <= 0) return;
    await deps.wait(left);
    rested += left;
  }

  async function loadMatch({ game, options, seats }: MatchSetup): Promise<Known> {
    const { rules, advice } = await deps.load(game);
    const read = unwrap(rules.setups.read(options));
    return {
      rules,
      advice,
      searchPlayer: deps.searchPlayer(rules, advice),
      state: (position) => rules.unpack(read, seats, position),
    };
  }

  async function answer(request: Asked): Promise<WorkerReply> {
    const { number } = request;
    const one = await known.get(request.match);
    if (!one) throw new TypeError('a question about an unknown match');
    const isWanted = () => !stopped.has(number);
    if (!isWanted()) return { number, thought: null };
    const pause = async () => {
      await deps.listen();
      await rest();
      return isWanted();
    };
    const counted = () => deps.clock() - rested;
    const state = one.state(request.position);
    if (request.do === 'foresee')
      return { number, foresight: await foresee(one, state, request.intention, counted, pause) };
    // If the phone's clock has been set back meanwhile, the time passed is unknown.
    const waited = Math.max(0, deps.now() - request.asked);
    const began = counted() - waited;
    const clock = () => counted() - began;
    const { line, question } = request;
    return { number, thought: await one.searchPlayer.think(state, line, question, clock, pause) };
  }

  return (request) => {
    switch (request.do) {
      case 'meet': {
        const loading = loadMatch(request.with);
        // The next question about the match reports the failure.
        loading.catch(() => {});
        known.set(request.with.match, loading);
        return;
      }
      case 'stop':
        stopped.add(request.number);
        return;
      case 'forget':
        known.delete(request.match);
        return;
      case 'rest':
        restEnds = deps.clock() + request.ms;
        return;
      case 'think':
      case 'foresee':
        void next(() => answer(request))
          .then(deps.send, (error: unknown) =>
            deps.send({ number: request.number, failed: String(error) }),
          )
          .finally(() => stopped.delete(request.number));
    }
  };
}

/** What a worker must know of a match before questions about it. Sent once. */
export interface MatchSetup {
  readonly match: string;
  readonly game: string;
  /** The complete options, in the game's JSON form. */
  readonly options: JsonObject;
  readonly seats: number;
}

interface AboutPosition {
  /** Identifies the question, for its answer and for stopping it. */
  readonly number: number;
  readonly match: string;
  /** The state as packed by the rules. */
  readonly position: Uint8Array<ArrayBuffer>;
}

/** A question to a worker. */
export type Asked = AboutPosition &
  (
    | {
        readonly do: 'think';
        /** All actions since the match began. */
        readonly line: readonly Action[];
        readonly question: Question;
        /** When it was asked, in milliseconds since 1970, because starting a worker takes time. */
        readonly asked: number;
      }
    | { readonly do: 'foresee'; readonly intention: Intention }
  );

/** From the page to a worker. */
export type WorkerRequest =
  | Asked
  | { readonly do: 'meet'; readonly with: MatchSetup }
  | { readonly do: 'stop'; readonly number: number }
  | { readonly do: 'forget'; readonly match: string }
  /** Pause the search for this many milliseconds from now on. They do not count. */
  | { readonly do: 'rest'; readonly ms: number };

/** From a worker to the page: the answer, null for a stopped question, or why there is none. */
export type WorkerReply =
  | { readonly number: number; readonly thought: Thought | null }
  | { readonly number: number; readonly foresight: Foresight | null }
  | { readonly number: number; readonly failed: string };
