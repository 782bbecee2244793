import { figureAt } from '../../../../../kit/figure-at';
import { rules } from '../../../rules';
import type { State } from '../../../rules/state/state';
import { legalIn } from '../../../view/model/base/legal';
import { type Line, laterOf } from '../../../view/model/base/line';
import { MP } from '../state';
import { type Journey, journeysOf, mayDrive } from './journeys';

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
