import { type ComponentChildren, createContext } from 'preact';

/** What the app says above the log of a game's own table. */
export const LogNoteContext = createContext<ComponentChildren>(null);
