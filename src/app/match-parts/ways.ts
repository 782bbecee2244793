import { type Level, type Player, SEAT_COLORS, USUAL_LEVEL } from '../../kit/header';
import type { JsonObject } from '../../kit/json';
import type { AnyRules } from '../../kit/rules';
import type { SettingValue } from '../../kit/setups';
import type { People, SeatDraft } from './people';

/**
 * The chosen options in the game's form, without those that are not valid with the others, such as a variant that only
 * another board has. A choice that was left out applies again when it is valid.
 */
export function fitting(rules: AnyRules, wished: JsonObject): object {
  let left = wished;
  for (;;) {
    const read = rules.setups.read(left);
    if (read.ok) return read.value;
    const unfit = read.problem.at.split(/[.[]/)[0] ?? '';
    const { [unfit]: _, ...rest } = left;
    // A problem that belongs to no option: no choice can be kept.
    left = Object.hasOwn(left, unfit) ? rest : {};
  }
}

/** The number of holders without a seat: 1 where an automa plays. */
export function automasIn(rules: AnyRules, options: object, seats: number): number {
  const state = rules.begin(options, seats, '');
  return state.ok ? rules.standing(state.value).scores.length - seats : 0;
}

/**
 * Who is at a table. `computers`: one person here against computers. `together`: people who pass one phone round.
 * `linked`: people at phones of their own. `solo`: one person alone, against the automa where the game has one.
 */
export type Way = 'computers' | 'together' | 'linked' | 'solo';

/** The players that most people want at a table. */
const USUAL_COUNT = 3;

/** The values of the setting that decides who plays; one undefined value where the game has no such setting. */
function formatsOf({ setups }: AnyRules): readonly (SettingValue | undefined)[] {
  const setting = setups.settings.find(({ key }) => key === setups.format?.key);
  return setting?.kind === 'choice' ? setting.values : [undefined];
}

/** These options in another format. */
function inFormat(rules: AnyRules, options: JsonObject, value: SettingValue | undefined): object {
  const { format } = rules.setups;
  const wished = format && value !== undefined ? { ...options, [format.key]: value } : options;
  return fitting(rules, wished);
}

/** The formats for `count` players, with these options otherwise. */
export function formatsFor(rules: AnyRules, options: JsonObject, count: number) {
  return formatsOf(rules).filter((value) =>
    rules.setups.seats(inFormat(rules, options, value)).includes(count),
  );
}

/** How many can play, in any format, the fewest first. */
export function countsOf(rules: AnyRules, options: JsonObject): readonly number[] {
  const counts = formatsOf(rules).flatMap((value) => [
    ...rules.setups.seats(inFormat(rules, options, value)),
  ]);
  return [...new Set(counts)].sort((a, b) => a - b);
}

/** The options for `count` players: the format changes only where it must. */
export function optionsFor(rules: AnyRules, options: JsonObject, count: number): JsonObject {
  const formats = formatsFor(rules, options, count);
  const { format } = rules.setups;
  const now = format ? rules.setups.write(fitting(rules, options))[format.key] : undefined;
  const value = formats.find((one) => one === now) ?? formats[0];
  return format && value !== undefined ? { ...options, [format.key]: value } : options;
}

/** The ways in which a game can be played with these numbers of people. */
export function waysFor(counts: readonly number[]): readonly Way[] {
  const several: readonly Way[] = counts.some((one) => one > 1)
    ? ['computers', 'together', 'linked']
    : [];
  return counts.includes(1) ? [...several, 'solo'] : several;
}

/** The numbers of players to choose from in a way. */
export function countsIn(way: Way, counts: readonly number[]): readonly number[] {
  return counts.filter((one) => (way === 'solo' ? one === 1 : one > 1));
}

/** The number of players where nothing was chosen before: as close to the usual one as the game allows. */
export function usualCount(counts: readonly number[]): number {
  const several = counts.filter((one) => one > 1);
  return several.find((one) => one >= USUAL_COUNT) ?? several.at(-1) ?? counts[0] ?? 0;
}

/** The way in which these people play. */
export function wayOf(people: People): Way {
  if (people.length === 1) return 'solo';
  if (people.some((one) => one.away)) return 'linked';
  return people.filter(isPerson).length > 1 ? 'together' : 'computers';
}

/** The level of all computers; null where they differ, undefined where there are none. */
export function levelOf(people: People): Level | null | undefined {
  const levels = people.flatMap(({ player }) => (player.kind === 'computer' ? player.level : []));
  return levels.every((one) => one === levels[0]) ? levels[0] : null;
}

/** Every computer of these people at one level. */
export function atLevel(people: People, level: Level): People {
  return people.map((one) =>
    one.player.kind === 'computer' ? { ...one, player: { kind: 'computer', level } } : one,
  );
}

export interface Naming {
  /** Names for a person in a seat from 0, the likely ones first; there are enough for every seat. */
  readonly people: (seat: number) => readonly string[];
  /** Names of computers; there are enough for every seat. */
  readonly computers: readonly string[];
}

/** As many players as wanted, up to the number of colors; those who are there keep what the way allows. */
export function arrange(way: Way, count: number, people: People, names: Naming): People {
  const level = levelOf(people) ?? USUAL_LEVEL;
  const here = Math.max(0, people.findIndex(isHere));
  // The person at this phone stays when there are fewer seats.
  const staying =
    here < count
      ? people.slice(0, count)
      : [...people.slice(here, here + 1), ...people.slice(0, count - 1)];
  const own = here < count ? here : 0;
  const seats: SeatDraft[] = [];
  for (let seat = 0; seat < count; seat++) {
    const before = staying[seat];
    const player = playerIn(way, seat === own, before, level);
    const colour = colorFor(before, seats, staying.slice(seat + 1));
    if (!colour) break;
    const kept = before?.player.kind === player.kind ? before.name : undefined;
    const taken = [...seats, ...staying.slice(seat + 1)].map(({ name }) => name.trim());
    const free = (player.kind === 'person' ? names.people(seat) : names.computers).find(
      (name) => !taken.includes(name),
    );
    seats.push({
      name: kept ?? free ?? '',
      colour,
      player,
      away: way === 'linked' && seat !== own && player.kind === 'person',
    });
  }
  return seats;
}

function playerIn(way: Way, own: boolean, before: SeatDraft | undefined, level: Level): Player {
  if (way !== 'computers' || own) return { kind: 'person' };
  return before?.player.kind === 'computer' ? before.player : { kind: 'computer', level };
}

function colorFor(before: SeatDraft | undefined, seated: People, after: People) {
  const free = (others: People) =>
    SEAT_COLORS.find((colour) => others.every((one) => one.colour !== colour));
  if (before && seated.every((one) => one.colour !== before.colour)) return before.colour;
  return free([...seated, ...after]) ?? free(seated);
}

const isPerson = ({ player }: SeatDraft) => player.kind === 'person';
const isHere = (one: SeatDraft) => isPerson(one) && !one.away;
