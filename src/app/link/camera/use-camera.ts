import { useEffect, useState } from 'preact/hooks';

/**
 * The picture of the camera at the back, as long as the screen needs it. Undefined while the person is asked,
 * null where there is none or it may not be used.
 */
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
    // Refused, none there, or a page that may not ask: text can be sent instead.
    return null;
  }
}
