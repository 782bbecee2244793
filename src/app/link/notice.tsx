import type { ComponentChildren } from 'preact';

/** A decision at a linked table, with its buttons. */
export function Notice({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="notice" role="status">
      {children}
    </div>
  );
}
