import { RefreshCw } from 'lucide-preact';
import { Button } from '../../ui/button';
import { useWords } from '../words/words';
import { applyUpdate, update } from './updates';

/** A new version that is waiting is still offered on these screens after its toast was dismissed. */
export function UpdateOffer() {
  const words = useWords().install;
  if (update.value === 'none') return null;
  const waiting = update.value === 'waiting';
  return (
    <div class="notice" role="status">
      <p>{waiting ? words.updateReady : words.updateElsewhere}</p>
      <Button icon={RefreshCw} onClick={() => void applyUpdate()}>
        {waiting ? words.update : words.reload}
      </Button>
    </div>
  );
}
