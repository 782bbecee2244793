import { useLayoutEffect, useRef } from 'preact/hooks';
import './miniature.css';

/** A small picture from SVG text of this app, inline for the colors of the theme. Screen readers get the name instead. */
export function Miniature({ svg }: { readonly svg: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    place.current?.replaceChildren(documentElement);
  }, [svg]);
  return <span class="miniature" aria-hidden="true" ref={place} />;
}
