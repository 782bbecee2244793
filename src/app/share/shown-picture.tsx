import { Copy, ImageDown, Share2 } from 'lucide-preact';
import { Button } from '../../ui/button';
import { Progress } from '../../ui/progress';
import { showToast } from '../../ui/toast';
import { canShare, copyPicture, share } from '../files/hand-out';
import { saveBlob } from '../files/save-file';
import './share.css';
import type { Picture } from './use-picture';
import { useShareWords } from './words';

export interface ShownPictureProps {
  readonly picture: Picture | 'failed' | null;
  /** What can be seen on it. */
  readonly alt: string;
}

/** A picture, or that it is being drawn, with buttons to share, save and copy it. */
export function ShownPicture({ picture, alt }: ShownPictureProps) {
  const words = useShareWords();
  if (picture === null) return <Progress label={words.drawing} done={0} of={null} />;
  if (picture === 'failed') return <p class="notice">{words.failed}</p>;
  const { file, url } = picture;
  const copy = async () => {
    const copied = await copyPicture(file);
    showToast({ text: copied ? words.copied : words.notCopied });
  };
  return (
    <>
      <img class="share__picture" src={url} alt={alt} />
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
