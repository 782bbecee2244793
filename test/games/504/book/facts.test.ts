import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factsOf } from '../../../../src/games/504/data/world/facts';
import { privilegesOf } from '../../../../src/games/504/data/world/privileges';
import { WORLDS, worldFrom } from '../../../../src/games/504/data/world/world';
import { worldOf } from '../../../../src/games/504/rules/world';

/** The clauses of the end and of the income, by the module that gives them. */
const ENDS = ['M1.16', 'M2.8', 'M3.14a', 'M4.22', 'M5.14', 'M6.9', 'M7.10', 'M8.14', 'M9.19'];

const table = readFileSync(new URL('./worlds.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t'));

test('three different digits make one of 504 worlds', () => {
  expect(WORLDS).toHaveLength(504);
  expect(WORLDS.map((world) => world.join(''))).toEqual(table.map(([number]) => number));
  for (const code of ['', '68', '6855', '688', '068', '68x']) expect(worldFrom(code)).toBeNull();
});

test('each world has the map, order, money and steps that its modules give it', () => {
  for (const row of table) {
    const [code = '', map, capitals, order, money, residents, hurried, owners, steps, phases] = row;
    const [income, end, , cards] = row.slice(10);
    const world = worldFrom(code);
    if (!world) throw new Error(`no world ${code}`);
    const facts = factsOf(world);
    expect(facts, code).toMatchObject({ map: Number(map), capitals, order, money });
    expect(facts.residents ? 'residents' : '-', code).toBe(residents);
    expect(facts.hurried ? 'hurried' : '-', code).toBe(hurried);
    expect(facts.companies ? 'companies' : 'seats', code).toBe(owners);
    expect(facts.steps.join(' '), code).toBe(steps);
    expect([...facts.phases].sort().join(' ') || '-', code).toBe(phases);
    expect(`${facts.income}.II`, code).toBe(income);
    expect(ENDS[Number(world[0]) - 1], code).toBe(end);
    expect(privilegesOf(world).join(' ') || '-', code).toBe(cards);
  }
});

test('G1.3, G1.5, G3.4, G4.1 to G4.3, G5.4, G7.1, X26: the rules play each world by these facts', () => {
  for (const row of table) {
    const [code = '', map, capitals, order, , , hurried, owners, steps, , income] = row;
    const world = worldOf(code);
    expect(world.mapNumber, code).toBe(Number(map));
    expect(world.order, code).toBe(order);
    expect(world.hurried, code).toBe(hurried === 'hurried');
    expect(world.company, code).toBe(owners === 'companies');
    expect(world.steps.map(({ name }) => name).join(' '), code).toBe(steps);
    const [one, two] = code;
    expect(`${two === '9' ? one : two}.II`, code).toBe(income);
    const chosen = world.map.capitals === 'common' ? 'common' : 'different';
    expect(world.company ? 'founded' : chosen, code).toBe(capitals);
  }
});
