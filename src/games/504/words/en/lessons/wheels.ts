import type { LessonTexts } from '../../lesson-steps';

export const wheels: Pick<LessonTexts, 'deliver' | 'race'> = {
  deliver: {
    title: 'Pick-up & Deliver',
    sentence: 'A trolley, its holds, and cities that want goods.',
    steps: {
      upgrade: {
        say: 'The goal here: two goods delivered in one turn. Your trolley goes three tiles; make it faster first, for $50.',
        other: 'That’s allowed, but upgrade the speed.',
        done: 'Four movement points now. One upgrade a turn; mountains take two points.',
      },
      deliver: {
        say: 'It carries cattle, and city 2 wants some. Tap city 2: one tap drives there and delivers.',
        other: 'That’s allowed, but tap city 2 and deliver the cattle.',
        done: '5 points for the first cattle. City 2 will take no more cattle from anybody.',
      },
      load: {
        say: 'City 2 offers fish. Load some into the empty hold.',
        other: 'That’s allowed, but load the fish.',
        done: 'A city has four goods. Whoever comes late finds none left.',
      },
      again: {
        say: 'Two points are left, and Iris’s city 5 is two tiles away. Deliver the fish there.',
        other: 'That’s allowed, but tap city 5 and deliver the fish.',
        done: 'Two goods in one turn. A second hold costs $80 and carries twice as much.',
      },
      kinds: {
        say: 'The first good of a kind is worth 5 points, the next ones 4, 3, 2 and 1.',
        done: 'Each full set of the five kinds adds 2.',
      },
      end: {
        say: 'Once all players together have delivered 21 goods, that round is the last.',
        done: 'So fast trolleys make the match short.',
      },
    },
  },
  race: {
    title: 'Race',
    sentence: 'Reach city after city, in a hurry.',
    steps: {
      capital: {
        say: 'The goal here: reach one more city. At the start of a turn your capital may move to a city of yours. Move it to city 2.',
        other: 'That’s allowed, but move the capital to city 2.',
        done: 'The settlement stays in city 1. The card of a city stays yours wherever you go.',
      },
      buy: {
        say: 'A capital takes nine new residents, other tiles few. Buy three here.',
        other: 'That’s allowed, but buy three in city 2.',
        done: 'So they start where they’re needed.',
      },
      reach: {
        say: 'City 3 is new to you. Send one resident there.',
        other: 'That’s allowed, but settle city 3.',
        done: 'Your third city. The resident lies on its card now, and never comes back.',
      },
      hurry: {
        say: 'Send two residents to your grassland, with one more tap.',
        other: 'That’s allowed, but move two to the grassland.',
        done: 'The first is exhausted. The second finds it there, is in a hurry and stays active.',
      },
      points: {
        say: 'Eight cities end the match with three players. Whoever has eight gets 40 points, more 50.',
        done: 'Seven are worth 32, six 26, fewer 22.',
      },
      end: {
        say: 'When storage is empty, settlements can be recalled. Cities once reached still count.',
        done: 'So leave behind what you don’t need.',
      },
    },
  },
};
