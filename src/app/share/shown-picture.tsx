import { Copy, ImageDown, Share2 } from 'lucide-preact';
import { Button } from '../../ui/button';
import { Progress } from '../../ui/progress';
import { showToast } from '../../ui/toast';
import { canShare, copyPicture, share } from '../files/hand-out';
import { day, saveBlob } from '../files/save-file';
import './share.css';
import { useEffect, useState } from 'preact/hooks';
import { HEIGHT, WIDTH } from './sign';
import { useShareWords } from './words';

interface Picture {
  readonly file: File;
  /** An address at which this page can show it. */
  readonly url: string;
}

/** Draws a whole picture; rejects where that is not possible. */
type Draw = (pen: CanvasRenderingContext2D) => Promise<void>;

/** A picture, drawn when it is wanted and again when one of the inputs changes; null until it is there. */
export function usePicture(
  draw: Draw,
  wanted: boolean,
  inputs: readonly unknown[],
): Picture | 'failed' | null {
  const [picture, setPicture] = useState<Picture | 'failed' | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let url: string | null = null;
    let awaited = true;
    setPicture(null);
    const make = async () => {
      const file = await paint(draw);
      if (!awaited) return;
      url = URL.createObjectURL(file);
      await decoded(url);
      if (awaited) setPicture({ file, url });
    };
    make().catch(() => awaited && setPicture('failed'));
    return () => {
      awaited = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [...inputs, wanted]);
  return picture;
}

/** Once a picture can be shown at once: Safari shows an empty frame until it can. */
async function decoded(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode();
}

async function paint(draw: Draw): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('nothing to draw on');
  await draw(pen);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the picture is too large');
  return new File([blob], `roundhouse-${day()}.png`, { type: 'image/png' });
}

interface ShownPictureProps {
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
