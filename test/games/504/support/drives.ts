import type { Form } from './bare';
import { roleIn, settled } from './by-the-clauses';

/*
 * How a trolley drives (M1.5, M1.7, M4.20), worked out from a written position by the clauses alone. Points in halves.
 */

const has = (form: Form, owner: number, card: string): boolean =>
  (form.owners[owner].privileges ?? []).includes(card);

/** M1.5 with II(5) and M4.20: the points at the start of the step. */
export function pointsAtStart(form: Form, owner: number): number {
  const { trolley } = form.owners[owner];
  const isHome = roleIn(form, 4) > 0 && settled(form.owners[owner]).includes(trolley.at);
  return 2 * trolley.speed + (has(form, owner, 'II(5)') ? 2 : 0) + (isHome ? 2 : 0);
}

/** M4.20: the other owner on whose tile it is, as a list. With 8.I and 8.II cities are nobody's. */
export function entered(form: Form, owner: number, hex: string): readonly number[] {
  if (roleIn(form, 4) === 0) return [];
  if (form.map[hex].kind === 'city' && [1, 2].includes(roleIn(form, 8))) return [];
  return form.owners.flatMap((one: Form, other: number) => {
    const isThere = settled(one).includes(hex) || one.residents?.[hex] !== undefined;
    return other !== owner && one.founded !== false && isThere ? [other] : [];
  });
}

/** M1.7, M4.20. */
export function driveCost(form: Form, owner: number, to: string): number {
  const isFirst = entered(form, owner, to).some(
    (other) => !(form.turn.passed ?? []).includes(other),
  );
  return wayCost(form, owner, to) + (isFirst ? 2 : 0);
}

function wayCost(form: Form, owner: number, to: string): number {
  const { kind } = form.map[to];
  if (kind === 'city' && has(form, owner, 'III(1)')) return 0;
  if (isByRoad(form, owner, form.owners[owner].trolley.at, to)) return 1;
  const isEasy = roleIn(form, 1) < 3 && has(form, owner, 'II(7)');
  return kind === 'mountain' && !isEasy ? 4 : 2;
}

/** An own road, with armies any between own tiles. */
function isByRoad(form: Form, owner: number, from: string, to: string): boolean {
  const own = settled(form.owners[owner]);
  const isOwn = (road: Form) =>
    roleIn(form, 4) > 0 ? own.includes(from) && own.includes(to) : road.owner === owner;
  return (form.roads ?? []).some(
    (road: Form) => isOwn(road) && road.between.includes(from) && road.between.includes(to),
  );
}
