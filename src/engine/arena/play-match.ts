import type { CatalogueEntry } from '../../games/catalogue';
import { scriptedPlayers } from '../../games/scripted-players';
import type { AnyAdvice } from '../../kit/advice';
import { SEAT_COLORS, type SeatPlan } from '../../kit/header';
import { FILE_VERSION, ONE_MATCH } from '../../kit/match-file';
import { unwrap } from '../../kit/result';
import { type Action, isRefusal } from '../../kit/rules';
import type { AnyScriptedPlayer } from '../../kit/scripted-player';
import { Timeline } from '../../kit/timeline';
import { chooserFor } from '../../players/chooser';
import { freshMatch, type Game } from '../set-up';
import { type Contest, type Contestant, type ContestResult, seating, seedOf } from './contest';

/** A game with everything that computer players need. */
interface PlayableGame extends Game {
  readonly advice: AnyAdvice | null;
  readonly scripted: AnyScriptedPlayer | null;
}

/** Plays one match of a contest to its end. `now`: milliseconds since 1970; null: no file. */
export async function playMatch(
  game: PlayableGame,
  contest: Contest,
  match: number,
  now: number | null,
): Promise<ContestResult> {
  const { rules } = game;
  const { players, options } = contest;
  const seed = seedOf(contest, match);
  const order = seating(match, players.length);
  const seated = order.flatMap((player) => players[player] ?? []);
  const begun = unwrap(freshMatch(game, { options, seats: players.length, seed }, now ?? 0));

  const state = begun.stateAt(0);
  const line: Action[] = [];
  const choosers = seated.map(({ spec }, seat) =>
    chooserFor(spec, game, seat, `${contest.seed} ${match} ${seat}`),
  );
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    const choose = choosers[seat];
    if (!choose) throw new RangeError('the seat to act has no player');
    const action = await choose(state, line);
    rules.play(state, action);
    line.push(action);
  }

  const { scores, places } = rules.standing(state);
  if (!places) throw new TypeError('the match is over but has no places');
  // The automa has no seat. It comes after the last player, as it comes after the last seat.
  const playerOf = (holder: number) => order[holder] ?? holder;
  const byPlayer = (figures: readonly number[]) => {
    const sorted: number[] = [];
    figures.forEach((figure, holder) => {
      sorted[playerOf(holder)] = figure;
    });
    return sorted;
  };
  return {
    match,
    places: byPlayer(places),
    scores: byPlayer(scores),
    file: now === null ? null : filed(begun, seated.map(seatPlan), line, now),
  };
}

function seatPlan({ name, spec }: Contestant, seat: number): SeatPlan {
  const level = spec.kind === 'search' && 'level' in spec.budget ? spec.budget.level : null;
  return {
    name,
    colour: SEAT_COLORS[seat % SEAT_COLORS.length] ?? SEAT_COLORS[0],
    player: level ? { kind: 'computer', level } : { kind: 'person' },
  };
}

/** The match as a file that the app can import. */
function filed(
  begun: Timeline,
  seats: readonly SeatPlan[],
  line: readonly Action[],
  now: number,
): string {
  const timeline = unwrap(Timeline.begin(begun.rules, { ...begun.header, seats }));
  for (const action of line) {
    const entry = timeline.prepare(action, now);
    if (isRefusal(entry)) throw new Error('an action that was played is refused on replay');
    timeline.append(entry);
  }
  const { header, entries } = timeline;
  return JSON.stringify({ format: ONE_MATCH, version: FILE_VERSION, header, entries });
}

/** Loads a game of the catalogue with everything that computer players need. null: the first game. */
export async function loadGame(
  catalogue: readonly CatalogueEntry[],
  game: string | null,
): Promise<PlayableGame> {
  const entry = game === null ? catalogue[0] : catalogue.find(({ id }) => id === game);
  if (!entry)
    throw new Error(`There is no game ${game}: ${catalogue.map(({ id }) => id).join(', ')}.`);
  const [rules, reader, advice, scripted] = await Promise.all([
    entry.rules(),
    entry.reader(),
    entry.advice?.() ?? null,
    scriptedPlayers[entry.id]?.() ?? null,
  ]);
  return { rules, reader, advice, scripted };
}
