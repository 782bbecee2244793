import type { Person } from './person';

/** The table is at rest, and a player at this browser has to act. */
export const ASKED = '[data-settled] [data-question]';

/** Plays some legal action by taps: a share where one can be had, else track into a city. */
export async function act(person: Person, whim: number): Promise<void> {
  await person.isAtRest();
  await person.tap({ css: 'button[data-company]:not([data-idle])', nth: whim });
  await person.isAtRest();
  const share = '.turn-panel__body .button:not([aria-disabled])';
  const hasShare = (await person.texts(share)).length > 0;
  await person.tap({ css: hasShare ? share : '.target', nth: hasShare ? 0 : whim });
  await person.isAtRest();
  for (const question of await person.texts('.question[data-open]')) {
    if (question) await person.tap({ css: '.question[data-open] button' });
    await person.isAtRest();
  }
  await person.tap('Confirm');
}
