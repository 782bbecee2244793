import { signal } from '@preact/signals';
import type { Archive } from '../../archive/database';
import type { Trouble } from '../../archive/trouble';

/** An archive that could not be opened yet. */
export interface UnopenedArchive {
  readonly why: Trouble['trouble'] | 'silent' | 'blocked';
  /** Goes on with another archive, which may keep nothing. */
  readonly goOn: (archive: Archive) => void;
}

/** What to ask the person while every screen waits for the archive; null: nothing. */
export const unopened = signal<UnopenedArchive | null>(null);

/** Whether the browser has left something unanswered for some seconds. The first screen does not wait for the archive. */
export const silent = signal(false);
