import { ENDINGS, LINK_REFUSALS } from './reasons';
import { linkWords } from './words';

/** The sentence for a refusal of the linked phones; null: the word is the rules'. */
export function refusalSaid(because: string): string | null {
  const known = LINK_REFUSALS.find((one) => one === because);
  return known ? linkWords().refused[known] : null;
}

export function endingSaid(because: string, app: string | null): string {
  const { ended, otherApp } = linkWords();
  if (because === 'other-app' && app !== null) return otherApp(app, __APP_VERSION__);
  return ended[ENDINGS.find((one) => one === because) ?? 'broken'];
}
