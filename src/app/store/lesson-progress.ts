import { keepSetting, keptSettings } from './kept-settings';
import { lessonKey } from './lesson-key';

export async function keepProgress(game: string, id: string, steps: number): Promise<void> {
  const { lessons } = await keptSettings();
  await keepSetting('lessons', { ...lessons, [lessonKey(game, id)]: steps });
}
