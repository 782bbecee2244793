import { useState } from 'preact/hooks';
import { lazy } from '../../../kit/lazy';
import { useLazy, usePrefetch } from '../../../ui/lazy';
import { scoringIn } from './model/base/scoring';
import type { LookedUp } from './model/looked-up';
import { useScoring } from './model/use-scoring';
import type { MatchTableProps } from './props';
import { bonusPart } from './table/bonuses';

/** Looked up now and then. */
const lookUpSheet = lazy(async () => (await import('./panels/sheets')).LookUpSheet);
/** Only where there are scorings. */
const scoringSheet = lazy(
  async () => (await import('../modules/majorities/view/scoring-sheet')).ScoringSheet,
);

const NOTHING_WON = () => null;

type SheetsProps = Pick<MatchTableProps, 'state' | 'plies' | 'seeing' | 'session'>;

/** What opens over the table: what was scored or won last, and what is looked up. */
export function useSheets({ state, plies, seeing, session }: SheetsProps) {
  // A lesson tells of a scoring by itself.
  const scores = seeing !== 'still' && session !== undefined;
  const scoring = useScoring(state, plies, scores, scoringIn);
  const bonuses = useLazy(bonusPart, state.world.role[2] === 3);
  const won = useScoring(state, plies, scores, bonuses?.bonusesIn ?? NOTHING_WON);
  const ScoringSheet = useLazy(scoringSheet, state.world.role[7] === 1);
  const [looked, look] = useState<LookedUp | null>(null);
  usePrefetch(lookUpSheet);
  const LookUpSheet = useLazy(lookUpSheet, looked !== null);
  return {
    /** Whether a scoring or a bonus is shown. */
    isScored: scoring.scored !== null || won.scored !== null,
    look,
    sheets: (
      <>
        {ScoringSheet && seeing !== 'covered' && (
          <ScoringSheet scoring={scoring.scored} onClose={scoring.close} />
        )}
        {bonuses && seeing !== 'covered' && (
          <bonuses.BonusSheet won={scoring.scored ? null : won.scored} onClose={won.close} />
        )}
        {LookUpSheet && <LookUpSheet looked={looked} onClose={() => look(null)} />}
      </>
    ),
  };
}
