import { type Lazy, lazy } from '../../../../kit/lazy';
import { useLazy } from '../../../../ui/lazy';
import type { State } from '../../rules/state/state';
import { type ByModule, inWorld } from '../model/base/parts';
import type { Panels } from '../model/panel-props';

/** The table of modules: what each asks that is not asked on the map. Only worlds with the module load it. */
const PANELS: ByModule<Lazy<Panels>> = [
  [1, lazy(async () => (await import('../../modules/deliver/view/panels')).panels)],
  [8, lazy(async () => (await import('../../modules/production/view/panels')).panels)],
  [3, lazy(async () => (await import('../../modules/privileges/view/panels')).panels)],
  [7, lazy(async () => (await import('../../modules/majorities/view/panels')).panels)],
  [9, lazy(async () => (await import('../../modules/shares/view/panels')).panels)],
];

const byWorld = new Map<string, Lazy<readonly Panels[]>>();

function panelsOf(state: State): Lazy<readonly Panels[]> {
  const { name } = state.world;
  const known = byWorld.get(name);
  if (known) return known;
  const panels = lazy(() => Promise.all(inWorld(PANELS, state).map((one) => one.fetch())));
  byWorld.set(name, panels);
  return panels;
}

/** The panels of a world's modules; null until they are there. The table waits for them. */
export const usePanels = (state: State) => useLazy(panelsOf(state));

/** The same, once the table is drawn. */
export const panelsIn = (state: State): readonly Panels[] => panelsOf(state).here() ?? [];
