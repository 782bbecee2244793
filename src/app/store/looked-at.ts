import { useEffect } from 'preact/hooks';
import { type CatalogueEntry, offered } from '../../games/offered';
import { type KeptSettings, keepSetting, keptSettings } from './kept-settings';
import { lessonKey } from './lesson-key';

/** The game that was looked at last, or else begun as a match or as a lesson, or else the first one. */
export function lastLookedAt({
  looked,
  game,
  lessons,
}: Pick<KeptSettings, 'looked' | 'game' | 'lessons'>): CatalogueEntry | undefined {
  const begun = Object.keys(lessons);
  return (
    offered.find(({ id }) => id === looked) ??
    offered.find(({ id }) => id === game) ??
    offered.find(({ id }) => begun.some((key) => key.startsWith(lessonKey(id, '')))) ??
    offered[0]
  );
}

/** Remembers the game that a screen is about; left out: not known yet. */
export function useLookedAt(game?: string): void {
  useEffect(() => {
    if (game === undefined) return;
    void keptSettings().then((settings) => {
      if (lastLookedAt(settings)?.id !== game) void keepSetting('looked', game);
    });
  }, [game]);
}
