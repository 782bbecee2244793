import { useState } from 'preact/hooks';
import { lazy } from '../../../kit/lazy';
import { useLazy, usePrefetch } from '../../../ui/lazy';
import { payoutPart } from '../modules/shares/view/payout-part';
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

const NOTHING = () => null;

type SheetsProps = Pick<MatchTableProps, 'state' | 'plies' | 'seeing' | 'session'>;

/** What opens over the table: what was scored or won last, and what is looked up. */
export function useSheets({ state, plies, seeing, session }: SheetsProps) {
  // A lesson tells of a scoring by itself.
  const scores = seeing !== 'still' && session !== undefined;
  const scoring = useScoring(state, plies, scores, scoringIn);
  const bonuses = useLazy(bonusPart, state.world.role[2] === 3);
  const won = useScoring(state, plies, scores, bonuses?.bonusesIn ?? NOTHING);
  // Its code may be there from a match in another world.
  const hasPayouts = (state.world.role[9] ?? 0) > 0;
  const payoutCode = useLazy(payoutPart, hasPayouts);
  const payouts = hasPayouts ? payoutCode : null;
  const paid = useScoring(state, plies, scores, (_, fresh) => {
    const events = plies.flatMap((ply) => ply.events);
    return payouts?.payoutsIn(state, events, events.length - fresh.length) ?? null;
  });
  const isScored = scoring.scored !== null;
  const isWon = won.scored !== null;
  const ScoringSheet = useLazy(scoringSheet, state.world.role[7] === 1);
  const [looked, look] = useState<LookedUp | null>(null);
  usePrefetch(lookUpSheet);
  const LookUpSheet = useLazy(lookUpSheet, looked !== null);
  return {
    /** Whether a scoring, a bonus or a payout is shown, one after the other. */
    isScored: isScored || isWon || paid.scored !== null,
    look,
    sheets: (
      <>
        {ScoringSheet && seeing !== 'covered' && (
          <ScoringSheet scoring={scoring.scored} onClose={scoring.close} />
        )}
        {bonuses && seeing !== 'covered' && (
          <bonuses.BonusSheet won={isScored ? null : won.scored} onClose={won.close} />
        )}
        {payouts && seeing !== 'covered' && (
          <payouts.PayoutSheet
            payouts={isScored || isWon ? null : paid.scored}
            onClose={paid.close}
          />
        )}
        {LookUpSheet && <LookUpSheet looked={looked} onClose={() => look(null)} />}
      </>
    ),
  };
}
