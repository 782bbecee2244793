import type { SeatPlan } from '../../kit/header';
import { Cover } from '../../ui/cover';
import { SeatMark } from '../../ui/seat-mark';
import { useBesideWords } from './words';

export interface HandOverProps {
  readonly to: SeatPlan;
  readonly among: readonly SeatPlan[];
  readonly onTaken: () => void;
}

/** Hides the table until the next person has the phone. */
export function HandOver({ to, among, onTaken }: HandOverProps) {
  const words = useBesideWords();
  return (
    <Cover title={words.handTo(to.name)} go={words.ready(to.name)} onGo={onTaken}>
      <SeatMark {...to} among={among} />
      <p>{words.handHint}</p>
    </Cover>
  );
}
