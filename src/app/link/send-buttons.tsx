import { Copy, Share2 } from 'lucide-preact';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { copyText } from '../files/hand-out';

interface SendButtonsProps {
  /** What another app gets. */
  readonly data: ShareData;
  readonly copied: string;
  readonly words: {
    readonly send: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
  };
}

/** The ways to send something, where the browser has them: by another app, or copied. */
export function SendButtons({ data, copied, words }: SendButtonsProps) {
  const copy = async () => {
    showToast({ text: (await copyText(copied)) ? words.copied : words.notCopied });
  };
  return (
    <div class="row">
      {'share' in navigator && (
        // Rejects when the person cancels.
        <Button icon={Share2} onClick={() => void navigator.share(data).catch(() => {})}>
          {words.send}
        </Button>
      )}
      {'clipboard' in navigator && (
        <Button icon={Copy} onClick={() => void copy()}>
          {words.copy}
        </Button>
      )}
    </div>
  );
}
