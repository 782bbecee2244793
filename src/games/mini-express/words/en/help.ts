import { helpFrom } from '../../../../kit/help-plan';
import { PLAN } from '../help';
import { core } from './help-core';
import { modes } from './help-modes';
import { rulings } from './rulings';

export const help = helpFrom(PLAN, {
  chapters: {
    game: 'The game',
    turn: 'Turns and shares',
    building: 'Building',
    end: 'The end',
    scoring: 'Scoring',
    automa: 'The automa',
    expert: 'Expert duel',
    spike: 'Golden Spike',
    harbors: 'Harbors',
    house: 'At this table',
  },
  paragraphs: { ...core, ...modes },
  pictures: {
    destination:
      'Brown can reach two highlighted cities, with 2 and 3 trains. Two more are dimmed: one without a tile, and one that Brown is already in.',
    shortest: 'Three routes of 3 trains lead to the city. One is shown; dots mark the others.',
    passing: 'A city lies straight ahead. The route bends around it.',
    compensation:
      'Brown is about to build on two hexes with Gray’s track: Gray gets 2 trains ready.',
    length: 'A route of 4 trains: three open hexes and the city. Length grows by 3.',
    influence: 'A city whose tile shows Gray and Orange: 1 influence in each.',
    purple: 'A city whose tile shows White and purple: 1 in White, and 1 in a company you choose.',
    capacity: 'Cities with room for three, two and one. The last is full, and its tile is gone.',
    'spike-line':
      'Track of two companies connects the city in the east with San Francisco in the west; the spike is next to it.',
    'harbor-open': 'Besides its start city, Orange has opened a harbor by the sea.',
  },
  figures: {
    ready: { title: 'Five squares', text: 'Ready trains, 5 at most.' },
    sharesLeft: { title: 'Shares', text: 'Shares that can still be taken.' },
    setAside: { title: 'Aside', text: 'During the first picks: shares that can be picked.' },
    lengthNow: { title: 'Length', text: 'How long the company is, 15 at most.' },
    values: {
      title: 'Three numbers in a row',
      text: 'Value of a share in first place, second place, and otherwise. Yours is marked.',
    },
    ownInfluence: { title: 'Infl.', text: 'Your influence in it.' },
    ownShares: { title: 'Held', text: 'Its shares that you hold.' },
    room: { title: 'Number on the rim', text: 'How many companies fit.' },
    tile: { title: 'Colored tile', text: 'Companies where building here gives influence.' },
    cost: { title: 'Red circle', text: 'Trains the chosen company needs to get there.' },
    trainsChange: {
      title: 'Ready 4 → 1',
      text: 'Trains used, or gained by a share or as compensation.',
    },
    lengthChange: { title: 'Length 2 → 5', text: 'How much longer the company becomes.' },
    perShare: { title: 'per share 5·4·1 → 6·5·2', text: 'What its shares become worth.' },
    influenceChange: { title: 'A letter and 1 → 2', text: 'Influence gained or paid.' },
    placeChange: { title: '2nd → 1st', text: 'A place won or lost, by you or others.' },
    worthChange: { title: 'Number at the right', text: 'What that player’s shares will be worth.' },
    worth: { title: 'Points now', text: 'Value of all shares if the match ended now.' },
    held: { title: 'A letter × 2', text: 'Shares that the player holds.' },
    place: { title: '1st, 2nd, 3rd+', text: 'The place that this influence gives.' },
    tileSteps: { title: 'Two numbers on a tile', text: 'Steps of the target and of the company.' },
  },
  rulings,
});
