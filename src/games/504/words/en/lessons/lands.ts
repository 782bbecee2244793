import type { LessonTexts } from '../../lesson-steps';
import { READ } from './read';

export const lands: Pick<LessonTexts, 'exploration' | 'roads'> = {
  exploration: {
    title: 'Exploration',
    sentence: 'Find tiles, settle them, and harvest what they carry.',
    steps: {
      chances: {
        say: 'Tap the dotted hex to see the chances. Beside a city there’s no city, and beside water no water.',
        other: 'That’s something else. Tap the dotted hex.',
        done: 'The farther from cities and from the center, the likelier they are.',
      },
      explore: {
        say: 'Explore it.',
        other: 'That’s allowed too, but explore here.',
        done: 'One point for the discovery, and two points lie on the new land.',
      },
      settle: {
        say: 'Settle the new tile: move a resident there.',
        other: 'That’s allowed too, but settle the new tile.',
        done: 'The first settlement takes one of the points at once.',
      },
      harvest: {
        say: 'A turn later a resident is there. Let it harvest the other point.',
        other: 'That’s allowed too, but harvest here.',
        done: 'Anybody may harvest, settled or not by others; only the first settler’s point is reserved.',
      },
      end: {
        say: 'The game ends when seven tiles or fewer are left in the stacks.',
        other: READ,
        done: 'The fewer are left, the more a discovery decides.',
      },
    },
  },
  roads: {
    title: 'Roads',
    sentence: 'What roads take, what they link, and what that pays.',
    steps: {
      linked: {
        say: 'Your network begins at the capital. Build a road that goes on from it.',
        other: 'That’s allowed too, but build the road that goes on.',
        done: 'Both ends are linked now.',
      },
      cost: {
        say: 'Mountain is the dearer tile here: three residents, split between the two tiles as you like. Build it.',
        other: 'That’s allowed too, but build the road to the mountain.',
        done: 'One of them went home, from the tile you chose.',
      },
      foreign: {
        say: 'Somebody else’s road lies here already, so yours takes one resident more. Build it all the same.',
        other: 'That’s allowed too, but build beside the other road.',
        done: 'Any number of roads may lie side by side, but never two of the same player.',
      },
      income: {
        say: 'Roads pay here: each city wants one tile of every land. A full set brings $10 more.',
        other: READ,
        done: 'Two cities and four different lands bring more than six of a kind.',
      },
      end: {
        say: 'Where roads are the goal, linked tiles are points and cities end the game.',
        other: READ,
        done: 'In the third place, roads only make you fast.',
      },
    },
  },
};
