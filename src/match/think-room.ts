import type { AnyAdvice } from '../kit/advice';
import { type Action, type AnyRules, isProblem } from '../kit/rules';
import type { Question, Thought } from '../players/thought';
import { inTurn } from './in-turn';
import type { Acquaintance, Order, Reply } from './think-orders';

/** What thinks: one for each match, because it remembers what it thought a move ago. */
interface Thinking {
  think(
    state: object,
    line: readonly Action[],
    question: Question,
    clock: () => number,
    pause: () => Promise<boolean>,
  ): Promise<Thought | null>;
}

/** What a room needs from the worker it is in. */
export interface RoomDeps {
  /** Rules and advice of a game; rejects when there is no such game. */
  readonly load: (game: string) => Promise<{
    readonly rules: AnyRules;
    readonly advice: AnyAdvice | null;
  }>;
  readonly mind: (rules: AnyRules, advice: AnyAdvice | null) => Thinking;
  readonly send: (reply: Reply) => void;
  /** Milliseconds, from any moment on. */
  readonly clock: () => number;
  /** Milliseconds since 1970, as whoever asks tells them too. */
  readonly now: () => number;
  /** Resolves once orders that have come meanwhile were heard. */
  readonly listen: () => Promise<void>;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

interface Known {
  readonly rules: AnyRules;
  readonly mind: Thinking;
  readonly state: (position: Uint8Array<ArrayBuffer>) => object;
}

/** Hears orders and answers questions one after the other; a stopped one is left at the next look around. */
export function thinkRoom(deps: RoomDeps): (order: Order) => void {
  const known = new Map<string, Promise<Known>>();
  const stopped = new Set<number>();
  const next = inTurn();
  let restEnds = 0;
  let rested = 0;

  async function rest(): Promise<void> {
    const left = restEnds - deps.clock();
    if (left <= 0) return;
    await deps.wait(left);
    rested += left;
  }

  async function meet({ game, options, seats }: Acquaintance): Promise<Known> {
    const { rules, advice } = await deps.load(game);
    const read = rules.setups.read(options);
    if (isProblem(read)) throw new TypeError(`${read.problem} at ${read.at}`);
    return {
      rules,
      mind: deps.mind(rules, advice),
      state: (position) => rules.unpack(read, seats, position),
    };
  }

  async function answer(order: Order & { readonly do: 'think' }): Promise<Thought | null> {
    const one = await known.get(order.match);
    if (!one) throw new TypeError('a question about a match nobody has told of');
    const goOn = () => !stopped.has(order.number);
    if (!goOn()) return null;
    // Where somebody has set the time of day back meanwhile, nobody knows how long it was.
    const waited = Math.max(0, deps.now() - order.asked);
    const counted = () => deps.clock() - rested;
    const began = counted() - waited;
    return one.mind.think(
      one.state(order.position),
      order.line,
      order.question,
      () => counted() - began,
      async () => {
        await deps.listen();
        await rest();
        return goOn();
      },
    );
  }

  return (order) => {
    switch (order.do) {
      case 'meet': {
        const met = meet(order.with);
        // Whoever asks about the match hears of it.
        met.catch(() => {});
        known.set(order.with.match, met);
        return;
      }
      case 'stop':
        stopped.add(order.number);
        return;
      case 'forget':
        known.delete(order.match);
        return;
      case 'rest':
        restEnds = deps.clock() + order.ms;
        return;
      case 'think':
        void next(() => answer(order))
          .then(
            (thought) => deps.send({ number: order.number, thought }),
            (error: unknown) => deps.send({ number: order.number, failed: String(error) }),
          )
          .finally(() => stopped.delete(order.number));
    }
  };
}
