import { Library } from 'lucide-preact';
import type { GameWords } from '../../kit/words';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { Sheet } from '../../ui/sheet';
import { useGo } from '../screen/go';
import { useLoaded } from '../screen/use-loaded';
import { PageText } from './page-text';
import { useBookWords } from './words';

export interface PageSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Of the game. */
  readonly id: string;
  readonly game: GameWords;
  readonly view: GameView;
  readonly setting: string;
  readonly value: string;
}

/** The page of a value over a screen whose choices it leaves as they are. */
export function PageSheet({ open, onClose, id, game, view, setting, value }: PageSheetProps) {
  const own = useBookWords();
  const go = useGo();
  const { label } = game.setting(setting);
  const page = useLoaded(
    async () => (open && (await game.page?.(setting, value))) || null,
    [open, game, setting, value],
  );
  return (
    <Sheet
      open={open}
      title={`${label} ${value}`}
      onClose={onClose}
      footer={
        <Button icon={Library} wide onClick={() => go.to(`/${id}/${value}`)}>
          {own.toBook}
        </Button>
      }
    >
      {page && <PageText page={page} above={`${label} ${value}`} setting={setting} view={view} />}
    </Sheet>
  );
}
