import { FileDown, Share2 } from 'lucide-preact';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { useLanguage } from '../../ui/words';
import { useExport } from '../files/use-export';
import type { OpenedMatch } from '../match-parts/use-match';
import { drawPicture } from './picture';
import { planOf } from './plan-of';
import './share.css';
import { ShownPicture } from './shown-picture';
import { usePicture } from './use-picture';
import { useShareWords } from './words';

export interface ShareSheetProps extends OpenedMatch {
  readonly sentences: readonly string[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Shares a picture of the end of a match, or the whole match as a file. */
export function ShareSheet({ sentences, open, onClose, ...opened }: ShareSheetProps) {
  const words = useShareWords();
  const language = useLanguage();
  const picture = usePicture(
    async (pen) => drawPicture(pen, await planOf(opened, sentences, language)),
    open,
    [opened.match, sentences.join('\n'), language],
  );
  const { saveOne, shareOne } = useExport();
  const { id } = opened.match.header;
  return (
    <Sheet open={open} title={words.title} onClose={onClose}>
      <div class="share">
        <ShownPicture picture={picture} alt={words.picture} />
        <p class="note">{words.fileHint}</p>
        <div class="row">
          <Button icon={Share2} onClick={() => void shareOne(id)}>
            {words.shareFile}
          </Button>
          <Button icon={FileDown} onClick={() => void saveOne(id)}>
            {words.saveFile}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
