import { ScanLine } from 'lucide-preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Answer, answerLink } from '../../../link/connections/camera-link';
import { isLinkTrouble, type Link, type LinkTrouble } from '../../../link/connections/link';
import { Button } from '../../../ui/button';
import { linkSettings } from '../stored-settings';
import { useLinkWords } from '../words/words';
import { CameraSteps, OwnCode, Scanner, useCamera } from './camera-steps';

/** Links a guest without a server: scans the host's code, then shows this phone's. */
export function GuestCamera({ onLink }: { readonly onLink: (link: Link) => void }) {
  const words = useLinkWords();
  const camera = useCamera();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [trouble, setTrouble] = useState<LinkTrouble | null>(null);
  const answering = useRef(false);
  const linked = useRef(false);
  const shown = useRef(answer);
  shown.current = answer;
  useEffect(
    () => () => {
      if (!linked.current) answer?.cancel();
    },
    [answer],
  );
  const take = async (text: string) => {
    if (answering.current) return;
    answering.current = true;
    const { phone } = await linkSettings.thisPhone();
    const made = await answerLink(phone, text);
    answering.current = false;
    if (isLinkTrouble(made)) {
      setTrouble(made);
      return;
    }
    setTrouble(null);
    setAnswer(made);
    const link = await made.link;
    if (isLinkTrouble(link)) {
      // A new scan has discarded this answer.
      if (shown.current !== made) return;
      setTrouble(link);
      setAnswer(null);
      return;
    }
    linked.current = true;
    onLink(link);
  };
  return (
    <CameraSteps trouble={trouble}>
      {answer ? (
        <>
          <OwnCode code={answer.code} hint={words.camera.showAnswer} />
          <Button icon={ScanLine} onClick={() => setAnswer(null)}>
            {words.camera.rescan}
          </Button>
        </>
      ) : (
        camera !== undefined && <Scanner camera={camera} onText={(text) => void take(text)} />
      )}
    </CameraSteps>
  );
}
