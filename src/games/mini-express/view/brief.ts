import type { Language } from '../../../kit/words';
import type { Brief } from '../../../ui/game-view';
import { atLeast, hasAutoma } from '../rules/options';
import { isTwoColumn } from '../rules/scoring';
import { OVER, PHASE, type State } from '../rules/state';
import { depletedCount, isLastRound } from '../rules/supply';
import type { BriefText } from '../words/en/brief';
import { texts } from '../words/texts';

/** What a match in this mode, on this level and with these variants is about (5, 6, 7.11, 8, 9.4, 10.3). */
export async function briefOf(state: State, language: Language): Promise<Brief> {
  const words = await texts[language].brief.fetch();
  const { mode, edition, spike } = state.options;
  const tough = edition === 'ko' && hasAutoma(mode);
  const at = (level: Parameters<typeof atLeast>[1]) => tough && atLeast(state.options, level);
  return {
    goal: [...words.goal[mode], words.way],
    end: [words.end(depletedAtEnd(state)), ...(at('normal') ? [words.endByTarget] : [])],
    points: [
      words.points(...worth(state)),
      ...(at('hard') ? [words.threeOrLess] : []),
      ...(at('expert') ? [words.belowAutoma] : []),
      ...(spike ? [words.spike] : []),
      words.totals,
    ],
    money: [],
    progress: progressOf(state, words),
    out: [],
  };
}

const depletedAtEnd = ({ options }: State) => (options.mode === 'duel-expert' ? 1 : 2);

/** What a share of anybody with influence is worth, from the least to the most that the chart of the board has. */
function worth(state: State): readonly [least: number, most: number] {
  const { chart } = state.board;
  const highest = chart.map(({ first, second }) => (isTwoColumn(state) ? second : first));
  return [Math.min(...chart.map(({ other }) => other)), Math.max(...highest)];
}

function progressOf(state: State, words: BriefText): string {
  if (state.turn[PHASE] === OVER) return '';
  if (isLastRound(state)) return words.lastRound;
  const left = Array.from(state.sharesLeft).filter((shares) => shares > 0);
  return words.progress(depletedCount(state), depletedAtEnd(state), Math.min(...left));
}
