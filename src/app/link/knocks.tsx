import { Check, X } from 'lucide-preact';
import { Button } from '../../ui/button';
import type { Sitting } from './sitting';
import { useLinkWords } from './words/words';

/** Who stands at the door, for the people at the host's phone. */
export function Knocks({ here }: { readonly here: Sitting }) {
  const words = useLinkWords();
  const answer = (phone: string, yes: boolean) =>
    here.table.do((session, now) => session.role === 'host' && session.admit(phone, yes, now));
  return here.view.value.knocking.map(({ phone, name }) => (
    <div class="notice" role="status" key={phone}>
      <p>{words.knocks(name)}</p>
      <Button kind="primary" icon={Check} onClick={() => answer(phone, true)}>
        {words.admit(name)}
      </Button>
      <Button icon={X} onClick={() => answer(phone, false)}>
        {words.refuse(name)}
      </Button>
    </div>
  ));
}
