import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../src/kit/random';
import type { Action, GameEvent, Seat } from '../../../src/kit/rules';
import { disclosures, hasSecrets, visibleEvents } from '../../../src/kit/secrets';
import { amount } from '../../support/circle';
import { type Game, games } from './games';
import { areSame, legalIn } from './states';
import type { AnyTable } from './subject-type';

/** At the first actions, and then at one in `EVERY`, what each seat cannot know is sampled again. */
const FIRST = 12;
const EVERY = 7;
const ACTIONS = 500;
const TABLES = amount({ quick: 2, test: 8, long: 24 });

/** What a seat knows of a position. */
function knownTo({ rules, subject }: Game, state: object, seat: Seat) {
  const position = rules.position.write(state);
  return {
    position: subject.known ? subject.known(position, seat) : position,
    toAct: rules.toAct(state),
    turn: rules.turn(state),
    heading: rules.heading?.(state),
    draws: rules.draws(state),
    disclosed: disclosures(rules, state),
    scores: rules.toAct(state) === null ? [] : rules.standing(state, [seat]).scores,
    hasSecrets: hasSecrets(rules, state, seat),
    choices: rules.toAct(state) === seat ? legalIn(rules, state) : [],
  };
}

/**
 * What a seat sees of an action. Null: nothing can be said, as chance decides something, the seat itself learns something,
 * or something is opened to everybody.
 */
function seenBy(game: Game, from: object, action: Action, seat: Seat) {
  const { rules, subject } = game;
  if (rules.refusal(from, action)) return null;
  const after = rules.clone(from);
  const events: GameEvent[] = [];
  rules.play(after, action, (event) => events.push(event));
  if (rules.draws(after) !== rules.draws(from)) return null;
  const isLearned = disclosures(rules, after) !== disclosures(rules, from);
  const isOpen = events.some((event) => subject.opens?.(event));
  if (isLearned && (isOpen || rules.toAct(from) === seat)) return null;
  return { events: visibleEvents(rules, events, [seat]), known: knownTo(game, after, seat) };
}

function walk({ rules }: Game, table: AnyTable, look: (state: object, next: Action) => void) {
  const state = table.begin();
  const random = randomFrom(`secrets ${table.name}`);
  for (let at = 0; at < ACTIONS && rules.toAct(state) !== null; at++) {
    const action = table.manner(state, random);
    if (at < FIRST || at % EVERY === 0) look(state, action);
    rules.play(state, action);
  }
}

describe.each(games)('$id: what a seat cannot know', (game) => {
  const { rules, subject } = game;
  const tables = subject.tables.slice(0, TABLES);
  let imagined = 0;
  let changed = 0;
  let seen = 0;

  test.each(tables)('$name: is imagined again, and nothing else is', (table) => {
    const random = randomFrom('imagined');
    walk(game, table, (state) => {
      for (let seat = 0; seat < rules.seats(state); seat++) {
        const other = rules.clone(state);
        rules.determinize(other, seat, random);
        expect(knownTo(game, other, seat)).toEqual(knownTo(game, state, seat));
        // What chance will decide is unknown to everybody.
        expect(areSame(rules, other, state)).toBe(false);
        const [was, is] = [state, other].map((one) => JSON.stringify(rules.position.write(one)));
        imagined++;
        if (was !== is) changed++;
      }
    });
  });

  test.each(tables)('$name: changes nothing that it sees, whatever is played', (table) => {
    const random = randomFrom('seen');
    walk(game, table, (state, action) => {
      for (let seat = 0; seat < rules.seats(state); seat++) {
        const other = rules.clone(state);
        rules.determinize(other, seat, random);
        const [here, there] = [state, other].map((one) => seenBy(game, one, action, seat));
        if (!here || !there) continue;
        seen++;
        expect(there).toEqual(here);
      }
    });
  });

  test('is something where the game has secrets, and nothing where it has none', () => {
    expect(imagined).toBeGreaterThan(20);
    expect(seen).toBeGreaterThan(20);
    if (subject.known) expect(changed).toBeGreaterThan(0);
    else expect(changed).toBe(0);
    expect(rules.secrets !== undefined).toBe(subject.known !== undefined);
  });
});
