import type { ComponentType } from 'preact';
import type { Phase } from '../../rules/state';
import type { PanelProps } from './ask-panel';
import { AuctionPanel } from './auction-panel';
import { BuildPanel } from './build-panel';
import { GrowPanel } from './grow-panel';
import { IssuePanel } from './issue-panel';
import { MovePanel } from './move-panel';
import { SelectPanel } from './select-panel';

const PANELS: Readonly<Record<Exclude<Phase, 'over'>, ComponentType<PanelProps>>> = {
  issue: IssuePanel,
  auction: AuctionPanel,
  select: SelectPanel,
  build: BuildPanel,
  move: MovePanel,
  grow: GrowPanel,
};

/** The one thing that the phase asks. */
export function TurnArea(props: PanelProps) {
  const { phase } = props.facts;
  if (phase === 'over') return null;
  const Panel = PANELS[phase];
  return <Panel {...props} />;
}
