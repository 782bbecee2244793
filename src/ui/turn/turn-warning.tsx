import { Warning } from '../warning/warning';
import { useWarningWords } from '../warning/words';
import type { AskedFirst } from './use-choice';

interface TurnWarningProps {
  readonly warning: AskedFirst;
  readonly busy: boolean;
}

/** A warning about a choice that loses something. */
export function TurnWarning({ warning, busy }: TurnWarningProps) {
  const words = useWarningWords();
  return (
    <Warning
      question={words.sure}
      stay={words.back}
      go={warning.passes ? words.passAnyway : words.anyway}
      busy={busy}
      onStay={warning.stay}
      onGo={warning.go}
    >
      {warning.losses.map((loss) => (
        <p key={loss}>{loss}</p>
      ))}
    </Warning>
  );
}
