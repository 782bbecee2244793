import type { Trouble } from '../../archive/trouble';
import { does, whose, within } from '../../kit/agree';
import type { Level, SeatColor } from '../../kit/header';
import type { TextsOf } from '../../kit/texts';

/** See app/match-parts/ways.ts. */
type Way = 'computers' | 'together' | 'linked' | 'solo';

export const en = {
  app: {
    tagline: 'Railway board games on your phone',
    back: 'Back',
    home: 'Home',
    loading: 'One moment …',
  },
  home: {
    /** What this is, for first-time users. */
    what: 'For you alone, against computers or with friends. Free, offline, no account.',
    /** Above the matches that are not over. */
    running: 'Continue',
    /** Above the last match when it is finished. */
    lastMatch: 'Your last match',
    /** The way to the others, where more are not over than Home lists. */
    allRunning: (matches: number) => `All ${matches} matches in progress`,
    /** Above the games: a tap on one leads to a new match. */
    games: 'New match',
    /** How many can play a game; both numbers may be the same. */
    seats: (fewest: number, most: number) =>
      fewest === most ? `${most}\u00a0players` : `${fewest}–${most}\u00a0players`,
    minutes: (shortest: number, longest: number) => `${shortest}–${longest}\u00a0min`,
    join: 'Join a table',
    statistics: 'Statistics',
    matches: 'Matches',
    settings: 'Settings',
    about: 'About',
    learn: 'Learn',
    /** Above the games that were not played yet: a tap on one begins its first lesson. */
    first: 'Never played?',
    firstHint: 'Learn by playing, one tap at a time.',
    firstLesson: (game: string) => `First lesson: ${game}`,
  },
  match: {
    /** The people of a match as its name, until the user gives it another. */
    people: (names: readonly string[]) => names.join(', '),
    /** The same of a match that goes on from a position of another one. */
    continued: (people: string) => `Continued: ${people}`,
    moves: (n: number) => `${n} ${n === 1 ? 'move' : 'moves'}`,
    /** At a time of this day. */
    today: (time: string) => `Today, ${time}`,
    won: (name: string) => does(name, 'wins'),
    /** Several share the first place. */
    wonTogether: (names: readonly string[]) =>
      `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share the win`,
    /** The automa, where the game's own name for it is not available. */
    automa: 'The automa',
    over: 'Finished',
    /** It was ended early. */
    endedEarly: 'Ended early',
    /** Its progress is unknown until it is opened. */
    unread: 'Open it to see the score',
  },
  install: {
    updateReady: 'A new version of Roundhouse is ready.',
    updateElsewhere: 'Roundhouse was updated in another tab. Reload to continue; nothing is lost.',
    update: 'Update',
    reload: 'Reload',
    offlineReady: 'Ready for offline play.',
  },
  newMatch: {
    title: 'New match',
    game: 'Game',
    /** The game that has been chosen, and how to learn it. */
    aboutGame: 'About this game',
    lessons: (n: number) => (n === 1 ? '1\u00a0lesson' : `${n}\u00a0lessons`),
    learn: 'Learn this game',
    rules: 'Rules',
    how: 'Way to play',
    /** The ways to play. They name no game. */
    ways: {
      computers: {
        label: 'Against computers',
        sentence: 'You play against computer opponents.',
      },
      together: { label: 'Pass and play', sentence: 'You pass this phone around the table.' },
      linked: { label: 'Linked phones', sentence: 'Everyone plays on their own phone.' },
      solo: { label: 'Solo', sentence: 'You play the game’s own solo mode.' },
    } satisfies Readonly<Record<Way, { readonly label: string; readonly sentence: string }>>,
    /** The number of computers. */
    opponents: 'Computer opponents',
    strength: 'Strength',
    /** Where the computers have different levels. */
    mixed: 'The computers have different levels.',
    /** Whether computers may help people. */
    help: 'Help',
    helpOn: 'Hints allowed',
    helpOff: 'No hints',
    helpAllowed: 'Allow hints',
    helpHint: 'Everyone can see the best moves and get blunder warnings. All players are told.',
    seats: 'Players',
    seatsHint: 'In turn order. The top player goes first.',
    /** Where the game itself draws who begins. */
    seatsHintDrawn: 'In order around the table. Who starts is drawn at random.',
    howMany: 'Number of players',
    seat: (n: number) => `Player ${n}`,
    name: (n: number) => `Name of player ${n}`,
    color: (n: number) => `Color of player ${n}`,
    colors: {
      red: 'red',
      blue: 'blue',
      green: 'green',
      violet: 'violet',
      teal: 'teal',
      amber: 'amber',
    } satisfies Readonly<Record<SeatColor, string>>,
    who: (n: number, player: 'person' | 'computer' | 'away') =>
      `Who plays seat ${n}: ${{ person: 'a person', computer: 'a computer', away: 'another phone' }[player]}`,
    shuffle: 'Shuffle seats',
    shuffled: (first: string) => `Shuffled. ${does(first, 'goes')} first.`,
    shuffledOnly: 'Shuffled.',
    up: (name: string) => `Move ${within(name)} one place earlier`,
    start: 'Start',
    noName: 'Every player needs a name.',
    /** There are fewer colors than the match needs. */
    tooMany: (colors: number) => `There are colors for only ${colors} players.`,
    sameName: 'Two players have the same name.',
    aloneHint: 'Playing alone, you can undo any move.',
    /** For a number: the labels of its two buttons. */
    less: (setting: string) => `${setting}: less`,
    more: (setting: string) => `${setting}: more`,
    /** For a setting made of parts: the label of a part. */
    part: (setting: string, place: number) => `${setting}, part ${place}`,
    automaHint: 'plays last, by its own rules.',
    withAutoma: (name: string) => `${name} plays, too: last, and by its own rules.`,
    /** The link to user designs, such as boards. */
    makeOwn: 'My designs',
  },
  table: {
    turn: (name: string) => `${whose(name)} turn`,
    /** A computer whose turn it is. */
    thinks: (name: string) => `${name} is thinking.`,
    undo: 'Undo',
    undoOf: (name: string) => `Undo ${whose(within(name))} move`,
    undoTurn: 'Undo turn',
    undoTurnOf: (name: string) => `Undo ${whose(within(name))} turn`,
    redo: 'Redo',
    redoOf: (name: string) => `Redo ${whose(within(name))} move`,
    /** At linked phones: the others learn the decision when all have made theirs. */
    committed: (name: string) => `${name} has decided in secret.`,
    undone: (name: string) => `${whose(name)} move was undone.`,
    redone: (name: string) => `${whose(name)} move was redone.`,
    menu: 'Menu',
    result: 'Final ranking',
  },
  /** Computers in seats. */
  computers: {
    person: 'Person',
    personHint: 'Plays on this phone.',
    away: 'Another phone',
    awayHint: 'Joins from their own phone.',
    /** On a page loaded over plain http. */
    awayInsecure: 'This needs a secure page: open Roundhouse at an https:// address.',
    computer: 'Computer',
    levels: {
      apprentice: {
        name: 'Apprentice',
        sentence: 'Looks a little ahead and settles for any decent move.',
      },
      conductor: {
        name: 'Conductor',
        sentence: 'Sees what comes next, but misses things now and then.',
      },
      engineer: {
        name: 'Engineer',
        sentence: 'Anticipates every reply; rarely slips.',
      },
      director: {
        name: 'Director',
        sentence: 'Thinks as far ahead as this phone can, and gives nothing away.',
      },
    } satisfies Readonly<Record<Level, { readonly name: string; readonly sentence: string }>>,
    /** Shown where only computers play. */
    watchHint: 'Only computers play. You watch.',
    thinking: (name: string) => `${name} is thinking …`,
    /** The label of the button that lists every move since the player's last turn. */
    all: (n: number) => `All ${n}`,
    /** A button that opens what others have done since a person here. Some games call a round a turn, so not that word. */
    since: (n: number) => (n === 1 ? '1 move since yours' : `${n} moves since yours`),
    sinceTitle: 'Since your last move',
    failed: (name: string) => `${name} could not make a move.`,
    skip: 'Skip',
  },
  crash: {
    notFound: 'There is nothing here.',
  },
  /** Why something could not be stored or read, and what to do. */
  trouble: {
    full: 'This phone is out of storage. Save your matches as a file while you can, free some space, then try again.',
    disk: 'The browser could not use this phone’s storage, which may be full. Save your matches as a file, free some space, then try again.',
    denied:
      'The browser blocks site data for this page. Allow it in the site’s settings, then reload.',
    unavailable:
      'The browser saves nothing for this page. If this is a private window, use a normal one.',
    newer: 'These matches were saved by a newer Roundhouse. Reload to get it.',
    closed: 'Roundhouse was updated in another tab. Reload to continue; nothing is lost.',
    conflict: 'This match was continued in another tab.',
    gone: 'This match is not on this phone.',
    failed: 'The browser could not read or save data on this phone. Nothing was changed.',
  } satisfies Readonly<Record<Trouble['trouble'], string>>,
  retry: 'Try again',
};

/** All texts of the app itself. A game's texts are in its GameWords. */
export type Words = TextsOf<typeof en>;
