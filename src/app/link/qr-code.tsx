import { useEffect, useState } from 'preact/hooks';
import './qr-code.css';

/** A text as a QR code. Dark on light in every theme, because scanners need that. */
export function QrCode({ text, name }: { readonly text: string; readonly name: string }) {
  const [modules, setModules] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    let wanted = true;
    void import('qr').then(({ default: encode }) => {
      if (wanted) setModules(encode(text, 'raw', { ecc: 'medium', border: 3 }));
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  const size = modules.length;
  const path = modules.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg class="qr-code" viewBox={`0 0 ${size || 1} ${size || 1}`} role="img" aria-label={name}>
      <rect width={size} height={size} />
      <path d={path.join('')} />
    </svg>
  );
}
