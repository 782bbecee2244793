import type { TextsOf } from '../../../kit/texts';
import type { LinkTrouble } from '../../../link/connections/link';
import type { Talk } from '../../../link/messages/message';
import { REASON_WORDS } from './reason-words';

export const en = {
  join: 'Join a table',
  joinHint: 'Someone opens a table with “New match”, “Linked phones”, and shares the code.',
  yourName: 'Your name',
  code: 'Room code',
  /** For people who follow a link into a browser although the app is installed. */
  installedHint: (code: string) =>
    `If Roundhouse is installed, open the app and type ${code}. The app and the browser keep separate matches.`,
  insecure:
    'Linking needs a secure page: only there can the browser create the keys that identify phones. Open Roundhouse at an https:// address; on your own computer, “npm start -- --https” gives you one.',
  lobby: 'The table',
  noTable: 'This phone is not at a table.',
  connecting: 'Looking for the host …',
  requesting: 'Waiting for the host to let you in …',
  roomTitle: 'Room code',
  roomHint: 'Others scan the QR code, open the link, or type the code under “Join a table”.',
  qrName: 'The link to this table as a QR code',
  share: 'Share',
  copy: 'Copy the link',
  copied: 'Link copied.',
  notCopied: 'The browser does not allow copying. Scan the code instead.',
  shareText: (code: string) => `Join my table in Roundhouse. The code is ${code}.`,
  roomOpening: 'Opening the room …',
  trouble: {
    'no-webrtc': 'This browser cannot link phones.',
    'bad-server': 'The server address in Settings cannot be used. It must start with https://.',
    'no-server': 'The server that helps phones find each other is not responding. Are you online?',
    'code-taken': 'Another phone is using this room.',
    'no-such-room': 'There is no room with this code right now.',
    unreachable: 'The other phone cannot be reached. Try the same Wi-Fi, or link by camera.',
    'no-code': 'That is not the right code.',
    canceled: 'The other phone canceled.',
  } satisfies Readonly<Record<LinkTrouble['trouble'], string>>,
  /** Beside `bad-server`: the way to its address. */
  toSettings: 'Change it in Settings',
  /** The host's room cannot be opened now. */
  roomTrouble: 'New phones cannot join by code. Retrying …',
  phones: 'Phones',
  thisPhone: 'this phone',
  host: 'host',
  /** The name of a host without a seat who has never given one. */
  hostName: 'Host',
  lookerOn: 'spectating',
  lost: 'disconnected',
  here: 'linked',
  /** While a phone waits for admission: the host's screen shows the same number. */
  compareHere: 'The host’s screen must show this number too. If it does not, leave.',
  joinRequest: (name: string) => `${name} wants to join.`,
  /** At the host: the other screen shows the same number. */
  compareThere: (name: string) => `Let ${name} in only if ${name}’s screen shows this number too.`,
  admit: (name: string) => `Let ${name} in`,
  refuse: (name: string) => `Decline ${name}`,
  seats: 'Seats',
  open: 'free',
  computer: 'computer',
  at: (name: string) => `on ${name}’s phone`,
  sit: (seat: number) => `Take seat ${seat}`,
  sitHere: 'Sit here',
  standUp: (name: string) => `Leave ${name}’s seat`,
  leaveSeat: 'Leave',
  free: 'Free this seat',
  /** Whether computers may help people at this table, by the host's choice. */
  help: 'Hints are allowed for everyone: the host chose so.',
  noHelp: 'No hints in this match.',
  /** During a match. */
  seatsHint: 'A free seat can be taken on any phone at this table, with “Sit here”.',
  rotate: 'Change the first player',
  rotateHint: 'Everyone moves up one place, and the first player goes to the end.',
  begin: 'Start',
  drawing: 'Preparing a fair draw …',
  waitsForHost: 'The host starts once every seat is taken.',
  waitsForSeats: 'You can start once every seat is taken.',
  fairness:
    'All phones together decide what is drawn or rolled, so nobody can rig it. A modified app could still look ahead, so play with people you know.',
  /** What other phones know, in games with hidden cards; and in games where several decide at the same time in secret. */
  hiddenKnown: 'A modified app could also look at what is hidden, such as cards.',
  secretUntilAll:
    'What players decide in secret leaves their phones only once everyone has decided.',
  leave: 'Leave the table',
  asksLeave: 'Leave the table?',
  leaveNow: 'Leave',
  leaveHint: 'The match stays on this phone as your own.',
  anotherPhone: 'Another phone',
  came: {
    joined: (name: string) => `${name} joined.`,
    lost: (name: string) => `${name}’s phone disconnected.`,
    back: (name: string) => `${name} is back.`,
    left: (name: string) => `${name} left.`,
  },
  dropped: (name: string) => `${name}’s phone was removed: it sent invalid data.`,
  /** A phone does not tell its share of the seed. */
  withheld: (name: string) =>
    `The match could not start: ${name}’s phone did not help prepare the draw.`,
  /** All have decided in secret, and a phone does not open what it has committed to. */
  unopened: (name: string) =>
    `${name}’s phone does not reveal its decision. If you remove it, somebody else can take its seat, and everyone decides again.`,
  /** The phone of a seat is lost with what it had committed to. */
  decideAgain: (seat: string) =>
    `${seat}’s secret decision was lost with the phone. Everyone decides again.`,
  /** Short labels of buttons whose accessible names contain the phone. */
  putOut: 'Remove',
  putOutPhone: (name: string) => `Remove ${name}’s phone`,
  asksPutOut: (name: string) => `Remove ${name}’s phone?`,
  putOutHint: 'It cannot come back to this table. Others can take its seats.',
  /** While this phone was away; `by` empty: the seat is open. */
  seatGiven: (seat: string, by: string) =>
    by === ''
      ? `While this phone was away, ${seat}’s seat became free.`
      : `While this phone was away, ${by}’s phone took over ${seat}’s seat.`,
  seatRefused: (name: string) => `${name} does not agree, so the seat stays as it is.`,
  seatTooLate: 'The match has moved on, so the seat stays as it is.',
  unvouched: (name: string) =>
    `The host has passed on nothing from ${name}’s phone for a minute. Ask ${name} whether your screens match.`,
  stranger:
    'A phone that was never at this table answers in place of the host. This phone keeps looking for the real one.',
  undoRefused: (name: string) => `${name} did not agree to undo that.`,
  undoTooLate: 'Not undone: nobody could agree, or the match has moved on.',
  brought: (name: string, entries: number) =>
    `${name} had kept playing: ${entries} ${entries === 1 ? 'step' : 'steps'} added to the match.`,
  hostLost: 'The host is disconnected. Reconnecting …',
  /** A guest has suggested another match. */
  askedAgain: (host: string) => `“One more?” ${host}’s phone is setting up the next match.`,
  /** The end of a match that this phone has missed has arrived. */
  endCame: 'The last match ended while this phone was away. It is complete here now.',
  lookAtEnd: 'View',
  /** The host plays the next match, and does not have the end of this one. */
  endless: (host: string) =>
    `${host}’s phone is setting up the next match but does not say how this one ended.`,
  goAlong: 'Join in',
  begun: 'The match at your table has started.',
  goThere: 'Go there',
  backToTable: 'Back to the table',
  unstored: 'This phone could not save the move.',
  /** The match begins from a position, and no log leads there. */
  unproven:
    'This match began from a position without the moves that led there, so other phones can’t check it.',
  ...REASON_WORDS.en,
  otherApp: (theirs: string, ours: string) =>
    `The host has Roundhouse ${theirs}, this phone has ${ours}. Update both, then join again.`,
  row: {
    title: 'Linked phones',
    /** There is nothing to wait for. */
    linked: (count: number) => `${count} ${count === 1 ? 'phone' : 'phones'} linked`,
    yours: 'Your turn. The others are waiting.',
    thinks: (name: string) => `Waiting for ${name} …`,
    /** A computer is thinking on the host's phone. */
    computes: (name: string, host: string) => `${name} is thinking on ${host}’s phone …`,
    /** All have decided in secret, and this one is not open yet. */
    opens: (name: string) => `All have decided. Waiting for ${name}’s phone …`,
    sending: 'Sending …',
    asked: 'Asking the others …',
    watching: 'You’re spectating.',
    lost: (names: string) => `Disconnected: ${names}. Reconnecting …`,
    left: 'This phone has left the table.',
    reconnecting: (host: string) => `${host}’s phone is disconnected. Reconnecting …`,
    open: 'Phones at this table',
  },
  /** Decisions that wait beside the one that is shown. */
  more: (count: number) => `${count} more`,
  fewer: 'Show only one',
  goOnHere: 'Continue here',
  awaited: (name: string) => `Waiting for ${name}, whose phone may have more of the match.`,
  goOnWithout: (name: string) => `Continue without ${name}`,
  /** Short labels of buttons whose accessible names contain the seat. */
  playHere: 'Play here',
  takeSeat: (name: string) => `Play for ${name} here`,
  openSeat: (name: string) => `Nobody is playing for ${name}.`,
  /** It is the turn of a seat whose phone is lost. */
  lostSeat: (name: string) => `It’s ${name}’s turn, but that phone is disconnected.`,
  /** All have decided in secret, and the phone of this seat is lost before it has opened its decision. */
  lostSecret: (name: string) =>
    `All have decided, but ${name}’s phone is disconnected. Only that phone can reveal its decision. If somebody else plays for ${name}, everyone decides again.`,
  computerPlays: 'Computer plays',
  standIn: (name: string) => `Let a computer play for ${name}`,
  /** Another phone of the table goes on as its host. */
  otherHost: (name: string) => `${name}’s phone has reopened this table as its host.`,
  followHost: (name: string) => `Continue with ${name} as host`,
  /** The seat's phone is lost, and another one wants to play for it. */
  asksSeat: (host: string, seat: string) =>
    `${seat}’s phone is disconnected. ${host} wants to play for ${seat} until it is back.`,
  asksComputer: (seat: string) =>
    `${seat}’s phone is disconnected. Let a computer play for ${seat} until it is back?`,
  asksOpen: (seat: string) =>
    `${seat}’s phone is disconnected. Free the seat, so that any phone can take it?`,
  newerHost: (name: string) => `${name} is now the host.`,
  makeHost: 'Make host',
  asksHandOver: (name: string) => `Hand the table over to ${name}?`,
  handOverHint: 'That phone then runs the table. Only it can hand it back.',
  handOver: (name: string) => `Hand over to ${name}`,
  olderHost: 'The previous host is back. It can hand over to you, or you can continue here.',
  keepOurs: 'Later',
  fork: (name: string, parted: number, ours: number, theirs: number) =>
    `The match split after ${parted} steps: this phone has ${ours} more, ${name} has ${theirs}.`,
  chooseTheirs: (name: string) => `Continue ${name}’s`,
  forkHint: 'The other one is kept as a separate match.',
  asks: (name: string, back: 'undo' | 'redo') =>
    back === 'undo' ? `${name} wants to undo a move.` : `${name} wants to redo it.`,
  yes: 'Agree',
  no: 'Decline',
  talkTitle: 'Say something',
  mute: 'Mute',
  muteHint: 'Hides what others say on this phone.',
  said: (name: string, talk: string) => `${name}: ${talk}`,
  talk: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'your-turn': 'Your turn.',
    thinking: 'I’m thinking.',
    'one-moment': 'One moment, please.',
    'well-played': 'Well played!',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    'oh-no': 'Oh no!',
    'one-more': 'One more?',
    goodbye: 'Goodbye!',
    smile: 'Smile',
    laugh: 'Laugh',
    surprise: 'Hooray',
    sad: 'Sad',
    heart: 'Heart',
    thumb: 'Thumbs up',
    train: 'Train',
  } satisfies Readonly<Record<Talk, string>>,
  camera: {
    title: 'Link by camera',
    intro: 'No server or internet needed: each phone scans the other’s code once.',
    show: 'Have the other phone scan this, under “Join a table”, “Link by camera”.',
    showAnswer: 'Now the host scans this.',
    scanning: 'Hold the other phone’s code in front of the camera.',
    noCamera: 'No camera available. Paste the other phone’s text instead.',
    paste: 'The other phone’s text',
    take: 'Connect',
    next: 'Scan its answer',
    /** On the phone that shows its answer. */
    rescan: 'Scan the host’s code again',
    linking: 'Linking …',
    /** Both phones begin again. */
    unreachable: 'That did not work. Join the same Wi-Fi, and let each phone scan a new code.',
    copy: 'Copy the text',
    again: 'Link by camera again',
  },
  settings: {
    title: 'Linked phones',
    hint: 'Phones find each other through a signaling server: PeerJS’s public one, or your own. An https page needs a server with a certificate.',
    address: 'Signaling server',
    /** Why a server cannot work. */
    problems: {
      unusable: 'That is not a valid address. Example: https://trains.example:9000/',
      insecure: 'The address must start with https://.',
    },
    turn: 'TURN server, for difficult networks',
    user: 'TURN username',
    password: 'TURN password',
  },
};

/** Texts about linked phones, loaded with the first screen that needs them. */
export type LinkWords = TextsOf<typeof en>;
