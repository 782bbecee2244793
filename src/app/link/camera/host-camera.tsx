import { Camera, ScanLine } from 'lucide-preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Offer, offerLink } from '../../../link/connections/camera-link';
import { isLinkTrouble, type Link, type LinkTrouble } from '../../../link/connections/link';
import type { PhoneId } from '../../../link/messages/message';
import type { TableClient } from '../../../match/linked/table-client';
import { Button, IconButton } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import { useLobbyWords } from '../words/lobby-words';
import { useLinkWords } from '../words/words';
import { CameraSteps, OwnCode, Scanner, useCamera } from './camera-steps';

/** Links a host without a server: shows this phone's code, then scans the guest's. */
function HostCamera({
  own,
  onLink,
}: {
  /** The id of this phone, for the other one. */
  readonly own: PhoneId;
  readonly onLink: (link: Link) => void;
}) {
  const words = useLinkWords();
  const camera = useCamera();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [step, setStep] = useState<'show' | 'scan' | 'linking'>('show');
  const [trouble, setTrouble] = useState<LinkTrouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const linked = useRef(false);
  const asked = camera !== undefined;
  useEffect(() => {
    // Browsers reveal the phone's own address only after the camera has been requested.
    if (!asked) return;
    let made: Offer | null = null;
    let wanted = true;
    void offerLink(own).then((one) => {
      if (isLinkTrouble(one)) setTrouble(one);
      else if (wanted) {
        made = one;
        setOffer(one);
      } else one.cancel();
    });
    return () => {
      wanted = false;
      if (!linked.current) made?.cancel();
    };
  }, [asked, attempt]);
  /** An offer that has been answered is used up, whatever came of it: both phones scan a new code. */
  const startAgain = () => {
    setOffer(null);
    setStep('show');
    setAttempt((count) => count + 1);
  };
  const take = async (text: string) => {
    if (!offer || step === 'linking') return;
    setStep('linking');
    const link = await offer.accept(text);
    if (isLinkTrouble(link)) {
      setTrouble(link);
      if (link.trouble === 'no-code') setStep('scan');
      else startAgain();
      return;
    }
    linked.current = true;
    onLink(link);
  };
  return (
    <CameraSteps trouble={trouble}>
      {offer && step === 'show' && (
        <>
          <OwnCode code={offer.code} hint={words.camera.show} />
          <Button kind="primary" wide icon={ScanLine} onClick={() => setStep('scan')}>
            {words.camera.next}
          </Button>
        </>
      )}
      {step === 'linking' && <p role="status">{words.camera.linking}</p>}
      {step === 'scan' && <Scanner camera={camera ?? null} onText={(text) => void take(text)} />}
    </CameraSteps>
  );
}

interface HostCameraButtonProps {
  readonly here: TableClient;
  /** For a phone that was linked before, in a line with other things. */
  readonly again?: true;
}

/** Opens the link by two scans at the host's phone. Where the room has no code that others can use, it is the main way. */
export function HostCameraButton({ here, again }: HostCameraButtonProps) {
  const words = useLinkWords().camera;
  const { withoutServer } = useLobbyWords();
  const [open, setOpen] = useState(false);
  const state = here.room.state.value;
  const isMain = state === 'no-server' || state === 'bad-server';
  return (
    <>
      {isMain && !again && <p>{withoutServer}</p>}
      {again ? (
        <IconButton name={words.again} icon={Camera} onClick={() => setOpen(true)} />
      ) : (
        <Button
          kind={isMain ? 'primary' : 'plain'}
          wide
          icon={Camera}
          onClick={() => setOpen(true)}
        >
          {words.title}
        </Button>
      )}
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
