import type { MatchHeader } from '../../kit/header';
import type { Entry } from '../../kit/log';
import type { Mark, PhoneId } from '../message';
import type { Talk } from '../talk';
import type { TableRecord } from './lobby';

/** A number that whoever runs the session gives each link, never twice. */
export type LinkId = number;

/** What a session wants done. Answers come back through the method that each one names. */
export type Effect =
  | { readonly effect: 'send'; readonly link: LinkId; readonly texts: readonly string[] }
  | { readonly effect: 'close'; readonly link: LinkId }
  /** A guest has no link: reach the host again, then `connected`. Asked anew after a while. */
  | { readonly effect: 'connect' }
  /** Look up which version this phone has of the game's rules: `loaded`. */
  | { readonly effect: 'load'; readonly game: string }
  /** Open the match with this header, or create it: `begun`. */
  | { readonly effect: 'begin'; readonly header: MatchHeader }
  /**
   * Keep the first `keep` entries of the match, write these after them, durably, all or none: `stored` or
   * `unstored`. What is cut off should stay somewhere else as a match of its own. In the order they come;
   * those that wait when one fails are forgotten with it.
   */
  | {
      readonly effect: 'store';
      readonly keep: number;
      readonly entries: readonly Entry[];
      /** What to say with `stored`. */
      readonly end: Mark;
    }
  /** The match is over and people play again: the next `begin` is of another one. */
  | { readonly effect: 'again' }
  /** Read a match that this phone has played at this table before: `recalled`. */
  | { readonly effect: 'recall'; readonly match: string }
  /** Keep this for a restart. */
  | { readonly effect: 'keep'; readonly record: TableRecord }
  /** Draw 128 bits as 22 characters, and their digest: `drawn`. */
  | { readonly effect: 'draw'; readonly attempt: number }
  /** The SHA-256 of a text as 43 characters of base64url: `digested`. */
  | { readonly effect: 'digest'; readonly ticket: string; readonly text: string }
  /** This phone is the host from now on: go on with a `Host` and this record. */
  | { readonly effect: 'promoted'; readonly record: TableRecord }
  /** Another phone is the host from now on: go on with a `Guest` and this record. */
  | { readonly effect: 'yielded'; readonly record: TableRecord }
  | ({ readonly effect: 'tell' } & Notice);

/** Something that people should hear of once; what lasts is in the table's view. */
export type Notice =
  | { readonly notice: 'knocks'; readonly phone: PhoneId; readonly name: string }
  | { readonly notice: 'joined' | 'lost' | 'back' | 'left'; readonly phone: PhoneId }
  /** A phone was thrown out: it sent what no phone of ours sends. */
  | { readonly notice: 'dropped'; readonly phone: PhoneId | null; readonly because: string }
  /** The host does not let this phone in; `app` is the version of the host's. */
  | { readonly notice: 'refused'; readonly because: string; readonly app: string }
  /** This phone has left by itself, because it cannot play here. */
  | { readonly notice: 'parted'; readonly because: string }
  /** An action of this phone is in the log of the host and in its own. */
  | { readonly notice: 'confirmed'; readonly number: number }
  | { readonly notice: 'declined'; readonly because: string }
  | { readonly notice: 'talk'; readonly phone: PhoneId; readonly talk: Talk }
  /** `phone` did not want it taken back; null: it no longer fits. */
  | { readonly notice: 'undo-refused'; readonly phone: PhoneId | null }
  /** A phone had gone on while apart, and its entries have joined the match. */
  | { readonly notice: 'brought'; readonly phone: PhoneId; readonly entries: number }
  /** How a match has ended while this phone was away is on its disk now, and the table plays the next one. */
  | { readonly notice: 'end-came'; readonly match: string }
  /** A phone says that there is a newer host, itself perhaps; people may hand over to it. */
  | { readonly notice: 'newer-host'; readonly phone: PhoneId; readonly term: number }
  /** The room is held by a host of before: this phone waits at its door. */
  | { readonly notice: 'older-host' }
  | { readonly notice: 'host-lost' }
  /** What was being written could not be: the disk is full, or worse. */
  | { readonly notice: 'unstored' };
