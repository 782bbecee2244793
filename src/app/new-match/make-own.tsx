import { PencilRuler } from 'lucide-preact';
import { Button } from '../../ui/button';
import { useGo } from '../go';
import { useWords } from '../words/words';

/** The way from a setting to designs of one's own for it. */
export function MakeOwn() {
  const words = useWords().newMatch;
  const go = useGo();
  return (
    <Button icon={PencilRuler} onClick={() => go.to('/boards')}>
      {words.makeOwn}
    </Button>
  );
}
