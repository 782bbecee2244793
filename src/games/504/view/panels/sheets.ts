/** What is looked up now and then, in one file. */
export { LookUpSheet } from './look-up-sheet';
export { OwnerSheet } from './owner-sheet';
