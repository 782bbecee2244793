import { about } from './en-about';
import { problems } from './en-problems';
import { table } from './en-table';
import { wordsFrom } from './words';

const trains = (count: number) => (count === 1 ? '1 train' : `${count} trains`);

export const words = wordsFrom({
  language: 'en',
  name: 'Mini Express',
  tagline: 'Four railways, everybody’s money: build what you hold, hold what others build.',
  company: { brown: 'Brown', gray: 'Gray', orange: 'Orange', white: 'White' },
  settings: {
    board: { label: 'Board', sentence: 'Where the four companies build.' },
    mode: { label: 'Mode', sentence: 'Who plays against whom.' },
    firstGame: { label: 'First game', sentence: 'An easier start for new players.' },
  },
  values: {
    'board=usa': { label: 'USA', sentence: 'All four start in the east and race to the west.' },
    'board=europe': {
      label: 'Europe',
      sentence: 'They start in the east; seas and straits bend the lines.',
    },
    'mode=standard': {
      label: 'Standard',
      sentence: 'Three to five players, everyone for themselves.',
    },
    'firstGame=false': {
      label: 'Full rules',
      sentence: 'Cities hold one, two or three companies.',
    },
    'firstGame=true': { label: 'First game', sentence: 'Every city holds two companies.' },
  },
  ownBoard: 'Own board',
  refusals: {
    over: () => 'The match is over.',
    'wrong-phase': () => 'That is not done in this part of the match.',
    'no-share-left': (t) => `${t.company} has no shares left.`,
    'influence-too-low': (t) =>
      `A ${t.company} share costs ${t.figure('needs')} influence, one for each ready train; you have ${t.figure('has')}.`,
    'same-company': () => 'Your two first shares must be of different companies.',
    'pair-taken': () => 'Somebody already holds exactly this pair of shares.',
    'none-set-aside': () => 'No share of this company is set aside any more.',
    'own-track': (t) => `${t.company} already has track in ${t.city}.`,
    'no-tile': (t) => `${t.city} has lost its demand tile: nobody can build there.`,
    'start-city': () => 'A start city is never a destination.',
    full: (t) => `${t.city} holds all the companies it has room for: ${t.figure('capacity')}.`,
    'not-connected': (t) => `This route does not begin beside ${t.company}’s track.`,
    'too-far': (t) =>
      `${t.city} is ${trains(t.figure('needs'))} away for ${t.company}, which has ${t.figure('has')} ready.`,
    unreachable: (t) =>
      `No way leads ${t.company ? `${t.company} ` : ''}there: other cities bar it.`,
    'not-a-chain': () =>
      'A route is a chain of neighbouring hexes that begins beside the company’s track.',
    'not-shortest': (t) =>
      `Only the shortest route may be built: ${trains(t.figure('needs'))}, not ${t.figure('has')}.`,
    'through-city': () => 'A route may not pass through a city.',
    'own-track-on-route': () => 'The route may not use hexes where the company already has track.',
    'also-missing': () => 'Choose the second company for the purple half of the tile.',
    'also-unexpected': () => 'This tile leaves no second company to choose.',
    'also-same': () => 'The purple half must go to another company.',
    'no-action': () => 'That is no action of this game.',
    busy: () => 'One moment: the last action is still being kept safe.',
  },
  otherRefusal: (because) => `That is not possible (${because}).`,
  problems,
  problem: (wrong, at) => (at ? `Not valid at “${at}”: ${wrong}.` : `Not valid: ${wrong}.`),
  events: {
    draft: (t) => `${t.seat} picks a ${t.company} share.`,
    take: (t) =>
      t.figure('cost') > 0
        ? `${t.seat} takes a ${t.company} share for ${t.figure('cost')} influence.`
        : `${t.seat} takes a ${t.company} share for nothing.`,
    trains: (t) => (t.figure('by') > 0 ? `${t.company} readies ${trains(t.figure('by'))}.` : null),
    build: (t) => `${t.seat} builds ${t.company} to ${t.city} with ${trains(t.hexes)}.`,
    compensation: (t) => `${t.company} gets ${trains(t.figure('by'))} as compensation.`,
    length: (t) =>
      t.figure('by') > 0
        ? `${t.company} grows by ${t.figure('by')} to length ${t.figure('to')}.`
        : null,
    influence: (t) =>
      t.figure('by') > 0
        ? `+${t.figure('by')} influence in ${t.company}: ${t.figure('to')}.`
        : null,
    'tile-leaves': (t) => `${t.city} is full and loses its demand tile.`,
    depleted: (t) =>
      t.word('reason') === 'supply'
        ? `${t.company} is depleted: its supply is empty.`
        : `${t.company} is depleted: its last share is taken.`,
    'last-round': () => 'Two companies are depleted: this is the last round.',
    skip: (t) => `${t.seat} can do nothing and is skipped.`,
    over: () => 'The match is over.',
  },
  about,
  table,
});
