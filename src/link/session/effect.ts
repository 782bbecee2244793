import type { MatchHeader } from '../../kit/header';
import type { Timeline } from '../../kit/timeline';
import type { NotaryEffect } from '../identity/notary';
import type { Mark, PhoneId, Talk } from '../messages/message';
import type { TableRecord } from './lobby';

/** A number that identifies a link. It is never used twice. */
export type LinkId = number;

/** What a session must know of a new link. */
export interface NewLink {
  readonly link: LinkId;
  /** A text that is the same at both ends of this connection, and nowhere else. */
  readonly binding: string;
  /** The id of the phone at the other end, where its code was scanned; null: it has to prove who it is. */
  readonly peer: PhoneId | null;
  /** 128 bits drawn for this link. */
  readonly nonce: string;
}

/** What a session asks its surroundings to do. The result comes back through the method that each one names. */
export type Effect =
  | { readonly effect: 'send'; readonly link: LinkId; readonly texts: readonly string[] }
  | { readonly effect: 'close'; readonly link: LinkId }
  /** Connect a guest to the host: `connected`. Requested again while there is no link. */
  | { readonly effect: 'connect' }
  /** Look up the version of the game's rules on this phone: `loaded`. */
  | { readonly effect: 'load'; readonly game: string }
  /** Open the match with this header, or create it: `begun`. */
  | { readonly effect: 'begin'; readonly header: MatchHeader }
  /**
   * Write the agreed log durably, all or nothing: `stored` or `unstored`. The first `keep` entries are there
   * already. Entries that are replaced should be kept as a match of their own. Logs are written in order; when
   * one fails, those that wait are dropped.
   */
  | {
      readonly effect: 'store';
      readonly keep: number;
      /** The whole log. It never changes: later entries are appended to a fork. */
      readonly agreed: Timeline;
      /** The argument for `stored`. */
      readonly end: Mark;
    }
  /** The match is over, and a rematch is being prepared: the next `begin` is another match. */
  | { readonly effect: 'rematch' }
  /** Read a previous match of this table: `recalled`. */
  | { readonly effect: 'recall'; readonly match: string }
  /** Store this for a restart. With a ticket say whether it is on the disk: `kept`. */
  | { readonly effect: 'keep'; readonly record: TableRecord; readonly ticket?: number }
  /** Draw 128 bits as 22 characters that open a commitment: `nonceDrawn`. */
  | { readonly effect: 'nonce'; readonly ticket: number }
  /** Draw 128 bits as 22 characters, and their digest: `drawn`. */
  | { readonly effect: 'draw'; readonly attempt: number }
  | NotaryEffect
  /** This phone is the host from now on: continue with a `Host` and this record. */
  | { readonly effect: 'promoted'; readonly record: TableRecord }
  /** Another phone is the host from now on: continue with a `Guest` and this record. */
  | { readonly effect: 'yielded'; readonly record: TableRecord }
  | ({ readonly effect: 'notify' } & Notice);

/** Something to tell people once. What lasts is in the table's view. */
export type Notice =
  | { readonly notice: 'join-request'; readonly phone: PhoneId; readonly name: string }
  /** `gone`: its people have left for good. */
  | { readonly notice: 'joined' | 'lost' | 'back' | 'left' | 'gone'; readonly phone: PhoneId }
  /** A phone was removed because it violated the protocol. */
  | { readonly notice: 'dropped'; readonly phone: PhoneId | null; readonly because: string }
  /** The host does not admit this phone; `app` is the version of the host's app. */
  | { readonly notice: 'refused'; readonly because: string; readonly app: string }
  /** This phone has left because it cannot play here. */
  | { readonly notice: 'cannot-play'; readonly because: string }
  /** A tap of this phone is in the host's log and stored here. */
  | { readonly notice: 'confirmed'; readonly number: number }
  | { readonly notice: 'declined'; readonly because: string }
  | { readonly notice: 'talk'; readonly phone: PhoneId; readonly talk: Talk }
  /** The phone that refused; null: the request came too late. */
  | { readonly notice: 'undo-refused'; readonly phone: PhoneId | null }
  /** Entries that a phone has played while it was not linked are in the match now. */
  | { readonly notice: 'merged'; readonly phone: PhoneId; readonly entries: number }
  /** The end of a match that this phone has missed is on its disk now. The table plays the next one. */
  | { readonly notice: 'end-received'; readonly match: string }
  /** Another phone of the table holds the room, and goes on as its host. People may follow it. */
  | { readonly notice: 'other-host'; readonly phone: PhoneId }
  /** A phone that is none of the table's answers under its code. This phone does not follow it. */
  | { readonly notice: 'stranger' }
  /** The phone does not tell its share of the seed, so the match could not begin. */
  | { readonly notice: 'withheld'; readonly phone: PhoneId }
  /** What a seat had committed to cannot be opened anymore: all of the round decide again. */
  | { readonly notice: 'decide-again'; readonly seat: number }
  /** While this phone was away, its seat was given to another phone or to a computer of that phone. */
  | { readonly notice: 'seat-given'; readonly seat: number; readonly phone: PhoneId | null }
  /** A person did not agree that a seat changes hands; null: it came too late. */
  | { readonly notice: 'seat-refused'; readonly phone: PhoneId | null }
  /** The host does not pass on what another phone says about its log. */
  | { readonly notice: 'unvouched'; readonly phone: PhoneId }
  /** A phone knows of a newer host, or is one. People may hand over to it. */
  | { readonly notice: 'newer-host'; readonly phone: PhoneId; readonly term: number }
  /** The room is held by an earlier host, which this phone does not follow. */
  | { readonly notice: 'older-host' }
  | { readonly notice: 'host-lost' }
  /** The host has ended the match early; `at` null: it goes on again. */
  | { readonly notice: 'ended-early'; readonly phone: PhoneId; readonly at: number | null }
  /** Writing has failed, for example because the disk is full. */
  | { readonly notice: 'unstored' };
