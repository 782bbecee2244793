import { Sheet } from '../../ui/sheet';
import { QrCode } from '../link/qr-code';
import { SendButtons } from '../link/send-buttons';
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
  return (
    <Sheet open={open} title={words.shareTitle(label, value)} onClose={onClose}>
      <div class="section">
        <QrCode text={url} name={words.qrName(value)} />
        <p class="note">{words.shareHint(label)}</p>
        <p class="share-value__link">{url}</p>
        <SendButtons data={{ text, url }} copied={url} words={words} />
      </div>
    </Sheet>
  );
}
