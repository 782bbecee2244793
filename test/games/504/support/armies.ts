import { expect } from 'vitest';
import type { Form } from './bare';
import { byHex, joinedToCapital, neighbors, roleIn, settled } from './by-the-clauses';

/*
 * Module 4 by the clauses alone: who may be on a tile, how many dice are rolled, and what they hit.
 */

const SHIFT: Record<string, number> = { city: -1, mountain: -1, grassland: 1, field: 1 };
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

const hasOpenCities = (form: Form) => [1, 2].includes(roleIn(form, 8));

/** Owners with settlements or residents on a tile. */
const holders = ({ owners }: Form, hex: string): readonly number[] =>
  owners.flatMap((one: Form, owner: number) =>
    one.founded !== false && (settled(one).includes(hex) || one.residents[hex]) ? [owner] : [],
  );

/** M4.2, M4.3, M4.5: one owner or guards on a tile, attackers only where there is a defender. */
export function expectControl(form: Form): void {
  if (roleIn(form, 4) === 0) return;
  for (const [hex, tile] of Object.entries<Form>(form.map)) {
    if (tile.barracks) expect(tile.kind).toBe('city');
    if (tile.militia) expect(['city', 'mountain']).toContain(tile.kind);
    if (tile.kind === 'city' && hasOpenCities(form)) continue;
    const held = [...holders(form, hex), ...(tile.barracks || tile.militia ? [null] : [])];
    expect(held.length).toBeLessThanOrEqual(1);
    form.owners.forEach((one: Form, owner: number) => {
      if (one.attackers?.[hex]) expect(held.filter((other) => other !== owner)).toHaveLength(1);
    });
  }
  const attacking = form.owners.flatMap((one: Form, owner: number) =>
    one.attackers ? [owner] : [],
  );
  const mayAttack = form.phase === 'turn' ? [form.order[form.at]] : [];
  for (const owner of attacking) expect(mayAttack).toContain(owner);
  // M4.7: with 2 only where the fight comes first.
  if (roleIn(form, 2) === 0) return;
  const at = attacking.flatMap((owner: number) => Object.keys(form.owners[owner].attackers));
  const { pending } = form.turn ?? {};
  expect(at).toEqual(pending?.kind === 'attack' ? [pending.at] : []);
}

/** M4.11: barracks and militia leave for good; new ones are on a tile alone that was just found, once it is told. */
export function expectGuards(before: Form, now: Form, found: string | null): void {
  // In the first round they come once it is told.
  if (roleIn(now, 4) === 0 || before.round < 2 || before.phase !== 'turn') return;
  for (const [hex, tile] of Object.entries<Form>(now.map)) {
    const had = before.map[hex];
    if (!had || hex === found) continue;
    if (tile.barracks) expect(had.barracks).toBe(true);
    if (tile.militia) expect(had.militia).toBe(true);
  }
}

/** M2.10: every free city that is conquered is counted. */
export function expectFreed(before: Form, dice: readonly Form[], now: Form): void {
  if (before.freed === undefined) return;
  const { at, owner } = dice[0] ?? {};
  const isFreed = before.map[at].barracks && holders(now, at).includes(owner);
  expect(now.freed).toBe(before.freed + (isFreed ? 1 : 0));
}

/** Residents of an owner that attack, or that are on their way back. */
export function inTheField(form: Form, owner: number): number {
  const pending = form.turn?.pending;
  const back = pending?.kind === 'retreat' && form.order[form.at] === owner ? pending.left : 0;
  return back + sum(Object.values<number>(form.owners[owner].attackers ?? {}));
}

/** M4.4: armies that defend a tile. */
function armies(form: Form, hex: string): number {
  const [owner] = holders(form, hex);
  const guards = Number(form.map[hex].barracks ?? 0) + Number(form.map[hex].militia ?? 0);
  if (owner === undefined) return guards;
  const { hq, residents } = form.owners[owner];
  return guards + sum(residents[hex] ?? []) + (hq === hex ? 3 : 1);
}

/** M4.10: dice of a fight, told in a position of which the attack is still to come. */
export function expectDice(before: Form, dice: readonly Form[]): number {
  const [attack, defense] = dice;
  const { at, owner, rolls } = attack ?? {};
  const has = (who: number | undefined, card: string) =>
    who !== undefined && (before.owners[who].privileges ?? []).includes(card) ? 1 : 0;
  const [defender] = holders(before, at);
  expect(rolls).toHaveLength(before.owners[owner].attackers[at] + has(owner, 'III(4)'));
  const isEasy = before.map[at].kind === 'mountain' && has(owner, 'II(7)') > 0;
  const shift = SHIFT[isEasy ? 'grassland' : before.map[at].kind] ?? 0;
  const hits = sum(rolls.map((roll: number) => (roll + shift > 4 ? 2 : roll + shift > 2 ? 1 : 0)));
  const struck = Math.min(Math.max(0, hits - has(defender, 'I(4)')), armies(before, at));
  if (struck === 0) expect(defense).toBeUndefined();
  else expect(defense.rolls).toHaveLength(struck + has(defender, 'III(4)'));
  return struck;
}

/** What is left of the attackers and of the defenders, of whom `struck` were removed. */
export function expectOutcome(
  before: Form,
  dice: readonly Form[],
  struck: number,
  now: Form,
): void {
  const [attack, defense] = dice;
  const { at, owner } = attack ?? {};
  const lost = (defense?.rolls ?? []).filter((roll: number) => roll > 2).length;
  const left = Math.max(0, before.owners[owner].attackers[at] - lost);
  const isDown = struck === armies(before, at);
  const [defender] = holders(before, at);
  if (!isDown) expect(holders(now, at)).toEqual(holders(before, at));
  else if (left > 0 && before.owners[owner].storage.settlements > 0)
    expect(holders(now, at)).toEqual([owner]);
  else expect(holders(now, at)).toEqual([]);
  if (defender !== undefined && isDown && now.owners[defender].founded !== false)
    expect(settled(now.owners[defender])).not.toContain(at);
}

/** M6.14, M6.15: one road without an owner between two tiles, and cities joined with a capital are linked. */
export function expectCommonRoads(form: Form): void {
  const places = form.roads.map(({ between }: Form) => [...between].sort(byHex).join(' '));
  expect(new Set(places).size).toBe(places.length);
  for (const { between, owner } of form.roads) {
    expect(owner).toBeNull();
    expect(neighbors(between[0])).toContain(between[1]);
  }
  if (roleIn(form, 6) !== 1 || form.phase === 'over') return;
  form.owners.forEach((one: Form, owner: number) => {
    if (one.founded === false || !one.hq) return;
    const cities = joinedToCapital(form, owner).filter((hex) => form.map[hex].kind === 'city');
    for (const hex of cities) if (hex !== one.hq) expect(one.linked).toContain(hex);
  });
}

const bounties = ({ map }: Form) => Object.keys(map).filter((hex) => map[hex].bounty);

/** M5.19: on which a militia was removed. */
export function bountiesGone(before: Form, now: Form): number {
  return bounties(before).filter((hex) => !bounties(now).includes(hex)).length;
}
