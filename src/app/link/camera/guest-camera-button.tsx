import { Camera } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { Link } from '../../../link/connections/link';
import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import { useLinkWords } from '../words/words';
import { GuestCamera } from './guest-camera';

interface GuestCameraButtonProps {
  readonly kind?: 'primary' | 'plain';
  /** Whether linking may begin; it says itself why not. */
  readonly mayOpen?: () => Promise<boolean>;
  readonly onLink: (link: Link) => void;
}

/** Opens the link by two scans at the phone that scans first. */
export function GuestCameraButton({ kind, mayOpen, onLink }: GuestCameraButtonProps) {
  const words = useLinkWords();
  const [open, setOpen] = useState(false);
  const begin = async () => {
    if ((await mayOpen?.()) ?? true) setOpen(true);
  };
  const linked = (link: Link) => {
    setOpen(false);
    onLink(link);
  };
  return (
    <>
      <Button kind={kind ?? 'plain'} wide icon={Camera} onClick={() => void begin()}>
        {words.camera.title}
      </Button>
      <Sheet open={open} title={words.camera.title} onClose={() => setOpen(false)}>
        <GuestCamera onLink={linked} />
      </Sheet>
    </>
  );
}
