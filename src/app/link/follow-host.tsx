import type { TableClient } from '../../match/linked/table-client';
import { Button } from '../../ui/button';
import { Notice, type Notices } from './notice';
import { nameIn } from './shown-names';
import { useLinkWords } from './words/words';

/** Another phone of the table has become its host. People follow it, or go on waiting. */
export const followHost: Notices = (here, words) => {
  const { otherHost } = here.view.value;
  if (otherHost === null) return [];
  const name = nameIn(here, otherHost);
  const follow = () =>
    here.table.do((session, now) => session.role === 'guest' && session.follow(otherHost, now));
  return [
    <Notice key="follow-host">
      <p>{words.otherHost(name)}</p>
      <Button kind="primary" onClick={follow}>
        {words.followHost(name)}
      </Button>
    </Notice>,
  ];
};

export function FollowHost({ here }: { readonly here: TableClient }) {
  return <>{followHost(here, useLinkWords())}</>;
}
