import type { LessonTexts } from '../../lesson-steps';

export const first: Pick<LessonTexts, 'first'> = {
  first: {
    title: 'Your first world',
    sentence: 'World 685: residents, a road, goods, and what they bring.',
    steps: {
      world: {
        say: 'World 685: roads are the goal, goods bring money, and the land is unknown. In the ring: your 0 points, 0 of 6 cities, and $60.',
        done: 'The line below it says what ends the match.',
      },
      buy: {
        say: 'Residents do everything, and cost $10 each. Raise the number to 6, and buy them in your city.',
        other: 'That’s allowed, but here buy all 6.',
        done: 'Your money is spent, so the purchase is over. Active residents may act now.',
      },
      explore: {
        say: 'Dotted hexes are unknown. The one to the right of the city is chosen already: explore it.',
        other: 'That’s allowed, but explore to the right.',
        done: 'A forest! Before you explore, the panel says how likely each terrain is.',
      },
      rest: {
        say: 'The explorer could go on exploring for free. To keep this lesson short, tap “Stop exploring”.',
        other: 'That’s allowed, but let it stop.',
        done: 'It found land, so it goes back to your storage.',
      },
      settle: {
        say: 'Send the other five there: tap the forest, and raise the number to 5.',
        other: 'That’s allowed, but send all 5 to the forest.',
        done: 'The first became a settlement, the second is exhausted: done for this turn. The others joined it: in this world that keeps them active.',
      },
      plant: {
        say: 'The forest shows 3 active, and 1 exhausted in the small disc. Let two of them work: tap “Build a plant for wood”.',
        other: 'That’s allowed, but build the plant.',
        done: 'Both are exhausted. The plant makes a wood in each of your turns.',
      },
      back: {
        say: 'One is still active. Send it back to the city, to explore from there next turn: tap the city.',
        other: 'That’s allowed, but move the last one to the city.',
        done: 'Nobody is active anymore. Next you sell the wood that your plant has made.',
      },
      sell: {
        say: 'One good sells for $10, two different ones for $25, all five for $100. Sell your wood.',
        other: 'That’s allowed, but sell the wood.',
        done: 'Your turn is over. Settlements in cities are trading houses: each lets you sell one good a turn, your capital two.',
      },
      income: {
        say: 'Your income was $30: $20 as for everybody, and $10 for the wood.',
        done: 'Next, Iris and Otto take their first turns.',
      },
      again: {
        say: 'Iris bought 4 residents, Otto 3, and all of them went to your forest. Round 2: buy 3 more in the city.',
        other: 'That’s allowed, but buy 3 in the city.',
        done: 'After the purchase all your residents are active again.',
      },
      road: {
        say: 'Now tap the city, then the forest, and “Road to forest”. It takes 3 residents, as many as its more expensive end: the city.',
        other: 'That’s allowed, but build the road.',
        done: 'One builder went home. City and forest are linked: 3 and 2 points at the end.',
      },
      ride: {
        say: 'Roads are fast. Move a resident from the city to the forest.',
        other: 'That’s allowed, but take the road with one resident.',
        done: 'It’s there and still active: your own roads cost nothing.',
      },
      goal: {
        say: 'With three players the game ends after the round in which somebody has linked six cities.',
        done: 'Other worlds have other goals: each world’s page says which.',
      },
    },
  },
};
