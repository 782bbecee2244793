import { keepSetting, keptSettings } from '../kept-settings';

/** Under which name the progress of a lesson is kept. */
export const lessonKey = (game: string, id: string) => `${game} ${id}`;

/** Keeps how many steps of a lesson are done. */
export async function keepProgress(game: string, id: string, steps: number): Promise<void> {
  const { lessons } = await keptSettings();
  await keepSetting('lessons', { ...lessons, [lessonKey(game, id)]: steps });
}
