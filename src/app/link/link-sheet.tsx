import { LogOut } from 'lucide-preact';
import type { TableClient } from '../../match/linked/table-client';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { HostCameraButton } from './camera/host-camera-button';
import { JoinRequests } from './join-requests';
import { LobbySeats } from './lobby-seats';
import { PhonesList } from './phones-list';
import { RoomCard } from './room-card';
import { linkedTables } from './tables';
import { TalkPanel } from './talk-panel';
import { useLinkWords } from './words/words';

export interface LinkSheetProps {
  readonly here: TableClient;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The phones of a table with a match, and the ways in and out. */
export function LinkSheet({ here, open, onClose }: LinkSheetProps) {
  const words = useLinkWords();
  const { role, table } = here.view.value;
  // Right after a match has been opened to other phones, only the way in matters.
  const secrets = here.match.value?.rules.secrets;
  const alone = role === 'host' && table?.lobby.phones.length === 1;
  const leave = () => {
    onClose();
    void linkedTables.leave();
  };
  return (
    <Sheet open={open} title={words.row.title} onClose={onClose}>
      <div class="link-sheet">
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
        <Button icon={LogOut} onClick={leave}>
          {words.leave}
        </Button>
        <p class="note">{words.leaveHint}</p>
      </div>
    </Sheet>
  );
}
