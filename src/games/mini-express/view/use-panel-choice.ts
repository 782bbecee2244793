import { useFrameLater } from '../../../ui/next-frame';
import type { Choice } from './choice';

/**
 * The choice whose panel is open. A tap on a city is answered by the board; what it asks and shows besides comes a
 * frame later, and so long the company's panel stays.
 */
export function usePanelChoice(choice: Choice): Choice {
  const drawn = useFrameLater<Choice['step']>(choice.step, 'none');
  return choice.step === 'build' && drawn === 'company'
    ? { step: drawn, company: choice.company }
    : choice;
}
