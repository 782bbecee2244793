import { Download, RefreshCw } from 'lucide-preact';
import { Button } from '../../ui/button';
import { install, installWay } from '../install/offer';
import { applyUpdate, update } from '../install/updates';
import { useWords } from '../words/words';

/** Installing, where the browser lets us offer it or the person can do it. */
export function InstallOffer() {
  const words = useWords().install;
  const way = installWay();
  if (way === null) return null;
  return (
    <section class="section">
      <h2 class="caps">{words.title}</h2>
      <p class="note">{way === 'ios' ? words.ios : words.offer}</p>
      {way === 'button' && (
        <Button icon={Download} onClick={() => void install()}>
          {words.action}
        </Button>
      )}
    </section>
  );
}

/** A new version that lies ready stays on offer here after its toast was dismissed. */
export function UpdateOffer() {
  const words = useWords().install;
  if (update.value === 'none') return null;
  const waiting = update.value === 'waiting';
  return (
    <div class="notice">
      <p>{waiting ? words.updateReady : words.updateElsewhere}</p>
      <Button icon={RefreshCw} onClick={() => void applyUpdate()}>
        {waiting ? words.update : words.reload}
      </Button>
    </div>
  );
}
