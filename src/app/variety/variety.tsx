import { LayoutGrid } from 'lucide-preact';
import { useMemo, useState } from 'preact/hooks';
import type { ComposedSetting } from '../../kit/setups';
import type { GameWords } from '../../kit/words';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { useLanguage } from '../../ui/words';
import { ShownPicture, usePicture } from '../share/shown-picture';
import { useWords } from '../words/words';
import { BlockGrid } from './block-grid';
import { drawVariety, type VarietyPlan } from './draw-variety';
import { blockPaths, type GridBlock, gridOf } from './grid';
import type { Played } from './played-by';
import './variety.css';
import { useVarietyWords } from './words';

interface ShareVarietyProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What can be seen on the picture. */
  readonly alt: string;
  readonly plan: Omit<VarietyPlan, 'day'>;
}

function ShareVariety({ open, onClose, title, alt, plan }: ShareVarietyProps) {
  const language = useLanguage();
  const picture = usePicture(
    (pen) => {
      const day = new Date().toLocaleDateString(language, { dateStyle: 'long' });
      return drawVariety(pen, { ...plan, day });
    },
    open,
    [plan.blocks, plan.sentence, language],
  );
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <div class="stack share" data-gap="3">
        <ShownPicture picture={picture} alt={alt} />
      </div>
    </Sheet>
  );
}

interface BlockSheetProps {
  /** undefined: none is open. */
  readonly block: GridBlock | undefined;
  readonly title: string;
  readonly rowName: (part: string) => string;
  readonly nameOf: (value: string) => string;
  readonly onGo: (value: string) => void;
  readonly onClose: () => void;
}

/** A block in squares of a finger's size. */
function BlockSheet({ block, title, rowName, nameOf, onGo, onClose }: BlockSheetProps) {
  return (
    <Sheet open={block !== undefined} title={title} onClose={onClose}>
      {block && (
        <BlockGrid block={block} label={title} rowName={rowName} nameOf={nameOf} onGo={onGo} />
      )}
    </Sheet>
  );
}

/** A block in small: a square for each value, full and checked where it has been played. */
function BlockPicture({ block }: { readonly block: GridBlock }) {
  const { wide, high, open, played, checks, blocked } = blockPaths(block);
  return (
    <svg class="variety__picture" viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
      <path class="variety__open" d={open} />
      <path class="variety__played" d={played} />
      <path class="variety__checks" d={checks} />
      <path class="variety__blocked" d={blocked} />
    </svg>
  );
}

export interface VarietyProps {
  readonly setting: ComposedSetting;
  readonly game: GameWords;
  readonly played: Played;
  /** How much has been played, as a sentence. */
  readonly sentence: string;
  readonly onGo: (value: string) => void;
}

/** Every value of a composed setting as a grid that fills as they are played, to look into and to share. */
export function Variety({ setting, game, played, sentence, onGo }: VarietyProps) {
  const words = useVarietyWords();
  const { newMatch } = useWords();
  const [opened, setOpened] = useState<string | null>(null);
  const [sharing, setSharing] = useState(false);
  const grid = useMemo(() => gridOf(setting, played), [setting, played]);
  const { key } = setting;
  const { label } = game.setting(key);
  const role = (place: number) => game.part?.(key, place) ?? newMatch.part(label, place + 1);
  const nameOf = (part: string) => [part, game.partValue?.(key, part)].filter(Boolean).join(' ');
  const shown = grid.find(({ part }) => part === opened);
  return (
    <div class="variety">
      <p class="note">{words.hint(role(0), role(1), role(2))}</p>
      <ul class="variety__blocks">
        {grid.map((block) => (
          <li key={block.part}>
            <button
              type="button"
              class="framed variety__block"
              aria-haspopup="dialog"
              onClick={() => setOpened(block.part)}
            >
              <span class="visually-hidden">{role(0)} </span>
              <b>{nameOf(block.part)}</b>
              <BlockPicture block={block} />
              <span class="variety__count">
                {block.of > 0 ? words.playedOf(block.played, block.of) : words.blocked}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        <Button icon={LayoutGrid} onClick={() => setSharing(true)}>
          {words.share}
        </Button>
      </div>
      <BlockSheet
        block={shown}
        title={`${role(0)}: ${nameOf(opened ?? '')}`}
        rowName={(part) => `${role(1)}: ${nameOf(part)}`}
        nameOf={(value) => game.value(key, value, {}).sentence}
        onGo={(value) => {
          setOpened(null);
          onGo(value);
        }}
        onClose={() => setOpened(null)}
      />
      <ShareVariety
        open={sharing}
        onClose={() => setSharing(false)}
        title={words.shareTitle(label)}
        alt={words.picture(sentence)}
        plan={{ game: game.name, sentence, blocks: grid, nameOf }}
      />
    </div>
  );
}
