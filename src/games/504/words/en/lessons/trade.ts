import type { LessonTexts } from '../../lesson-steps';

export const trade: Pick<LessonTexts, 'majorities' | 'production'> = {
  majorities: {
    title: 'Majorities',
    sentence: 'Lead in a terrain when the scoring comes.',
    steps: {
      lead: {
        say: 'The goal here: lead when the scoring comes. You have two forests, and so has Iris. Settle the third from the city, and you lead alone.',
        other: 'That’s allowed, but settle the third forest.',
        done: 'Settlements count, headquarters too. None of your residents is active now, so the sale comes.',
      },
      card: {
        say: 'Sell your wood; that ends your turn. From round 3 on a card is turned after every turn.',
        other: 'That’s allowed, but sell the wood.',
        done: 'The scoring card! It was the last of its row, so it had to come.',
      },
      scoring: {
        say: 'Forest: 9 points for you, 5 for Iris. A tie would have been 7 each.',
        done: 'Cities: 10 for Otto with three, 6 for Iris with two.',
      },
      remove: {
        say: 'For each full 4 points a piece leaves: two of yours. Take a resident from the city.',
        other: 'That’s allowed, but take one from the city.',
        done: 'The other one came from the forest. Leaders shrink, so nobody runs away.',
      },
      order: {
        say: 'Whoever has the fewest points goes first now: you. The third scoring ends the game at once.',
        done: 'Anyone who misses a turn because of that gets 3 points.',
      },
    },
  },
  production: {
    title: 'Production',
    sentence: 'Plants, trading houses, and sets of goods.',
    steps: {
      plant: {
        say: 'The goal here: goods, and room for them. Where production is the goal, a new plant gives a good at once. Build one on the field.',
        other: 'That’s allowed, but build on the field.',
        done: 'Field and grassland exhaust one resident, forest two, mountain three.',
      },
      fish: {
        say: 'The desert lies beside water. Build a fish plant there with two residents.',
        other: 'That’s allowed, but build the fish plant.',
        done: 'Fish can be had on any land beside water.',
      },
      house: {
        say: 'Settlements in cities are trading houses. Settle city 2: Iris has a house there, so yours costs $10.',
        other: 'That’s allowed, but settle city 2.',
        done: 'A house has room for one good, the headquarters for two.',
      },
      sets: {
        say: 'At the end sets of different goods score 1, 3, 6, 10 or 15. You have four kinds, but room for three: 6 points.',
        done: 'Two goods may be traded for one before; the app finds the best way.',
      },
      end: {
        say: 'Every house is 2 points more. With three players five goods and seven houses end the game.',
        done: 'So room is worth as much as goods.',
      },
    },
  },
};
