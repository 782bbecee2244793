import {
  Frown,
  Heart,
  Laugh,
  LogOut,
  PartyPopper,
  Smile,
  ThumbsUp,
  TrainFront,
} from 'lucide-preact';
import { TALK, type Talk } from '../../link/messages/message';
import type { TableClient } from '../../match/linked/table-client';
import { Button, type Icon, IconButton } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { Switch } from '../../ui/switch';
import { showToast } from '../../ui/toast';
import { AskingButton } from '../../ui/warning/asking-button';
import { HostCameraButton } from './camera/host-camera';
import { JoinRequests } from './lobby-notices';
import { LobbySeats } from './lobby-seats';
import { PhonesList } from './phones-list';
import { RoomCard } from './room-card';
import { muted, setMuted } from './stored-settings';
import { linkedTables } from './tables';
import { useLinkedMatchWords } from './words/match-words';
import { useLinkWords } from './words/words';

/** Quick messages that are shown as icons. Their texts are the icons' names. */
export const TALK_ICONS: Partial<Record<Talk, Icon>> = {
  smile: Smile,
  laugh: Laugh,
  surprise: PartyPopper,
  sad: Frown,
  heart: Heart,
  thumb: ThumbsUp,
  train: TrainFront,
};

/** Quick messages to the other phones, and the switch that hides them on this phone. */
function TalkPanel({ here, onSaid }: { readonly here: TableClient; readonly onSaid: () => void }) {
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
      <div class="talk-signs">
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

interface LinkSheetProps {
  readonly here: TableClient;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The phones of a table with a match, and the ways in and out. */
export function LinkSheet({ here, open, onClose }: LinkSheetProps) {
  const words = useLinkWords();
  const own = useLinkedMatchWords();
  const { role, table } = here.view.value;
  // Right after a match has been opened to other phones, only the way in matters.
  const secrets = here.match.value?.rules.secrets;
  const alone = role === 'host' && table?.lobby.phones.length === 1;
  const leave = () => {
    onClose();
    void linkedTables.leave().then(() => showToast({ text: own.ownCopy }));
  };
  return (
    <Sheet open={open} title={words.row.title} onClose={onClose}>
      <div class="stack link-sheet" data-gap="4">
        <JoinRequests here={here} />
        {alone && <RoomCard here={here} />}
        <PhonesList here={here} />
        <LobbySeats here={here} />
        <TalkPanel here={here} onSaid={onClose} />
        {role === 'host' && (
          <>
            {!alone && <RoomCard here={here} />}
            <HostCameraButton here={here} />
          </>
        )}
        <p class="note">{words.fairness}</p>
        {secrets && (
          <p class="note">{secrets.simultaneous ? words.secretUntilAll : words.hiddenKnown}</p>
        )}
        <AskingButton
          icon={LogOut}
          question={words.asksLeave}
          warning={words.leaveHint}
          go={words.leaveNow}
          onGo={leave}
        >
          {words.leave}
        </AskingButton>
        <p class="note">{words.leaveHint}</p>
      </div>
    </Sheet>
  );
}
