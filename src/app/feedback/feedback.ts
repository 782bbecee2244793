/** Sound and vibration of a match, loaded when one of them is on. */
export { cuesOf } from './cues';
export { give } from './give';
