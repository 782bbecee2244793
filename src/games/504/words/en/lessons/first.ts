import type { LessonTexts } from '../../lesson-steps';
import { READ } from './read';

export const first: Pick<LessonTexts, 'first'> = {
  first: {
    title: 'Your first world',
    sentence: 'World 685: residents, a road, goods, and what they bring.',
    steps: {
      world: {
        say: 'World 685: its first digit, 6, says what wins: roads. The second, 8, says what pays: goods. The third, 5, adds a twist: the map is unknown.',
        other: READ,
        done: 'You have a headquarters in the central city and $60.',
      },
      buy: {
        say: 'Residents do everything here. Buy one at your capital for $10: tap the city, then buy.',
        other: 'That’s allowed too, but here buy a resident.',
        done: 'It came from your storage and is active.',
      },
      bought: {
        say: 'You have five now. Close the purchase.',
        other: 'You could buy more, but here close the purchase.',
        done: 'Now every active resident may act once.',
      },
      move: {
        say: 'Move one resident to the forest.',
        other: 'That’s allowed too, but go to the forest.',
        done: 'You had no settlement there, so the resident settled: it went home, and a settlement stands there now.',
      },
      explore: {
        say: 'The dotted hex is unknown. Explore it with a resident from the city.',
        other: 'That’s allowed too, but explore the dotted hex.',
        done: 'Six markers set the chances, and one of them gave this tile.',
      },
      rest: {
        say: 'The explorer may go on from where it stands. Let it stop here.',
        other: 'Exploring on is allowed, but let it stop here.',
        done: 'It found land, so it goes back to your storage. Had it found only water, it would have stayed.',
      },
      plant: {
        say: 'Two residents are in the forest. Let them build a plant: tap the forest, then wood.',
        other: 'That’s allowed too, but build the plant.',
        done: 'Forest takes two residents, who are exhausted now. The plant makes a wood at every income.',
      },
      road: {
        say: 'Build a road from the city to the forest. The dearer tile counts, so the city takes three residents.',
        other: 'That’s allowed too, but build the road first.',
        done: 'One of the three went home. City and forest are linked: 3 and 2 points at the end.',
      },
      ride: {
        say: 'Roads are fast. Move the last active resident along the road.',
        other: 'That’s allowed too, but take the road.',
        done: 'It’s there and still active: roads cost nothing.',
      },
      sell: {
        say: 'Now the sale. You have fish and wood, and room for both: sell them as a set.',
        other: 'One good alone brings only $10. Sell both together.',
        done: 'A set of two kinds brings $25. Five kinds would bring $100.',
      },
      income: {
        say: 'Your income: $20 for everybody, and the $25 of your goods.',
        other: READ,
        done: 'With it you buy more residents next turn.',
      },
      goal: {
        say: 'With three players the game ends after the round in which somebody has linked six cities.',
        other: READ,
        done: 'Every world changes these three things. Its page tells them before you start.',
      },
    },
  },
};
