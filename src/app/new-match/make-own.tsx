import { PencilRuler } from 'lucide-preact';
import { Button } from '../../ui/button';
import { useGo } from '../screen/go';
import { useWords } from '../words/words';

/** A button from a setting to its user designs. */
export function MakeOwn() {
  const words = useWords().newMatch;
  const go = useGo();
  return (
    <Button icon={PencilRuler} onClick={() => go.to('/designs')}>
      {words.makeOwn}
    </Button>
  );
}
