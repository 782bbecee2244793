import { Settings } from 'lucide-preact';
import type { LinkTrouble } from '../../link/connections/link';
import { Button } from '../../ui/button';
import { useGo } from '../screen/go';
import { useLinkWords } from './words/words';

/** The way to the address of the signaling server, where phones cannot be linked because of it. */
export function ServerAddress({ trouble }: { readonly trouble: LinkTrouble['trouble'] }) {
  const words = useLinkWords();
  const go = useGo();
  if (trouble !== 'bad-server') return null;
  return (
    <Button icon={Settings} onClick={() => go.to('/settings')}>
      {words.toSettings}
    </Button>
  );
}
