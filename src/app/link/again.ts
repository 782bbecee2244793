import { showToast } from '../../ui/toast';
import { sayRefused } from './say-refused';
import { sitting } from './sit';
import { linkWords } from './words/words';

/** Another match with the people at this table. Only the host's phone can gather them; at a guest's it is asked for. */
export function playAgain(): void {
  const here = sitting.peek();
  if (!here) return;
  const refused = here.table.do((session, now) => {
    if (session.role === 'host') return session.again(now);
    session.talk('one-more', now);
    return null;
  });
  const { role, table } = here.view.peek();
  const host = table?.lobby.phones.find(({ phone }) => phone === table.host);
  sayRefused(refused);
  if (role === 'guest') showToast({ text: linkWords().askedAgain(host?.name ?? '') });
}
