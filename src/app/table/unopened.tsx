import { lazyPart } from '../../ui/lazy';

/** Why a match cannot be opened, and what can be done with it. */
export const Unopened = lazyPart(async () => (await import('./unopened-match')).UnopenedMatch);
