import { rules } from '../../../../src/games/age-of-steam/rules';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import { canonical, type JsonObject } from '../../../../src/kit/json';
import type { GameEvent } from '../../../../src/kit/rules';
import { Books } from './books';
import { tilesSuffice } from './builds-by-the-clauses';
import { type Written, write } from './positions';
import { citiesOf, formOf, isLink, type Section, sectionsOf } from './sections-by-the-clauses';

const CUBES: Record<string, number> = { red: 20, blue: 20, purple: 20, yellow: 20, black: 16 };

/** Holds every position of a match against what must always be true, and against the log. */
export class Referee {
  #before: Written;
  readonly #books: Books;

  constructor(state: State) {
    this.#before = write(state);
    this.#books = new Books(this.#before);
    this.#inspect(this.#before, state);
  }

  saw(action: JsonObject, events: readonly GameEvent[], state: State): void {
    const before = this.#before;
    const after = write(state);
    this.#books.enter(events);
    same('players', after.players, this.#books.expected(after));
    const delivery = events.find(({ event }) => event === 'deliver');
    if (delivery) sawDelivery(before, delivery, action);
    this.#keptLinks(before, after);
    this.#inspect(after, state);
    this.#before = after;
  }

  /** 6.5: the owner of a link keeps it for good. */
  #keptLinks(before: Written, after: Written): void {
    for (const { segments, owners } of sectionsOf(
      formOf(before),
      before.track,
      citiesOf(before),
    ).filter(isLink)) {
      const [owner] = owners;
      for (const place of segments) {
        const [hex = '', segment = ''] = place.split(' ');
        const now = after.track[hex]?.[segment];
        // Only a new city takes spokes away (7.11 a).
        if (now === undefined) same(`${place} gone`, citiesOf(after).includes(hex), true);
        else same(`owner of ${place}`, now, owner);
      }
    }
  }

  #inspect(position: Written, state: State): void {
    cubesAreAll(position);
    same('tiles suffice', tilesSuffice(position.track), true);
    const sections = sectionsOf(formOf(position), position.track, citiesOf(position));
    for (const section of sections) sectionIsSound(section, position);
    const scores = position.players.map(({ income, shares }, seat) => {
      const owned = sections.filter(({ owners }) => owners.has(seat));
      same(`discs of ${seat}`, owned.length <= 20, true);
      const track = owned.filter(isLink).reduce((sum, { segments }) => sum + segments.length, 0);
      return position.players[seat]?.out ? 0 : 3 * income - 3 * shares + track;
    });
    same('scores', rules.standing(state).scores, scores);
    for (const { money, income } of position.players)
      same('not below 0', money >= 0 && income >= 0, true);
  }
}

function cubesAreAll({ cubes, display, bag, turn }: Written): void {
  const loose = [...Object.values(cubes), ...Object.values(display)].flat();
  const drawn = Array.isArray(turn.drawn) ? turn.drawn : [];
  const moving = (turn.cube as { cube: string } | null | undefined)?.cube;
  for (const [color, count] of Object.entries(CUBES)) {
    const out = [...loose, ...drawn, moving].filter((cube) => cube === color).length;
    same(`${color} cubes`, out + (bag[color] ?? 0), count);
  }
}

/** 6.3 to 6.5, 7.6 c, 9.2. */
function sectionIsSound(section: Section, { players }: Written): void {
  const { owners, ends, segments } = section;
  const [owner = null] = owners;
  const [one, other] = ends;
  same(`owners of ${segments}`, owners.size, 1);
  same(`ends of ${segments}`, ends.length, 2);
  same(`loop of ${segments}`, one !== null && one === other, false);
  if (isLink(section)) same(`owner of the link ${segments}`, owner === null, false);
  else if (owner !== null) same(`out owns ${segments}`, players[owner]?.out ?? null, null);
}

/** 8.3, 8.6: no stop and no link twice, within the engine, one dollar a link for its owner. */
function sawDelivery(before: Written, delivery: GameEvent, action: JsonObject): void {
  const cube = before.turn.cube as { visited: string[]; links: [string, number][]; at: string };
  const links = [...cube.links, [cube.at, action.exit]].map(String);
  const engine = before.players[before.turn.seat ?? 0]?.engine ?? 0;
  same('links once', new Set(links).size, links.length);
  same('stops once', new Set(cube.visited).size, cube.visited.length);
  same('within the engine', links.length <= engine, true);
  const earned = delivery.income as number[];
  const sum = earned.reduce((total, one) => total + one, 0);
  const hasOut = before.players.some(({ out }) => out !== null);
  same('a dollar a link', hasOut ? sum <= links.length : sum === links.length, true);
}

function same(what: string, is: unknown, expected: unknown): void {
  if (is === expected || canonical(is as never) === canonical(expected as never)) return;
  throw new Error(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(expected)}`);
}
