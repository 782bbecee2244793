import { Copy, FileDown, ImageDown, Share2 } from 'lucide-preact';
import { Button } from '../../ui/button';
import { Progress } from '../../ui/progress';
import { Sheet } from '../../ui/sheet';
import { showToast } from '../../ui/toast';
import { canShare, copyPicture, share } from '../files/hand-out';
import { saveBlob } from '../files/save-file';
import { useExport } from '../files/use-export';
import type { OpenedMatch } from '../match-parts/use-match';
import './share.css';
import { type Picture, usePicture } from './use-picture';
import { useShareWords } from './words';

export interface ShareSheetProps extends OpenedMatch {
  readonly sentences: readonly string[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Shares a picture of the end of a match, or the whole match as a file. */
export function ShareSheet({ sentences, open, onClose, ...opened }: ShareSheetProps) {
  const words = useShareWords();
  const picture = usePicture(opened, sentences, open);
  const { saveOne, shareOne } = useExport();
  const { id } = opened.match.header;
  return (
    <Sheet open={open} title={words.title} onClose={onClose}>
      <div class="share">
        {picture === null && <Progress label={words.drawing} done={0} of={null} />}
        {picture === 'failed' && <p class="notice">{words.failed}</p>}
        {picture && picture !== 'failed' && <Shown picture={picture} />}
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

function Shown({ picture: { file, url } }: { readonly picture: Picture }) {
  const words = useShareWords();
  const copy = async () => {
    const copied = await copyPicture(file);
    showToast({ text: copied ? words.copied : words.notCopied });
  };
  return (
    <>
      <img class="share__picture" src={url} alt={words.picture} />
      <div class="row">
        {canShare(file) && (
          <Button kind="primary" icon={Share2} onClick={() => void share(file)}>
            {words.share}
          </Button>
        )}
        <Button icon={ImageDown} onClick={() => saveBlob(file.name, file)}>
          {words.save}
        </Button>
        <Button icon={Copy} onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
    </>
  );
}
