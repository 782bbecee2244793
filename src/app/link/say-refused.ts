import type { Refusal } from '../../kit/rules';
import { showToast } from '../../ui/toast';
import { refusalSaid } from './words/said';

/** Tells why the table has not done what was asked here; nothing where it has. */
export function sayRefused(refused: Refusal | null | undefined): void {
  const text = refused && refusalSaid(refused.because);
  if (text) showToast({ text });
}
