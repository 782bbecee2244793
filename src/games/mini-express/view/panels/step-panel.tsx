import { lazy } from '../../../../kit/lazy';
import { useLazy } from '../../../../ui/lazy';
import type { Choice } from '../choice';
import type { Turn } from '../use-turn';
import { CompanyPanel } from './company-panel';
import { ConfirmPanel } from './confirm-panel';

export const lookups = lazy(() => import('./lookups'));

interface StepPanelProps {
  readonly turn: Turn;
  /** The choice that the panels show so far. */
  readonly choice: Choice;
}

/** The panel that the last tap opened; nothing before the first tap. */
export function StepPanel({ turn, choice }: StepPanelProps) {
  const rest = useLazy(lookups, choice.step === 'city');
  if (choice.step === 'none') return null;
  if (choice.step === 'city') return rest && <rest.CityPanel turn={turn} city={choice.city} />;
  if (choice.step === 'company') return <CompanyPanel turn={turn} company={choice.company} />;
  return <ConfirmPanel turn={turn} choice={choice} />;
}
