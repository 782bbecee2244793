import { keepSetting, keptSettings } from '../store/kept-settings';

/** The key of a lesson's progress. */
export const lessonKey = (game: string, id: string) => `${game} ${id}`;

/** Stores how many steps of a lesson are done. */
export async function keepProgress(game: string, id: string, steps: number): Promise<void> {
  const { lessons } = await keptSettings();
  await keepSetting('lessons', { ...lessons, [lessonKey(game, id)]: steps });
}
