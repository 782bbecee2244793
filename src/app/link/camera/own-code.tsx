import { Copy, Share2 } from 'lucide-preact';
import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toast';
import { copyText } from '../../files/hand-out';
import { QrCode } from '../qr-code';
import { useLinkWords } from '../words/words';

/** This phone's code, to be scanned or sent as a text. */
export function OwnCode({ code, hint }: { readonly code: string; readonly hint: string }) {
  const words = useLinkWords();
  const copy = async () => {
    showToast({ text: (await copyText(code)) ? words.copied : words.notCopied });
  };
  return (
    <>
      <p>{hint}</p>
      <QrCode text={code} name={hint} />
      <div class="row">
        {'share' in navigator && (
          <Button
            icon={Share2}
            onClick={() => void navigator.share({ text: code }).catch(() => {})}
          >
            {words.share}
          </Button>
        )}
        <Button icon={Copy} onClick={() => void copy()}>
          {words.camera.copy}
        </Button>
      </div>
      {/* For screen readers. */}
      <p class="spoken own-code">{code}</p>
    </>
  );
}
