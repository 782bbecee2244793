import { ChevronDown } from 'lucide-preact';
import { ranked } from '../../../kit/ranked';
import { openStanding } from '../../../kit/standing';
import { useLazy } from '../../../ui/lazy';
import { SeatMark } from '../../../ui/seat-mark';
import { StandingList } from '../../../ui/standing-list';
import { rules } from '../rules';
import { OVER, PHASE } from '../rules/state';
import { texts } from '../words/texts';
import { arithmeticOf } from './arithmetic';
import { scoresNow } from './brief';
import type { MatchStandingProps } from './props';
import './standing.css';
import { useTableText, useWords } from './use-words';

/**
 * Everybody in order of rank with the terms of the score, which unfold to what they are made of; before the end as if
 * the round in play were scored now, and the game over. Those who share a place have the same number.
 */
export function Standing({ state, seats, viewers, plies, language }: MatchStandingProps) {
  const words = useWords(language);
  const table = useTableText(language);
  const standingText = useLazy(texts[language].brief)?.standing;
  if (!words || !table || !standingText) return null;
  const isOver = state.now[PHASE] === OVER;
  const standing = isOver
    ? rules.standing(state, viewers)
    : openStanding(scoresNow(state, viewers));
  const events = plies.flatMap((ply) => ply.events);
  const rows = ranked(standing).flatMap(({ holder, rank }) => {
    const plan = seats[holder];
    if (!plan) return [];
    const { terms, parts } = arithmeticOf(state, holder, isOver ? null : viewers, events, {
      table,
      names: words.names,
      standing: standingText,
    });
    return {
      ...{ holder, rank, name: plan.name },
      mark: <SeatMark {...plan} among={seats} />,
      points: table.points(standing.scores[holder] ?? 0),
      parts: (
        <details class="note ur-standing">
          <summary>
            <span>{terms.join(' + ')}</span>
            <ChevronDown size={20} aria-hidden="true" />
          </summary>
          <ul>
            {parts.map(({ label, points }) => (
              <li key={label}>
                <span>{label}</span> <b>{points}</b>
              </li>
            ))}
          </ul>
        </details>
      ),
    };
  });
  return <StandingList rows={rows} />;
}
