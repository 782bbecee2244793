import type { ComponentChildren, VNode } from 'preact';
import type { TableClient } from '../../match/linked/table-client';
import type { LinkWords } from './words/en';

/** Reads the table: a notice, with a key, for each decision of one kind that waits for people at this phone. */
export type Notices = (here: TableClient, words: LinkWords) => readonly VNode[];

/** A decision at a linked table, with its buttons. */
export function Notice({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="notice" role="status">
      {children}
    </div>
  );
}
