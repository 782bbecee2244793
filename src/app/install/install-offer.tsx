import { Download } from 'lucide-preact';
import { Button } from '../../ui/button';
import { useWords } from '../words/words';
import { install, installWay } from './offer';

/** Installing, where the browser allows us to offer it or the user can do it. */
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
