import type { LinkTrouble } from '../../../link/connections/link-trouble';
import type { Talk } from '../../../link/messages/talk';
import type { LinkRefusal, TableEndReason } from '../../../link/session/reasons';

/** Texts about linked phones, loaded with the first screen that needs them. */
export interface LinkWords {
  readonly join: string;
  readonly joinHint: string;
  readonly yourName: string;
  readonly code: string;
  readonly noCode: string;
  /** For people who follow a link into a browser although the app is installed. */
  installedHint(code: string): string;
  readonly insecure: string;
  readonly lobby: string;
  readonly noTable: string;
  readonly connecting: string;
  readonly requesting: string;
  readonly roomTitle: string;
  readonly roomHint: string;
  readonly qrName: string;
  readonly share: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly shareText: (code: string) => string;
  readonly roomOpening: string;
  readonly trouble: Readonly<Record<LinkTrouble['trouble'], string>>;
  /** Beside `bad-server`: the way to its address. */
  readonly toSettings: string;
  /** The host's room cannot be opened now. */
  readonly roomTrouble: string;
  readonly phones: string;
  readonly thisPhone: string;
  readonly host: string;
  /** The name of a host without a seat who has never given one. */
  readonly hostName: string;
  readonly lookerOn: string;
  readonly lost: string;
  readonly here: string;
  /** While a phone waits for admission: the host's screen shows the same number. */
  readonly compareHere: string;
  joinRequest(name: string): string;
  /** At the host: the other screen shows the same number. */
  compareThere(name: string): string;
  admit(name: string): string;
  refuse(name: string): string;
  readonly seats: string;
  readonly open: string;
  readonly computer: string;
  at(name: string): string;
  sit(seat: number): string;
  readonly sitHere: string;
  standUp(name: string): string;
  readonly leaveSeat: string;
  freeSeat(name: string): string;
  readonly free: string;
  /** Whether computers may help people at this table, by the host's choice. */
  readonly help: string;
  readonly noHelp: string;
  /** During a match. */
  readonly seatsHint: string;
  readonly rotate: string;
  readonly begin: string;
  readonly drawing: string;
  readonly waitsForHost: string;
  readonly waitsForSeats: string;
  readonly fairness: string;
  /** What other phones know, in games with hidden cards; and in games where several decide at the same time in secret. */
  readonly hiddenKnown: string;
  readonly secretUntilAll: string;
  readonly leave: string;
  readonly leaveHint: string;
  readonly somebody: string;
  readonly came: Readonly<Record<'joined' | 'lost' | 'back' | 'left', (name: string) => string>>;
  dropped(name: string): string;
  /** A phone does not tell its share of the seed. */
  withheld(name: string): string;
  /** All have decided in secret, and a phone does not open what it has committed to. */
  unopened(name: string): string;
  /** The phone of a seat is lost with what it had committed to. */
  decideAgain(seat: string): string;
  /** Short labels of buttons whose accessible names contain the phone. */
  readonly putOut: string;
  putOutPhone(name: string): string;
  /** While this phone was away; `by` empty: the seat is open. */
  seatGiven(seat: string, by: string): string;
  seatRefused(name: string): string;
  readonly seatTooLate: string;
  unvouched(name: string): string;
  readonly stranger: string;
  undoRefused(name: string): string;
  readonly undoTooLate: string;
  brought(name: string, entries: number): string;
  readonly hostLost: string;
  /** A guest has suggested another match. */
  askedAgain(host: string): string;
  /** The end of a match that this phone has missed has arrived. */
  readonly endCame: string;
  readonly lookAtEnd: string;
  /** The host plays the next match, and does not have the end of this one. */
  endless(host: string): string;
  readonly goAlong: string;
  readonly begun: string;
  readonly goThere: string;
  readonly backToTable: string;
  readonly unstored: string;
  /** The match begins from a position, and no log leads there. */
  readonly unproven: string;
  readonly refused: Readonly<Record<LinkRefusal, string>>;
  readonly ended: Readonly<Record<TableEndReason, string>>;
  otherApp(theirs: string, ours: string): string;
  readonly row: {
    readonly title: string;
    /** There is nothing to wait for. */
    linked(count: number): string;
    yours: string;
    thinks(name: string): string;
    /** A computer is thinking on the host's phone. */
    computes(name: string, host: string): string;
    /** All have decided in secret, and this one is not open yet. */
    opens(name: string): string;
    sending: string;
    asked: string;
    watching: string;
    lost(names: string): string;
    reconnecting(host: string): string;
    readonly open: string;
  };
  /** Decisions that wait beside the one that is shown. */
  more(count: number): string;
  readonly fewer: string;
  readonly goOnHere: string;
  readonly goOnHint: string;
  awaited(name: string): string;
  goOnWithout(name: string): string;
  /** Short labels of buttons whose accessible names contain the seat. */
  readonly playHere: string;
  takeSeat(name: string): string;
  openSeat(name: string): string;
  /** It is the turn of a seat whose phone is lost. */
  lostSeat(name: string): string;
  /** All have decided in secret, and the phone of this seat is lost before it has opened its decision. */
  lostSecret(name: string): string;
  readonly computerPlays: string;
  standIn(name: string): string;
  newerHost(name: string): string;
  /** Another phone of the table goes on as its host. */
  otherHost(name: string): string;
  followHost(name: string): string;
  /** The seat's phone is lost, and another one wants to play for it. */
  asksSeat(host: string, seat: string): string;
  asksComputer(seat: string): string;
  asksOpen(seat: string): string;
  readonly makeHost: string;
  handOver(name: string): string;
  readonly olderHost: string;
  readonly keepOurs: string;
  fork(name: string, parted: number, ours: number, theirs: number): string;
  chooseTheirs(name: string): string;
  readonly forkHint: string;
  asks(name: string, back: 'undo' | 'redo'): string;
  readonly yes: string;
  readonly no: string;
  readonly talkTitle: string;
  readonly mute: string;
  readonly muteHint: string;
  said(name: string, talk: string): string;
  readonly talk: Readonly<Record<Talk, string>>;
  readonly camera: {
    readonly title: string;
    readonly intro: string;
    readonly show: string;
    readonly showAnswer: string;
    readonly scanning: string;
    readonly noCamera: string;
    readonly paste: string;
    readonly take: string;
    readonly next: string;
    /** On the phone that shows its answer. */
    readonly rescan: string;
    readonly linking: string;
    /** Both phones begin again. */
    readonly unreachable: string;
    readonly copy: string;
    readonly again: string;
  };
  readonly settings: {
    readonly title: string;
    readonly hint: string;
    readonly address: string;
    /** Why a server cannot work. */
    readonly problems: Readonly<Record<'unusable' | 'insecure', string>>;
    readonly turn: string;
    readonly user: string;
    readonly password: string;
  };
}
