import type { Person } from './person';

/** What can be chosen is there. */
export const ASKED = '.mx-hint';

/** Plays some legal action by taps: a share where one can be had, else track into a city. */
export async function act(person: Person, whim: number): Promise<void> {
  await person.tap({ css: '.mx-card:not([data-idle])', nth: whim });
  await person.has('.targets');
  const share = '.turn-panel__body > .button:not([aria-disabled])';
  const hasShare = (await person.texts(share)).length > 0;
  await person.tap({ css: hasShare ? share : '.target', nth: hasShare ? 0 : whim });
  await person.sees('.turn-panel__foot');
  for (const question of await person.texts('.question[data-open]'))
    if (question) await person.tap({ css: '.question[data-open] button' });
  await person.tap('Confirm');
  await person.hasNo('.turn-panel__foot');
}
