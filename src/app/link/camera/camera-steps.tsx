import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LinkTrouble } from '../../../link/connections/link';
import { LONGEST_CODE, pasteable } from '../../../link/connections/sdp/sdp-pack';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { QrCode } from '../qr-code';
import { SendButtons } from '../send-buttons';
import { useLinkWords } from '../words/words';
import './camera.css';

interface CameraStepsProps {
  /** Why the last attempt has failed; null: it has not. */
  readonly trouble: LinkTrouble | null;
  readonly children: ComponentChildren;
}

/** The instructions and errors that both phones show while they link by two scans. */
export function CameraSteps({ trouble, children }: CameraStepsProps) {
  const words = useLinkWords();
  return (
    <div class="stack" data-gap="4">
      <p class="note">{words.camera.intro}</p>
      {trouble && (
        <p class="notice" role="alert">
          {trouble.trouble === 'unreachable'
            ? words.camera.unreachable
            : words.trouble[trouble.trouble]}
        </p>
      )}
      {children}
    </div>
  );
}

/** This phone's code, to be scanned or sent as a text. */
export function OwnCode({ code, hint }: { readonly code: string; readonly hint: string }) {
  const words = useLinkWords();
  const text = pasteable(code);
  return (
    <>
      <p>{hint}</p>
      <QrCode text={code} name={hint} />
      <SendButtons
        data={{ text }}
        copied={text}
        words={{ ...words, send: words.share, copy: words.camera.copy }}
      />
      {/* For screen readers. */}
      <p class="visually-hidden own-code">{text}</p>
    </>
  );
}

/** Milliseconds between two scans of the picture. */
const LOOK_EVERY = 150;
/** Width of the scanned picture in pixels: enough for our codes, and decoded in a few milliseconds. */
const WIDTH = 640;

interface ScannerProps {
  /** Null: there is no camera, so a text must be pasted. */
  readonly camera: MediaStream | null;
  /** Called with every text that is read, and repeatedly with the same one. */
  readonly onText: (text: string) => void;
}

/** Reads the other phone's code from the camera, or from a pasted text. */
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
      <Field label={words.paste} value={pasted} maxLength={LONGEST_CODE} onInput={setPasted} />
      <Button dimmed={pasted === ''} onClick={() => onText(pasted.trim())}>
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
          // There is no code in the picture yet.
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

/** The current picture of the camera; null: there is none yet. */
function frame(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  if (video.videoWidth === 0) return null;
  const scale = Math.min(1, WIDTH / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}

/** The stream of the rear camera. Undefined: not answered yet; null: no camera or no permission. */
export function useCamera(): MediaStream | null | undefined {
  const [camera, setCamera] = useState<MediaStream | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    let got: MediaStream | null = null;
    const stop = () => {
      for (const track of got?.getTracks() ?? []) track.stop();
    };
    void open().then((stream) => {
      got = stream;
      if (wanted) setCamera(stream);
      else stop();
    });
    return () => {
      wanted = false;
      stop();
    };
  }, []);
  return camera;
}

async function open(): Promise<MediaStream | null> {
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch {
    // No permission, no camera, or an insecure page. The text can be sent instead.
    return null;
  }
}
