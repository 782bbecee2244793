import type { DesignRecord } from '../../archive/database';
import { useGo } from '../screen/go';
import { keepChoice, keptSettings } from '../store/kept-settings';

type Playable = Pick<DesignRecord, 'game' | 'setting' | 'design'>;

/** Goes to the new match with this design, and with all other choices as last time. */
export function usePlayOn(): (design: Playable) => Promise<void> {
  const go = useGo();
  return async ({ game, setting, design }) => {
    const { choices } = await keptSettings();
    const last = choices[game] ?? { options: {}, count: 0, people: [], help: null };
    await keepChoice(game, { ...last, options: { ...last.options, [setting]: design } });
    go.to(`/new/${game}`);
  };
}
