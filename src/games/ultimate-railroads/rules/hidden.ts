import { type RandomWords, redraw, shuffle } from '../../../kit/random';
import type { Seat } from '../../../kit/rules';
import type { Secrets } from '../../../kit/secrets';
import type { Event } from './events';
import {
  BONUS_CARDS,
  BONUS_PHASE,
  OUT,
  OVER,
  PHASE,
  PICK,
  PICKED,
  PILE,
  SEAT,
  type State,
} from './state';

/** 14: end-bonus cards are known to the seat that took them, and the pile to the seat that looks through it. */
export const secrets: Secrets<State, Event> = {
  has: (state, seat) =>
    state.now[PHASE] !== OVER && (looks(state, seat) || ownPicks(state, seat) > 0),
  seenBy: (event) => {
    if (event.event === 'out') return [];
    return event.event === 'bonus' ? [event.seat] : 'all';
  },
  // At the end all cards are opened.
  learned: ({ now, looks }) => looks[0] + (now[PHASE] === OVER ? 1 : 0),
};

/** 5.8: whether the seat sees the pile now. */
function looks({ now }: State, seat: Seat): boolean {
  return now[PHASE] === BONUS_PHASE && now[SEAT] === seat;
}

function ownPicks({ now, pickSeat }: State, seat: Seat): number {
  let picks = 0;
  for (let pick = 0; pick < now[PICKED]; pick++) if (pickSeat[pick] === seat) picks++;
  return picks;
}

/** 14: deals again what the seat cannot know, within the groups into which its own picks cut the others'. */
export function determinize(state: State, seat: Seat, random: RandomWords): void {
  const { now, pickSeat } = state;
  const picked = now[PICKED];
  let from = 0;
  for (let pick = 0; pick <= picked; pick++) {
    const isLast = pick === picked;
    if (!isLast && pickSeat[pick] !== seat) continue;
    redeal(state, random, from, pick, from === 0, isLast && !looks(state, seat));
    from = pick + 1;
  }
  redraw(state.random, random);
}

const dealt = new Uint8Array(BONUS_CARDS);

/** Shuffles the cards picked from `from` to before `end`, those that left, and those of the pile, where they belong. */
function redeal(
  state: State,
  random: RandomWords,
  from: number,
  end: number,
  withOut: boolean,
  withPile: boolean,
): void {
  const { bonusAt, pickCard } = state;
  let out = 0;
  let size = 0;
  let isPicked = 0;
  for (let pick = from; pick < end; pick++) isPicked |= 1 << pickCard[pick];
  // In the order of their numbers, so that nothing of how they lie is left in how they are dealt.
  for (let card = 0; card < BONUS_CARDS; card++) {
    const at = bonusAt[card];
    if (withOut && at === OUT) out++;
    if ((isPicked >> card) & 1 || (withOut && at === OUT) || (withPile && at === PILE))
      dealt[size++] = card;
  }
  shuffle(random, dealt, size);
  let next = 0;
  for (let pick = from; pick < end; pick++) {
    pickCard[pick] = dealt[next];
    bonusAt[dealt[next++]] = PICK;
  }
  for (; out > 0; out--) bonusAt[dealt[next++]] = OUT;
  while (next < size) bonusAt[dealt[next++]] = PILE;
}
