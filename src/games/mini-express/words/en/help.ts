import { helpFrom } from '../help/help';
import { core } from './help-core';
import { modes } from './help-modes';
import { rulings } from './rulings';

export const help = helpFrom({
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
      'Brown can reach two cities that are lit, with 2 and 3 trains. Two more have stepped back: one without a tile, and one that Brown is already in.',
    shortest: 'Three routes of 3 trains lead to the city. One is shown; dots mark the others.',
    passing: 'A city lies on the straight way. The route bends round it.',
    compensation:
      'Brown is about to build onto two hexes with Gray’s track: 2 of Gray’s trains become ready.',
    length: 'A route of 4 trains: three open hexes and the city. Length grows by 3.',
    influence: 'A city whose tile shows Gray and Orange: 1 influence in each.',
    purple: 'A city whose tile shows White and purple: 1 in White, and 1 in a company you choose.',
    capacity:
      'Cities with room for three, two and one. The last one is full, and its tile has gone.',
    'spike-line':
      'Track of two companies joins the city in the east with San Francisco in the west; the spike lies beside it.',
    'harbor-open': 'Orange has opened a harbor by the sea, besides its start city.',
  },
  figures: {
    ready: { title: 'Five squares', text: 'Trains that are ready, out of 5 at most.' },
    sharesLeft: { title: 'Shares', text: 'Shares that can still be taken.' },
    setAside: { title: 'Aside', text: 'During the first picks: shares that can be picked.' },
    lengthNow: { title: 'Length', text: 'How long the company is, 15 at most.' },
    values: {
      title: 'Three numbers in a row',
      text: 'What a share is worth in first place, in second, and otherwise. Yours is marked.',
    },
    ownInfluence: { title: 'Infl.', text: 'Your own influence in it.' },
    ownShares: { title: 'Held', text: 'Shares of it that you hold.' },
    room: { title: 'Number on the rim', text: 'How many companies there is room for.' },
    tile: { title: 'Coloured tile', text: 'Where building here gives influence.' },
    cost: { title: 'Red circle', text: 'Trains that the chosen company needs to get there.' },
    trainsChange: {
      title: 'Ready 4 → 1',
      text: 'Trains used, or gained by a share or as compensation.',
    },
    lengthChange: { title: 'Length 2 → 5', text: 'How much longer the company becomes.' },
    perShare: { title: 'per share 5·4·1 → 6·5·2', text: 'What its shares become worth.' },
    influenceChange: { title: 'A letter and 1 → 2', text: 'Influence gained or paid.' },
    placeChange: { title: '2nd → 1st', text: 'A place won or lost, also by somebody else.' },
    worthChange: { title: 'Number at the right', text: 'What a player’s shares are worth then.' },
    worth: { title: 'Points now', text: 'The worth of all shares, if the match ended now.' },
    held: { title: 'A letter × 2', text: 'Shares that the player holds.' },
    place: { title: '1st, 2nd, 3rd+', text: 'The place that this influence gives.' },
    tileSteps: { title: 'Two numbers on a tile', text: 'Steps of the target, and of the company.' },
  },
  rulings,
});
