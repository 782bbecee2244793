import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../../ui/words';
import type { OpenedMatch } from '../match-parts/use-match';
import { drawPicture, HEIGHT, WIDTH } from './picture';
import { planOf } from './plan-of';

export interface Picture {
  readonly file: File;
  /** An address at which this page can show it. */
  readonly url: string;
}

/** The picture of a finished match, drawn when it is wanted; null until then. */
export function usePicture(
  opened: OpenedMatch,
  sentences: readonly string[],
  wanted: boolean,
): Picture | 'failed' | null {
  const language = useLanguage();
  const [picture, setPicture] = useState<Picture | 'failed' | null>(null);
  const text = sentences.join('\n');
  useEffect(() => {
    if (!wanted) return;
    let url: string | null = null;
    let awaited = true;
    setPicture(null);
    const make = async () => {
      const file = await paint(opened, sentences, language);
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
  }, [opened.match, text, language, wanted]);
  return picture;
}

/** Once a picture can be shown at once: Safari shows an empty frame until it can. */
async function decoded(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode();
}

async function paint(
  opened: OpenedMatch,
  sentences: readonly string[],
  language: 'en' | 'ko',
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('nothing to draw on');
  await drawPicture(pen, await planOf(opened, sentences, language));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the picture is too large');
  const day = new Date().toISOString().slice(0, 10);
  return new File([blob], `roundhouse-${day}.png`, { type: 'image/png' });
}
