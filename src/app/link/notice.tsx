import type { ComponentChildren } from 'preact';

/** Something to be decided at a linked table, with the ways to decide it. */
export function Notice({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="notice" role="status">
      {children}
    </div>
  );
}
