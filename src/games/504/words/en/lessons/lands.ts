import type { LessonTexts } from '../../lesson-steps';

export const lands: Pick<LessonTexts, 'exploration' | 'roads'> = {
  exploration: {
    title: 'Exploration',
    sentence: 'Find tiles, settle them, and harvest what they carry.',
    steps: {
      chances: {
        say: 'The goal here: find a tile, and take its points. Tap the dotted hex to the right of your residents, and see what it may be.',
        other: 'That’s something else. Tap the hex to the right.',
        done: 'No city lies next to a city, and no water next to water. Farther out, both become more likely.',
      },
      explore: {
        say: 'Now explore it.',
        other: 'That’s allowed, but explore to the right.',
        done: 'Grassland! The discovery is 1 point, and 2 more lie on the new tile.',
      },
      settle: {
        say: 'The explorer is back in storage. Send the other two residents there together.',
        other: 'That’s allowed, but send both to the new tile.',
        done: 'The first settlement takes 1 of the points. The other resident is exhausted, and your turn is over.',
      },
      harvest: {
        say: 'A round later it’s active again. Harvest the other point of the new tile.',
        other: 'That’s allowed, but harvest here.',
        done: 'Anybody may harvest. Only the first settler’s point is reserved.',
      },
      end: {
        say: 'Where exploration is the goal, the round that leaves 7 tiles or fewer is the last.',
        done: 'Until then every tile is worth a walk.',
      },
    },
  },
  roads: {
    title: 'Roads',
    sentence: 'What roads take, what they link, and what that pays.',
    steps: {
      linked: {
        say: 'The goal here: link tiles that pay. Your roads begin at the capital and reach the forest. Go on from there to the field.',
        other: 'That’s allowed, but build from the forest to the field.',
        done: 'The more expensive end was the forest: two residents, one of whom went back to storage.',
      },
      cost: {
        say: 'From the forest to the mountain takes three, split between both ends as you like.',
        other: 'That’s allowed, but build to the mountain.',
        done: 'City and mountain take 3, forest and desert 2, field and grassland 1.',
      },
      foreign: {
        say: 'From the city to the grassland Iris’s road is there before you: yours takes four. Build it all the same.',
        other: 'That’s allowed, but build beside Iris’s road.',
        done: 'Roads of several players lie side by side, but only one of each.',
      },
      income: {
        say: 'Roads pay in this world: $5 each for forest, field and grassland, $10 for the mountain, $10 for having all four.',
        done: 'Each more linked city is $10, and lets one more tile of every land count.',
      },
      end: {
        say: 'Where roads are the goal, linked tiles are points, and linked cities end the game.',
        done: 'As a twist, they only make you fast.',
      },
    },
  },
};
