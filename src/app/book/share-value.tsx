import { Copy, Share2 } from 'lucide-preact';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { showToast } from '../../ui/toast';
import { copyText } from '../files/hand-out';
import { QrCode } from '../link/qr-code';
import { useBookWords } from './words';

export interface ShareValueProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What the setting is called, and its value. */
  readonly label: string;
  readonly value: string;
  /** Its page in this app, behind the `#`. */
  readonly path: string;
  /** What is sent with the link. */
  readonly text: string;
}

/** A link to the page of a value: to scan, to send or to copy. */
export function ShareValue({ open, onClose, label, value, path, text }: ShareValueProps) {
  const words = useBookWords();
  const url = `${location.href.split('#')[0] ?? ''}#${path}`;
  const copy = async () => {
    showToast({ text: (await copyText(url)) ? words.copied : words.notCopied });
  };
  // Rejects when the person cancels.
  const send = () => navigator.share({ text, url }).catch(() => {});
  return (
    <Sheet open={open} title={words.shareTitle(label, value)} onClose={onClose}>
      <div class="section">
        <QrCode text={url} name={words.qrName(value)} />
        <p class="note">{words.shareHint(label)}</p>
        <p class="share-value__link">{url}</p>
        <div class="row">
          {'share' in navigator && (
            <Button icon={Share2} onClick={() => void send()}>
              {words.send}
            </Button>
          )}
          {'clipboard' in navigator && (
            <Button icon={Copy} onClick={() => void copy()}>
              {words.copy}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
