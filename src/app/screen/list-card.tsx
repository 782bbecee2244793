import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './card-list.css';

/** A card of a list. When it is removed, the focus that was in it, or in its menu, goes to its neighbor. */
export function ListCard({ children }: { readonly children: ComponentChildren }) {
  const card = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const here = card.current;
    // At the end it is still in the page.
    return () => here && passFocusOn(here);
  }, []);
  return (
    <li class="plate card-list__one" ref={card}>
      {children}
    </li>
  );
}

function passFocusOn(card: Element): void {
  const neighbor = card.nextElementSibling ?? card.previousElementSibling;
  const next = neighbor?.querySelector<HTMLElement>('button') ?? document.querySelector('h1');
  const focus = () => next?.focus({ preventScroll: true });
  if (card.contains(document.activeElement)) {
    focus();
    return;
  }
  // Its menu may close only now, and would give the focus back to what is gone.
  const focusIfLost = () => {
    if (document.activeElement === document.body) focus();
  };
  document.querySelector('dialog[open]')?.addEventListener('close', focusIfLost, { once: true });
}
