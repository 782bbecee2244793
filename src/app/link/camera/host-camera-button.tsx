import { Camera } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { TableClient } from '../../../match/linked/table-client';
import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import { useLinkWords } from '../words/words';
import { HostCamera } from './host-camera';

/** Links another phone by two scans. */
export function HostCameraButton({ here }: { readonly here: TableClient }) {
  const words = useLinkWords().camera;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={Camera} onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      <Sheet open={open} title={words.title} onClose={() => setOpen(false)}>
        <HostCamera
          own={here.self.phone}
          onLink={(link) => {
            here.join(link);
            setOpen(false);
          }}
        />
      </Sheet>
    </>
  );
}
