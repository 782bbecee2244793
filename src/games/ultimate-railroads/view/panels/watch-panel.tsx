import { Watch } from '../../../../ui/turn/watch';
import { useTable } from '../in-table';
import type { PanelProps } from './frame';
import { SpacePanel } from './space-panel';

/** The space that is looked at, or who decides now, for those who wait; nothing once the match is over. */
export function WatchPanel({ own, turn, gains }: Pick<PanelProps, 'own' | 'turn' | 'gains'>) {
  const { facts, voice } = useTable();
  const { choice } = turn;
  if (choice.step === 'space')
    return <SpacePanel choice={choice} acting={null} own={own} turn={turn} gains={gains} />;
  if (facts.toAct === null) return null;
  return <Watch waiting={voice.table.ask.waiting(voice.name(facts.toAct))} />;
}
