import { Copy, Share2 } from 'lucide-preact';
import { pasteable } from '../../../link/connections/sdp/sdp-pack';
import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toast';
import { copyText } from '../../files/hand-out';
import { QrCode } from '../qr-code';
import { useLinkWords } from '../words/words';

/** This phone's code, to be scanned or sent as a text. */
export function OwnCode({ code, hint }: { readonly code: string; readonly hint: string }) {
  const words = useLinkWords();
  const text = pasteable(code);
  const copy = async () => {
    showToast({ text: (await copyText(text)) ? words.copied : words.notCopied });
  };
  return (
    <>
      <p>{hint}</p>
      <QrCode text={code} name={hint} />
      <div class="row">
        {'share' in navigator && (
          <Button icon={Share2} onClick={() => void navigator.share({ text }).catch(() => {})}>
            {words.share}
          </Button>
        )}
        <Button icon={Copy} onClick={() => void copy()}>
          {words.camera.copy}
        </Button>
      </div>
      {/* For screen readers. */}
      <p class="visually-hidden own-code">{text}</p>
    </>
  );
}
