import type { DesignRecord } from '../../archive/database';
import { useGo } from '../screen/go';
import { keepSetting, keptSettings } from '../store/kept-settings';

type Playable = Pick<DesignRecord, 'game' | 'setting' | 'design'>;

/** Goes to the new match with this design, and with all other choices as last time. */
export function usePlayOn(): (design: Playable) => Promise<void> {
  const go = useGo();
  return async ({ game, setting, design }) => {
    const { choice } = await keptSettings();
    const last = choice?.game === game ? choice : null;
    const options = { ...last?.options, [setting]: design };
    await keepSetting('choice', { game, options, seats: last?.seats ?? 0 });
    go.to('/new');
  };
}
