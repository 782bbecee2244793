import { useEffect, useState } from 'preact/hooks';

/**
 * The stream of the rear camera while the component is mounted. Undefined until the person has answered, null
 * where there is no camera or no permission.
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
    // No permission, no camera, or an insecure page. The text can be sent instead.
    return null;
  }
}
