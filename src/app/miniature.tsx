import { useLayoutEffect, useRef } from 'preact/hooks';
import './miniature.css';

/**
 * The small picture of a match or a design, as SVG text that this app has drawn itself. Part of the page, so that
 * it has the colours of the theme; decoration beside a name.
 */
export function Miniature({ svg }: { readonly svg: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    place.current?.replaceChildren(documentElement);
  }, [svg]);
  return <span class="miniature" aria-hidden="true" ref={place} />;
}
