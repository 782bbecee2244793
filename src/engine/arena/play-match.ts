import type { AnyAdvice } from '../../kit/advice';
import { SEAT_COLOURS, type SeatPlan } from '../../kit/header';
import { FILE_VERSION, ONE_MATCH } from '../../kit/match-file';
import { type Action, isProblem, isRefusal } from '../../kit/rules';
import { Timeline } from '../../kit/timeline';
import { chooserFor } from '../../players/chooser';
import { freshMatch, type Game } from '../set-up';
import { type Contest, type Contestant, type Result, seating, seedOf } from './contest';

/** A game with what its players need. */
export interface Ring extends Game {
  readonly advice: AnyAdvice | null;
}

/** Plays one match of a contest to its end. `now`: milliseconds since 1970; null writes no file. */
export async function playMatch(
  ring: Ring,
  contest: Contest,
  match: number,
  now: number | null,
): Promise<Result> {
  const { rules } = ring;
  const { players, options } = contest;
  const seed = seedOf(contest, match);
  const order = seating(match, players.length);
  const seated = order.flatMap((player) => players[player] ?? []);
  const begun = freshMatch(ring, { options, seats: players.length, seed }, now ?? 0);
  if (isProblem(begun)) throw new Error(`${begun.at}: ${begun.problem}`);

  const state = begun.stateAt(0);
  const line: Action[] = [];
  const choosers = seated.map(({ spec }, seat) =>
    chooserFor(spec, ring, seat, `${contest.seed} ${match} ${seat}`),
  );
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    const choose = choosers[seat];
    if (!choose) throw new RangeError('who is to act has a seat');
    const action = await choose(state, line);
    rules.play(state, action);
    line.push(action);
  }

  const { scores, ranking } = rules.standing(state);
  if (!ranking) throw new TypeError('a match that is over has a ranking');
  // Whoever holds no seat, the automa, stands behind the last player as behind the last seat.
  const playerOf = (holder: number) => order[holder] ?? holder;
  const byPlayer: number[] = [];
  scores.forEach((score, holder) => {
    byPlayer[playerOf(holder)] = score;
  });
  return {
    match,
    ranking: ranking.map(playerOf),
    scores: byPlayer,
    file: now === null ? null : filed(begun, seated.map(seatPlan), line, now),
  };
}

function seatPlan({ name, spec }: Contestant, seat: number): SeatPlan {
  const level = spec.kind === 'search' && 'level' in spec.budget ? spec.budget.level : null;
  return {
    name,
    colour: SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? SEAT_COLOURS[0],
    player: level ? { kind: 'computer', level } : { kind: 'person' },
  };
}

/** The match as a file that the app brings in. */
function filed(
  begun: Timeline,
  seats: readonly SeatPlan[],
  line: readonly Action[],
  now: number,
): string {
  const timeline = Timeline.begin(begun.rules, { ...begun.header, seats });
  if (isProblem(timeline)) throw new Error(timeline.problem);
  for (const action of line) {
    const entry = timeline.prepare(action, now);
    if (isRefusal(entry)) throw new Error('what was played can be played again');
    timeline.append(entry);
  }
  const { header, entries } = timeline;
  return JSON.stringify({ format: ONE_MATCH, version: FILE_VERSION, header, entries });
}
