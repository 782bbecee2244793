import { TALK } from '../../link/messages/talk';
import type { TableClient } from '../../match/linked/table-client';
import { Button, IconButton } from '../../ui/button';
import { Switch } from '../../ui/switch';
import { muted, setMuted } from './stored-settings';
import { TALK_ICONS } from './talk-icons';
import { useLinkWords } from './words/words';

/** Quick messages to the other phones, and the switch that hides them on this phone. */
export function TalkPanel({
  here,
  onSaid,
}: {
  readonly here: TableClient;
  readonly onSaid: () => void;
}) {
  const words = useLinkWords();
  const { table } = here;
  const say = (talk: (typeof TALK)[number]) => {
    table.do((session, now) => session.talk(talk, now));
    onSaid();
  };
  return (
    <section class="section">
      <h2 class="caps">{words.talkTitle}</h2>
      <div class="talk-list">
        {TALK.filter((talk) => !TALK_ICONS[talk]).map((talk) => (
          <Button key={talk} onClick={() => say(talk)}>
            {words.talk[talk]}
          </Button>
        ))}
      </div>
      <div class="row">
        {TALK.map((talk) => {
          const icon = TALK_ICONS[talk];
          return (
            icon && (
              <IconButton
                key={talk}
                name={words.talk[talk]}
                icon={icon}
                onClick={() => say(talk)}
              />
            )
          );
        })}
      </div>
      <Switch
        label={words.mute}
        hint={words.muteHint}
        on={muted.value}
        onChange={(yes) => void setMuted(yes)}
      />
    </section>
  );
}
