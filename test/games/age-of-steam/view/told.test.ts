import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { type Event, isOf } from '../../../../src/games/age-of-steam/rules/events';
import { SEATS_FROM } from '../../../../src/games/age-of-steam/rules/state';
import { cueOf } from '../../../../src/games/age-of-steam/view/cue';
import { explainerIn } from '../../../../src/games/age-of-steam/view/explainer';
import { factsOf } from '../../../../src/games/age-of-steam/view/facts';
import { hindsightIn } from '../../../../src/games/age-of-steam/view/hindsight/hindsight';
import { miniature } from '../../../../src/games/age-of-steam/view/miniature';
import {
  asShown,
  goodsAsShown,
  stepShown,
} from '../../../../src/games/age-of-steam/view/payday/as-shown';
import { onlyGrowth, paydaySteps } from '../../../../src/games/age-of-steam/view/payday/steps';
import { phaseOf } from '../../../../src/games/age-of-steam/view/phase-of';
import { posterOf } from '../../../../src/games/age-of-steam/view/poster/poster';
import { SEAT_COLORS } from '../../../../src/kit/header';
import { SEAT_INK } from '../../../../src/ui/picture-ink';
import { SHAPES } from '../../../../src/ui/seat-mark';
import { wholeMatch } from './positions';

const course = wholeMatch();
const names = ['Ada', 'Ben', 'Cho', 'Dan'];
const seats = names.map((name, seat) => ({
  name,
  colour: SEAT_COLORS[seat] ?? 'red',
  player: { kind: 'person' as const },
}));
const last = course.states.at(-1);
if (!last) throw new Error('a match without positions');

test.each(['en', 'ko'] as const)(
  'the result is explained in full sentences, %s',
  async (language) => {
    const { facts, sentence } = await hindsightIn(language);
    const told = facts(course);
    expect(told.length).toBeGreaterThan(3);
    const said = told.map((fact) => sentence(fact, (seat) => names[seat] ?? ''));
    for (const one of said) expect(one).toMatch(/^\S.*[.]$/);
    for (const one of said) expect(one).not.toMatch(/undefined|NaN/);
    expect(new Set(said).size).toBe(said.length);
  },
);

test('the facts agree with the standing', async () => {
  const { facts } = await hindsightIn('en');
  const { ranking } = rules.standing(last);
  for (const fact of facts(course)) {
    if ('winner' in fact) expect(fact.winner).toBe(ranking?.[0]);
    expect(fact.weight).toBeGreaterThan(0);
  }
});

test.each(['en', 'ko'] as const)(
  'every move of a match has a name and reasons, %s',
  async (language) => {
    const { move, reasons } = await explainerIn(language);
    for (let at = 0; at < course.plies.length; at += 3) {
      const state = course.states[at];
      const ply = course.plies[at];
      if (!state || !ply || (state.turn[10] ?? 0) > 0) continue;
      // A cube on its way is named with its whole delivery.
      const line = [];
      for (let next = at; next < course.plies.length; next++) {
        const now = course.states[next];
        if (next > at && (now?.turn[10] ?? 0) === 0) break;
        line.push(course.plies[next]?.action ?? 0);
      }
      const name = move(state, line);
      expect(name).toMatch(/\S/);
      expect(name).not.toMatch(/undefined|NaN/);
      const why = reasons(state, line, ply.seat, seats);
      expect(why.length).toBeGreaterThan(0);
      for (const one of why) expect(one).not.toMatch(/undefined|NaN/);
    }
  },
);

test('the end of each turn is shown step by step, in the order in which it happens', () => {
  const shown = course.plies
    .map(({ events }) => paydaySteps(events))
    .filter((steps) => steps.length);
  expect(shown.length).toBeGreaterThan(7);
  for (const steps of shown) {
    const kinds = steps.map(({ kind }) => kind);
    const order = ['income', 'expenses', 'reduction', 'light', 'dark', 'turn'];
    expect(kinds).toEqual(order.filter((kind) => kinds.some((one) => one === kind)));
  }
});

test('cash, income and points of the players follow the steps of payday, from before it to after it', () => {
  let paydays = 0;
  let fallen = 0;
  for (const [at, { events }] of course.plies.entries()) {
    const steps = paydaySteps(events);
    const [state, then] = [course.states[at], course.states[at + 1]];
    if (!state || !then || steps[0]?.kind !== 'income') continue;
    paydays++;
    const facts = factsOf(then);
    expect(asShown(facts, { steps, at: steps.length - 1 }, factsOf(state))).toEqual(facts);
    expect(stepShown({ steps, at: 0 })).toBe('pay');
    const grows = steps.findIndex(({ kind }) => kind === 'light');
    if (grows > 0) expect(stepShown({ steps, at: grows })).toBe('grow');
    for (const one of asShown(facts, { steps, at: 0 }, factsOf(state)).seats) {
      if (one.out !== null) continue;
      // Before anybody pays, and before income falls.
      const own = events.filter((event) => isOf(event, one.seat));
      const got = own.find((told) => told.event === 'income')?.amount ?? Number.NaN;
      expect(one.income).toBe(got);
      const paid = own.find((told) => told.event === 'expenses')?.pays ?? Number.NaN;
      expect(one.money - paid).toBe(then.money[one.seat]);
      expect(one.money).toBe((state.money[one.seat] ?? 0) + got);
      // 11.2: points of the income that it still is.
      const { income, shares, track, total } = one.score;
      expect([income, total]).toEqual([3 * got, 3 * got + shares + track]);
      if (then.income[one.seat] !== got) fallen++;
    }
  }
  expect(paydays).toBeGreaterThan(3);
  expect(fallen).toBeGreaterThan(0);
});

test('nobody is seen to be out before the step that says so', () => {
  const earlier = factsOf(last);
  const gone = { ...earlier, seats: earlier.seats.map((one) => ({ ...one })) };
  const [was] = earlier.seats;
  if (!was) throw new Error('a match without seats');
  gone.seats[0] = { ...was, money: 0, income: 0, out: 5 };
  const steps = paydaySteps([
    { event: 'income', seat: was.seat, amount: 2 },
    { event: 'expenses', seat: was.seat, owes: 9, pays: 4, short: 5 },
    { event: 'out', seat: was.seat },
    { event: 'reduction', seat: 1, amount: 2 },
  ]);
  const seen = (at: number) => asShown(gone, { steps, at }, earlier).seats[0];
  expect(seen(0)).toMatchObject({ out: null, money: was.money + 2, income: was.income });
  expect(seen(1)).toMatchObject({ out: 5, money: 0 });
});

test('cubes that grow are on the map once their dice are shown, and not before', () => {
  let grown = 0;
  for (const [at, { events }] of course.plies.entries()) {
    const steps = paydaySteps(events);
    const [state, then] = [course.states[at], course.states[at + 1]];
    if (!state || !then || steps[0]?.kind !== 'income') continue;
    const shown = goodsAsShown(then, { steps, at: 0 }).cubes;
    const gone = [...state.cubes].map((count, place) => count - (shown[place] ?? 0));
    // Before anything grows only the cube of a delivery is missing.
    expect(gone.every((count) => count === 0 || count === 1)).toBe(true);
    expect(gone.filter((count) => count === 1).length).toBeLessThan(2);
    expect(goodsAsShown(then, { steps, at: steps.length - 1 })).toBe(then);
    if (events.some(({ event }) => event === 'grow')) grown++;
  }
  expect(grown).toBeGreaterThan(1);
});

test('after Production has been used only goods grow, and that is not called payday', () => {
  const told = course.plies.flatMap(({ events }, at) => {
    const steps = paydaySteps(events);
    const state = course.states[at];
    return state && steps.length > 0 ? [{ phase: phaseOf(state), alone: onlyGrowth(steps) }] : [];
  });
  expect(new Set(told.map(({ alone }) => alone)).size).toBe(2);
  for (const { phase, alone } of told) expect(alone).toBe(phase === 'grow');
});

test('the decision after the end of a turn, in part or as a whole, knows which turn that was', () => {
  for (const [at, { events }] of course.plies.entries()) {
    const [state, then] = [course.states[at], course.states[at + 1]];
    if (!state || !then || phaseOf(then) === 'over') continue;
    const ended = paydaySteps(events).length > 0 ? factsOf(state).turn : undefined;
    expect(rules.heading?.(then)?.ended).toBe(ended);
  }
  expect(rules.heading?.(course.states[0] ?? last)?.ended).toBeUndefined();
});

test('deliveries, tiles, bids and paydays can be heard', () => {
  const heard = new Set(course.plies.map(({ events }) => cueOf(events)));
  for (const cue of ['deliver', 'place', 'bid', 'take', 'money'] as const)
    expect(heard).toContain(cue);
});

test('the small picture is small, and both pictures stand alone', async () => {
  const pictures = [miniature(last, [], seats), (await posterOf(last, 'ko', seats)).map];
  expect(pictures[0]?.length).toBeLessThan(12_000);
  for (const picture of pictures) {
    expect(picture).toMatch(/^<svg [^>]*viewBox=.*<\/svg>$/);
    expect(picture).not.toMatch(/href|<script|undefined|NaN/);
  }
});

test('the small picture shows each track in the color of its owner', () => {
  const builders = new Set(
    [...last.owner].filter((owner) => owner >= SEATS_FROM).map((owner) => owner - SEATS_FROM),
  );
  const drawn = seats.map(({ colour }) =>
    new RegExp(`<path d="M[^"]+" stroke="var\\(--seat-${colour},`).test(miniature(last, [], seats)),
  );
  expect(drawn).toEqual(seats.map((_, seat) => builders.has(seat)));
  expect(drawn).toContain(true);
});

test('the poster tells by colors and marks whose track it is', async () => {
  const { map } = await posterOf(last, 'en', seats);
  for (const { colour } of seats) {
    expect(map).toContain(`stroke="${SEAT_INK[colour]}"`);
    expect(map).toContain(`<path d="${SHAPES[colour]}" fill="${SEAT_INK[colour]}"`);
  }
});

test('what the poster adds up is the score', async () => {
  const { sums } = await posterOf(last, 'en', seats);
  const added = sums.map((parts) => parts.reduce((sum, { points }) => sum + points, 0));
  expect(added).toEqual(rules.standing(last).scores);
});

test('what happened on the map and what was chosen is told where it was much', async () => {
  const { facts } = await hindsightIn('en');
  const told = facts(course);
  const events = course.plies.flatMap((ply) => ply.events);
  const count = (wanted: (event: Event) => boolean) => events.filter(wanted).length;
  for (const fact of told) {
    if (fact.fact === 'action')
      expect(
        count(
          (one) => one.event === 'select' && one.seat === fact.seat && one.action === fact.action,
        ),
      ).toBe(fact.times);
    if (fact.fact === 'new-city')
      expect(count((one) => one.event === 'deliver' && one.to === fact.city)).toBe(fact.deliveries);
    if (fact.fact === 'link')
      expect(fact.uses).toBeLessThanOrEqual(count(({ event }) => event === 'go'));
  }
  const words = told.map(({ fact }) => fact);
  for (const word of ['link', 'last-turn']) expect(words).toContain(word);
});
