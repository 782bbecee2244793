import { keepSetting, keptSettings } from './kept-settings';

export const lessonKey = (game: string, id: string) => `${game} ${id}`;

export async function keepProgress(game: string, id: string, steps: number): Promise<void> {
  const { lessons } = await keptSettings();
  await keepSetting('lessons', { ...lessons, [lessonKey(game, id)]: steps });
}
