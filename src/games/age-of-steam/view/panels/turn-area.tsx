import type { ComponentType } from 'preact';
import { lazyPart, usePrefetch } from '../../../../ui/lazy';
import type { Phase } from '../../rules/state';
import { useTable } from '../in-table';
import type { AskedProps, PanelProps } from './ask-panel';
import { AuctionPanel } from './auction-panel';
import { GrowPanel } from './grow-panel';
import { IssuePanel } from './issue-panel';
import { MovePanel } from './move-panel';
import { SelectPanel } from './select-panel';
import { WatchPanel } from './watch-panel';

/** The largest one, and not needed before the fourth step of a turn. */
const BuildPanel = lazyPart(async () => (await import('./build-panel')).BuildPanel);

const PANELS: Readonly<Record<Exclude<Phase, 'over'>, ComponentType<PanelProps>>> = {
  issue: IssuePanel,
  auction: AuctionPanel,
  select: SelectPanel,
  build: BuildPanel,
  move: MovePanel,
  grow: GrowPanel,
};

/** The one thing that the phase asks, or whom people wait for. */
export function TurnArea(props: AskedProps) {
  const { acting, facts } = useTable();
  usePrefetch(BuildPanel.code);
  const { phase } = facts;
  if (phase === 'over') return null;
  if (acting === null) return <WatchPanel />;
  const Panel = PANELS[phase];
  return <Panel {...props} acting={acting} />;
}
