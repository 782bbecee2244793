import { describe, expect, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import type { Event } from '../../../../src/games/504/rules/state/events';
import type { State } from '../../../../src/games/504/rules/state/state';
import { explainerIn } from '../../../../src/games/504/view/explainer/explainer';
import { factsOf } from '../../../../src/games/504/view/model/base/facts';
import { telling } from '../../../../src/games/504/view/telling';
import { randomFrom } from '../../../../src/kit/random';
import { people } from '../../../tiny-game/header';
import { begun } from '../support/begun';
import { busy } from '../support/walk';

const SEATS = people(3);

/** The first such reason for what is played in a match in which much is done. */
async function firstSaid(world: string, wanted: RegExp): Promise<string | undefined> {
  const explainer = await explainerIn('en');
  const state = begun(world, 3, 'reasons');
  const random = randomFrom('reasons');
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    const action = busy(state, random);
    const said = explainer.reasons(rules.clone(state), [action], seat, SEATS);
    const found = said.find((reason) => wanted.test(reason));
    if (found !== undefined) return found;
    rules.play(state, action);
  }
  return undefined;
}

describe('a hint says why in the terms of its world', () => {
  test.each([
    ['785', /^A scoring now would bring \d+ points? \(\+\d+\)\.$/],
    ['685', /^Linked cities: \d → \d\. The end comes at \d\.$/],
    ['123', /^Goods delivered by all: \d+ → \d+\. The end comes at \d+\.$/],
    ['213', /^Cities reached: \d → \d\. The end comes at \d\.$/],
    ['782', /^Bonus for .*: \d of \d\.$/],
    ['956', /^Your \w+ shares: 0 → 2\.$/],
    ['956', /^You decide for \w+\.$/],
    ['685', /^A plant can be built there: \w+\.$/],
    ['685', /^There may be: .+\.$/],
    ['396', /^Who is early /],
  ])('world %s', async (world, wanted) => {
    expect(await firstSaid(world, wanted)).toMatch(wanted);
  });

  test('and what it takes from rivals', async () => {
    const wanted = /^A scoring now would bring P\d \d+ points? \(−\d+\)\.$/;
    expect(await firstSaid('785', wanted)).toMatch(wanted);
  });

  test('and names the place where it happens, and what ends with it', async () => {
    const explainer = await explainerIn('en');
    const titles = new Set<string>();
    for (const world of ['685', '217', '956']) {
      const state = begun(world, 3, 'titles');
      const random = randomFrom('titles');
      for (let action = 0; action < 120 && rules.toAct(state) !== null; action++) {
        const next = busy(state, random);
        titles.add(explainer.move(rules.clone(state), [next]));
        rules.play(state, next);
      }
    }
    expect(titles).toContain('Stop exploring');
    expect([...titles].filter((title) => /\bhere\b|^Done$/.test(title))).toEqual([]);
  });

  test('and in an auction what the card does, not that the turn ends', async () => {
    const explainer = await explainerIn('en');
    const state = begun('386', 3, 'auction');
    const random = randomFrom('auction');
    while (factsOf(rules.clone(state)).phase !== 'auction') rules.play(state, busy(state, random));
    const [card, ...more] = explainer.reasons(state, [busy(state, random)], 0, SEATS);
    expect(card).toMatch(/: .+/);
    expect(more).not.toContain('Ends the turn.');
  });
});

describe('points that change between own turns', () => {
  test('M7.15: a lead that is lost says to whom', async () => {
    const { changes } = await explainerIn('en');
    const state = begun('357', 3, 'leads');
    const random = randomFrom('leads');
    const wanted = [/^You lead in .* now: \+\d+\.$/, /took the lead in .*: −\d+\.$/];
    let before: State = rules.clone(state);
    while (wanted.length > 0 && rules.toAct(state) !== null) {
      rules.play(state, busy(state, random));
      const said = changes?.(before, rules.clone(state), 0, SEATS) ?? [];
      if (said.some((reason) => wanted[0]?.test(reason))) wanted.shift();
      before = rules.clone(state);
    }
    expect(wanted).toEqual([]);
  });

  test('M7.8: what a scoring gives is not of the turn that it ended', () => {
    const state = begun('785', 3, 'scored');
    const random = randomFrom('scored');
    let scorings = 0;
    while (rules.toAct(state) !== null && scorings < 2) {
      const before = rules.clone(state);
      const events: Event[] = [];
      rules.play(state, busy(state, random), (event) => events.push(event));
      const scored = [0, 1, 2].map((seat) =>
        telling.scored?.(
          events,
          seat,
          () => before,
          () => state,
        ),
      );
      if (scored.every((points) => points === 0)) continue;
      scorings++;
      const change = [...state.vp].map((points, seat) => points - (before.vp[seat] ?? 0));
      expect(change).toEqual(scored);
    }
    expect(scorings).toBe(2);
  });
});
