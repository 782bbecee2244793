import { figureAt } from '../../../kit/figure-at';
import { ranked } from '../../../kit/ranked';
import type { Standing as Ranking } from '../../../kit/standing';
import { SeatMark } from '../../../ui/seat-mark';
import { StandingList } from '../../../ui/standing-list';
import { MODULES } from '../data/world/world';
import { rules } from '../rules';
import { ownerPoints } from '../rules/base/flow';
import type { State } from '../rules/state/state';
import { type Voice, voiceOf } from './model/base/voice';
import { shareTerms } from './model/share-terms';
import type { MatchStandingProps } from './props';
import { scoreUnit } from './score-unit';
import { useTableText, useWords } from './use-words';

/** Everybody in order of rank with what the score is made of; those who share a place have the same number. */
export function Standing({ state, seats, viewers, language }: MatchStandingProps) {
  const words = useWords(language);
  const table = useTableText(language);
  if (!words || !table) return null;
  const { name: world, company } = state.world;
  const voice = voiceOf(words, table, seats, { world, company });
  const standing = rules.standing(state, viewers);
  const form = scoreUnit(state) === 'dollars' ? table.standing.money : table.standing.points;
  const places = ranked(standing);
  const rows = places.flatMap(({ holder, rank }, at) => {
    const plan = seats[holder];
    if (!plan) return [];
    return {
      ...{ holder, rank, name: plan.name },
      mark: <SeatMark {...plan} among={seats} />,
      points: form(standing.scores[holder] ?? 0),
      parts: (
        <>
          <p class="note">{termsOf(state, holder, voice).join(' + ')}</p>
          {tieOf(state, standing, places.slice(at, at + 2), voice)}
        </>
      ),
    };
  });
  return <StandingList rows={rows} />;
}

/** What decided between two with the same score of whom only one is ahead (G8.3). */
function tieOf(
  { world }: State,
  { scores }: Ranking,
  [one, next]: readonly { readonly holder: number; readonly rank: number }[],
  { table, seat }: Voice,
) {
  if (!one || !next || one.rank === next.rank || scores[one.holder] !== scores[next.holder])
    return null;
  const goal = MODULES.find((digit) => world.role[Number(digit)] === 1);
  return goal ? <p class="note">{table.standing.tie(seat(next.holder), goal)}</p> : null;
}

/** What a score is made of: points in play and at the end; with shares, each sum and how it is made up. */
function termsOf(state: State, seat: number, voice: Voice): readonly string[] {
  const { standing } = voice.table;
  if (state.world.role[9] === 0) {
    const points = ownerPoints(state)[seat] ?? 0;
    const inPlay = figureAt(state.vp, seat);
    return [standing.inPlay(inPlay), standing.atEnd(points - inPlay)];
  }
  const isMoney = scoreUnit(state) === 'dollars';
  const cash = isMoney ? [standing.money(figureAt(state.seatCash, seat))] : [];
  return [...cash, ...shareTerms(state, seat, voice).map(([what, sum]) => `${sum} (${what})`)];
}
