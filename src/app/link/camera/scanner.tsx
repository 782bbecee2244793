import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { useLinkWords } from '../words/words';
import './camera.css';

/** Milliseconds between two looks at the picture. */
const LOOK_EVERY = 150;
/** A code of ours is read well from a picture of this width, in a few milliseconds. */
const WIDTH = 640;

export interface ScannerProps {
  /** Null: there is no camera, and a text is pasted instead. */
  readonly camera: MediaStream | null;
  /** Called for whatever is read, as often as it is. */
  readonly onText: (text: string) => void;
}

/** Reads the other phone's code from the camera, or takes it as a text. */
export function Scanner({ camera, onText }: ScannerProps) {
  const words = useLinkWords().camera;
  const [pasted, setPasted] = useState('');
  return (
    <>
      {camera ? (
        <>
          <p>{words.scanning}</p>
          <Picture camera={camera} onText={onText} />
        </>
      ) : (
        <p class="note">{words.noCamera}</p>
      )}
      <Field label={words.paste} value={pasted} maxLength={400} onInput={setPasted} />
      <Button dimmed={pasted === ''} onClick={() => onText(pasted)}>
        {words.take}
      </Button>
    </>
  );
}

function Picture({
  camera,
  onText,
}: {
  readonly camera: MediaStream;
  readonly onText: (text: string) => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onText);
  latest.current = onText;
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = camera;
    void element.play().catch(() => {});
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const canvas = document.createElement('canvas');
    void import('qr/decode.js').then(({ default: decode }) => {
      const look = () => {
        if (!wanted) return;
        const image = frame(element, canvas);
        try {
          if (image) latest.current(decode(image));
        } catch {
          // No code in the picture yet.
        }
        timer = setTimeout(look, LOOK_EVERY);
      };
      look();
    });
    return () => {
      wanted = false;
      clearTimeout(timer);
      element.srcObject = null;
    };
  }, [camera]);
  return <video class="scanner" ref={video} muted playsInline />;
}

/** What the camera sees now; null before it sees anything. */
function frame(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  if (video.videoWidth === 0) return null;
  const scale = Math.min(1, WIDTH / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}
