import { useEffect, useRef } from 'preact/hooks';
import './scrolling.css';

/** The end of a page that scrolls as a whole: a shadow at the lower edge of the screen while there is more below. */
export function PageEdge() {
  const edge = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const show = () =>
      edge.current?.toggleAttribute(
        'data-more',
        root.scrollHeight - window.scrollY - window.innerHeight > 1,
      );
    const sizes = new ResizeObserver(show);
    sizes.observe(document.body);
    window.addEventListener('scroll', show, { passive: true });
    window.addEventListener('resize', show);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', show);
      window.removeEventListener('resize', show);
    };
  }, []);
  return <div class="page-edge" ref={edge} aria-hidden="true" />;
}
