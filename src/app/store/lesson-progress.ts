import { type KeptSettings, keepSetting, keptSettings } from './kept-settings';

export const lessonKey = (game: string, id: string) => `${game} ${id}`;

/** Whether a step of any lesson of the game has been done. */
export function hasLearned({ lessons }: Pick<KeptSettings, 'lessons'>, game: string): boolean {
  return Object.entries(lessons).some(
    ([key, steps]) => steps > 0 && key.startsWith(lessonKey(game, '')),
  );
}

export async function keepProgress(game: string, id: string, steps: number): Promise<void> {
  const { lessons } = await keptSettings();
  await keepSetting('lessons', { ...lessons, [lessonKey(game, id)]: steps });
}
