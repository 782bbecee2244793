import { Download } from 'lucide-preact';
import { Button } from '../../ui/button';
import { install, installWay } from '../install/offer';
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
