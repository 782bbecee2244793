import { useMemo } from 'preact/hooks';
import type { LiveMatch } from '../../match/live-match';
import type { StepsByHand } from '../../ui/steps/use-step-show';
import { type KeptSettings, keepSetting } from '../store/kept-settings';

/** In this many matches of a game steps wait for a tap, unless the person has chosen otherwise. */
const NEW_FOR = 3;

/** Whether automatic steps, such as an automa's, wait for a tap: as chosen, else in the first matches of a game. */
export function useStepsByHand(
  { header }: LiveMatch,
  settings: KeptSettings | undefined,
): StepsByHand {
  const { id, game } = header;
  const shown = settings?.shown ?? {};
  const seen = shown[game] ?? [];
  const isNew = seen.includes(id) || seen.length < NEW_FOR;
  const chosen = settings?.steps ?? null;
  return useMemo(
    () => ({
      byHand: chosen === null ? isNew : chosen === 'hand',
      onShown: () => {
        if (settings && !seen.includes(id) && seen.length < NEW_FOR)
          void keepSetting('shown', { ...shown, [game]: [...seen, id] });
      },
    }),
    [id, game, chosen, isNew, settings === undefined, seen.length],
  );
}
