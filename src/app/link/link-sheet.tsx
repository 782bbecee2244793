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
  const leave = () => {
    onClose();
    void leaveTable();
  };
  return (
    <Sheet open={open} title={words.row.title} onClose={onClose}>
      <div class="link-sheet">
        <Knocks here={here} />
        <PhonesList here={here} />
        <LobbySeats here={here} />
        <TalkPanel here={here} onSaid={onClose} />
        {here.view.value.role === 'host' && (
          <>
            <RoomCard here={here} />
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
