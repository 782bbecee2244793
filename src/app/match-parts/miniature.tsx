import { useLayoutEffect, useRef } from 'preact/hooks';
import './miniature.css';

/**
 * The small picture of a match or a design, from SVG text that this app has drawn itself. It is inline, so that it
 * takes the colors of the theme. Decorative: a name is always beside it.
 */
export function Miniature({ svg }: { readonly svg: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    place.current?.replaceChildren(documentElement);
  }, [svg]);
  return <span class="miniature" aria-hidden="true" ref={place} />;
}
