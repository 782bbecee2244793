import type { Owner } from '../../rules/state/ids';

/** Whose figures are looked up: of those who have pieces, or of the seats in a world of companies. */
export type Whose = { readonly owner: Owner } | { readonly seat: number };

/** What is looked up: the figures of one, or everything on the table. */
export type LookedUp = Whose | 'all';
