import { LogOut } from 'lucide-preact';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { HostCameraButton } from './camera/host-camera-button';
import { Knocks } from './knocks';
import { LobbySeats } from './lobby-seats';
import { PhonesList } from './phones-list';
import { RoomCard } from './room-card';
import { leaveTable } from './sit';
import type { Sitting } from './sitting';
import { TalkPanel } from './talk-panel';
import { useLinkWords } from './words/words';

export interface LinkSheetProps {
  readonly here: Sitting;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The phones at a table that plays, and the ways in and out. */
export function LinkSheet({ here, open, onClose }: LinkSheetProps) {
  const words = useLinkWords();
  const { role, table } = here.view.value;
  // Who has just opened a match to others wants nothing but the way in.
  const alone = role === 'host' && table?.lobby.phones.length === 1;
  const leave = () => {
    onClose();
    void leaveTable();
  };
  return (
    <Sheet open={open} title={words.row.title} onClose={onClose}>
      <div class="link-sheet">
        <Knocks here={here} />
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
        <Button icon={LogOut} onClick={leave}>
          {words.leave}
        </Button>
        <p class="note">{words.leaveHint}</p>
      </div>
    </Sheet>
  );
}
