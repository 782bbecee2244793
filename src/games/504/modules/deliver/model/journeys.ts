import { figureAt } from '../../../../../kit/figure-at';
import { apply, changedCopy } from '../../../../../kit/look-ahead';
import { oncePer } from '../../../../../kit/once-per';
import type { Action } from '../../../../../kit/rules';
import { EXTRA_PRICES } from '../../../data/figures';
import { rules } from '../../../rules';
import { argsOf, kindOf } from '../../../rules/actions';
import type { Refusal } from '../../../rules/state/events';
import { PENDING } from '../../../rules/state/fields';
import { activeOwner, type State } from '../../../rules/state/state';
import { legalIn } from '../../../view/model/base/legal';
import { type Line, laterOf } from '../../../view/model/base/line';
import { stepOf } from '../../../view/model/base/position';
import { cardsOf } from '../../race/rules/cards';
import { drive } from '../rules/drive';
import { EXTRA, MP } from '../state';

/** The cheapest way of the trolley to a tile; of equal ones that to more new cities. */
export interface Journey {
  readonly tile: number;
  /** Movement points, in halves. */
  readonly cost: number;
  readonly drives: readonly Action[];
  /** What has to be bought first, and for how much. */
  readonly extras: readonly Action[];
  readonly price: number;
  /** The trolley is there, with more movement points than it has. */
  readonly arrived: State;
}

type Found = Omit<Journey, 'extras' | 'price'>;

/** More than any way takes: so nothing ends by itself while ways are looked for. */
const LAVISH = 120;

/** Whether the trolley may go on now. */
export function mayDrive(state: State): boolean {
  return stepOf(state) === 'trolley' && figureAt(state.now, PENDING) === 0;
}

/** All ways that the trolley can take in this turn, by the rules; none where it cannot go. */
const journeysOf = oncePer((state: State): readonly Journey[] => {
  if (!mayDrive(state)) return [];
  const has = figureAt(state.trip, MP);
  const bought = extrasOf(state);
  const most = has + 2 * bought.length;
  return waysFrom(state, most).map((found) => {
    const count = Math.max(0, Math.ceil((found.cost - has) / 2));
    const extras = bought.slice(0, count);
    return {
      ...found,
      extras: extras.map(({ action }) => action),
      price: extras.reduce((sum, { price }) => sum + price, 0),
    };
  });
});

/** That the way of the trolley to a tile takes more than it has; empty: it does not, or there is none. */
export function whyNoWay(state: State, tile: number): readonly Refusal[] {
  if (!mayDrive(state)) return [];
  const has = figureAt(state.trip, MP);
  const way = waysFrom(state, LAVISH).find((one) => one.tile === tile);
  return way && way.cost > has ? [{ because: 'no-mp', needs: way.cost, has }] : [];
}

/** The movement points that can still be bought, one after the other (M1.11). */
function extrasOf(state: State): readonly { readonly action: Action; readonly price: number }[] {
  const action = rules.action.read({ do: 'extra' }, state);
  if (typeof action !== 'number' || state.world.residents) return [];
  const extras: { action: Action; price: number }[] = [];
  let cash = figureAt(state.cash, activeOwner(state));
  for (const price of EXTRA_PRICES.slice(figureAt(state.trip, EXTRA))) {
    cash -= price;
    if (cash < 0) break;
    extras.push({ action, price });
  }
  return extras;
}

const listed = new Int32Array(rules.max);

function waysFrom(state: State, most: number): readonly Found[] {
  const owner = activeOwner(state);
  const start = changedCopy(rules, state, ({ trip }) => {
    trip[MP] = LAVISH;
  });
  const from = figureAt(state.trolleyAt, owner);
  const found = new Map<number, Found>([
    [from, { tile: from, cost: 0, drives: [], arrived: start }],
  ]);
  const open = new Set([from]);
  const isBetter = (one: Found, other: Found | undefined) =>
    !other ||
    one.cost < other.cost ||
    (one.cost === other.cost && newCards(one.arrived) > newCards(other.arrived));
  const newCards = (one: State) => (one.cards.length > 0 ? cardsOf(one, owner) : 0);
  while (open.size > 0) {
    const [next] = [...open]
      .flatMap((tile) => found.get(tile) ?? [])
      .sort((one, other) => one.cost - other.cost);
    if (!next) break;
    open.delete(next.tile);
    for (const action of drivesIn(next.arrived)) {
      const arrived = apply(rules, next.arrived, action);
      // A way ends where something else comes up.
      if (!mayDrive(arrived) || rules.draws(arrived) !== rules.draws(state)) continue;
      const tile = argsOf(action);
      const way = {
        tile,
        cost: LAVISH - figureAt(arrived.trip, MP),
        drives: [...next.drives, action],
      };
      const one = { ...way, arrived };
      if (one.cost > most || !isBetter(one, found.get(tile))) continue;
      found.set(tile, one);
      open.add(tile);
    }
  }
  found.delete(from);
  return [...found.values()];
}

function drivesIn(state: State): readonly Action[] {
  const count = rules.list(state, listed);
  return [...listed.subarray(0, count)].filter((action) => kindOf(action) === drive);
}

/** What a trolley can do on arrival. */
const THERE: readonly string[] = ['deliver', 'load', 'unload', 'settle'];

/** The whole way of a trolley to each tile, and what it can do there, each as one line. */
export function trolleyLines(state: State): readonly Line[] {
  return laterOf(state).flatMap(({ before, state: then }) =>
    mayDrive(then)
      ? journeysOf(then).flatMap((journey) =>
          linesOf(journey, figureAt(then.trip, MP)).map((line) => ({
            ...line,
            before: [...before, ...line.before],
          })),
        )
      : [],
  );
}

/** `has`: the movement points before it, in halves. */
function linesOf(journey: Journey, has: number): readonly Line[] {
  const { tile, cost, drives, extras, price, arrived } = journey;
  const last = drives.at(-1);
  if (last === undefined) return [];
  const left = has + 2 * extras.length - cost;
  const way = { mp: cost, left, ...(price > 0 && { price }) };
  const hexes = [tile];
  return [
    {
      before: [...extras, ...drives.slice(0, -1)],
      action: last,
      form: { ...rules.action.write(last, arrived), ...way },
      hexes,
    },
    ...legalIn(arrived)
      .filter(({ form }) => THERE.includes(String(form.do)))
      .map(({ action, form }) => ({
        before: [...extras, ...drives],
        action,
        form: { ...form, ...way },
        hexes,
      })),
  ];
}
