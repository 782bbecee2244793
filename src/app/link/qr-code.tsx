import { useLoaded } from '../screen/use-loaded';
import './qr-code.css';

/** A text as a QR code. Dark on light in every theme, because scanners need that. */
export function QrCode({ text, name }: { readonly text: string; readonly name: string }) {
  const modules = useLoaded(async () => {
    const { default: encode } = await import('qr');
    return encode(text, 'raw', { ecc: 'medium', border: 3 });
  }, [text]);
  const size = modules?.length ?? 0;
  const path = modules?.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg class="qr-code" viewBox={`0 0 ${size || 1} ${size || 1}`} role="img" aria-label={name}>
      <rect width={size} height={size} />
      <path d={path?.join('')} />
    </svg>
  );
}
