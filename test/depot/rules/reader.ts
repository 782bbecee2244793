import { readerOf, type Written } from '../../../src/kit/written';
import { DECK, GOODS, HIGHEST_BID, HIGHEST_PRICE, LOWEST_PRICE, STEPS, TRAIN } from '../data/goods';
import { rules } from '.';
import { carsAt, emptyState, PHASES, type State, setFigure } from './state';

/** More than any match brings. */
const MOST_CARS = 200;
const MOST_POINTS = 10_000;

/** Reads positions. There is one part for each player, and no number of seats. */
export const reader = readerOf({ rules, seats: 'players', blank: emptyState, fill });

function fill(state: State, form: Written): void {
  const { seats, order, options } = state;
  setFigure(state, 'round', form.key('round').count(options.rounds, 1));
  setFigure(state, 'phase', form.key('phase').word(PHASES));
  setFigure(state, 'at', form.key('at').count(seats));
  setFigure(state, 'bid', form.optional('bid')?.count(HIGHEST_BID) ?? 0);
  setFigure(state, 'steps', form.optional('steps')?.count(STEPS + 1) ?? 0);
  setFigure(state, 'loan', form.optional('loan')?.flag() ?? 0);
  setFigure(state, 'good', form.optional('good')?.word(GOODS) ?? 0);
  order.set(form.key('order').distinct(seats));
  GOODS.forEach((id, good) => {
    state.prices[good] = form.key('prices').key(id).count(HIGHEST_PRICE, LOWEST_PRICE);
    state.yard[good] = form.key('yard').key(id).count(MOST_CARS);
  });
  readCards(state, form);
  form
    .key('players')
    .items(seats)
    .forEach((player, seat) => {
      readPlayer(state, seat, player);
    });
  readPassed(state, form.optional('passed'));
}

function readPlayer(state: State, seat: number, form: Written): void {
  state.score[seat] = form.key('score').count(MOST_POINTS, -MOST_POINTS);
  state.out[seat] = form.key('out').flag();
  GOODS.forEach((id, good) => {
    state.train[carsAt(seat, good)] = form.key('train').key(id).count(TRAIN);
    state.delivered[carsAt(seat, good)] = form.key('delivered').key(id).count(MOST_CARS);
  });
}

/** The orders of all players are the cards that have been drawn, before those of the deck. */
function readCards(state: State, form: Written): void {
  const { deck, holder, seats } = state;
  const drawn = form
    .key('players')
    .items(seats)
    .flatMap((player, seat) =>
      player
        .key('orders')
        .items(DECK)
        .map((card) => ({ seat, card })),
    );
  const left = form.key('deck').items(DECK);
  if (drawn.length + left.length !== DECK) form.key('deck').flaw('wrong-length');
  drawn.forEach(({ seat, card }, at) => {
    deck[at] = card.word(GOODS);
    holder[at] = seat;
  });
  left.forEach((card, at) => {
    deck[drawn.length + at] = card.word(GOODS);
  });
  setFigure(state, 'drawn', drawn.length);
}

/** Who has passed, the first of them last. */
function readPassed(state: State, form: Written | null): void {
  const passed = form?.distinct(state.seats) ?? [];
  const bidders = state.out.filter((out) => out === 0).length;
  passed.forEach((seat, at) => {
    state.next[bidders - passed.length + at] = seat;
    state.hasPassed[seat] = 1;
  });
  setFigure(state, 'passed', passed.length);
}
