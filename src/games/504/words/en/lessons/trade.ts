import type { LessonTexts } from '../../lesson-steps';
import { READ } from './read';

export const trade: Pick<LessonTexts, 'majorities' | 'production' | 'shares' | 'own-shares'> = {
  majorities: {
    title: 'Majorities',
    sentence: 'Lead in a terrain when the scoring comes.',
    steps: {
      lead: {
        say: 'You have two forests, as many as Ada. Settle one more and you lead alone.',
        other: 'That’s allowed too, but settle the forest.',
        done: 'Settlements count, your headquarters among them.',
      },
      card: {
        say: 'End your turn. From round 3 on a card is turned after it: will it be the scoring card?',
        other: 'Close this turn first.',
        done: 'It is: everybody’s tiles are counted now.',
      },
      scoring: {
        say: 'Forest brings you 9 points, and Ada 5 as runner-up.',
        other: READ,
        done: 'Had you tied, you’d both get 7.',
      },
      remove: {
        say: 'For each full 4 points one of your pieces leaves. Take off an exhausted resident.',
        other: 'That’s allowed too, but take off the exhausted one.',
        done: 'Leaders shrink, so nobody runs away.',
      },
      order: {
        say: 'The fewest points go first now. With the third scoring the game ends at once.',
        other: READ,
        done: 'Whoever is missing a turn then gets 3 points for it.',
      },
    },
  },
  production: {
    title: 'Production',
    sentence: 'Plants, trading houses, and sets of goods.',
    steps: {
      plant: {
        say: 'Build a plant on the field: it takes one resident.',
        other: 'That’s allowed too, but build on the field.',
        done: 'Where production is the goal, a new plant gives you one good at once.',
      },
      fish: {
        say: 'This desert lies beside water. Build a fish plant there with two residents.',
        other: 'That’s allowed too, but build the fish plant.',
        done: 'Fish can be had from any land beside water.',
      },
      house: {
        say: 'Settle the city: a settlement there is a trading house. One stands there already, so yours costs $10.',
        other: 'That’s allowed too, but settle the city.',
        done: 'Each house has room for one good, the headquarters for two.',
      },
      sets: {
        say: 'At the end, goods score in sets of different kinds: 1, 3, 6, 10 or 15 points, as far as there’s room.',
        other: READ,
        done: 'Two goods may be traded for one before that. The app finds the best way.',
      },
      end: {
        say: 'With three players, five goods and seven houses end the game.',
        other: READ,
        done: 'Each house is worth 2 points, too.',
      },
    },
  },
  shares: {
    title: 'Companies and shares',
    sentence: 'Found a company, run it, and get rich by it.',
    steps: {
      found: {
        say: 'Buy the first share of Green: the president’s certificate, two shares for twice its price. Then give it a city.',
        other: 'That’s allowed too, but found Green.',
        done: 'The company is founded, and as its president you decide for it.',
      },
      share: {
        say: 'In your next turn buy one more share of Green.',
        other: 'That’s allowed too, but buy Green.',
        done: 'For each share that the company still had, it gets the issue price.',
      },
      quit: {
        say: 'You’ve bought enough. Quit the share round: who quits first begins the next one.',
        other: 'That’s allowed too, but quit.',
        done: 'When all have quit, the business rounds come.',
      },
      company: {
        say: 'Now Green has its turn, and its own cash pays. Buy a resident for it.',
        other: 'That’s allowed too, but buy a resident for Green.',
        done: 'Your own money is never used for it.',
      },
      payout: {
        say: 'Green has earned $60. Pay it out: $6 a share.',
        other: 'That’s allowed too, but pay out here.',
        done: 'You get money for your shares, and Green’s value rises by $10.',
      },
      withhold: {
        say: 'A round later Green needs cash. Withhold its income.',
        other: 'That’s allowed too, but withhold here.',
        done: 'The company keeps everything, and its value stays.',
      },
      wealth: {
        say: 'After five business rounds your money and the value of your shares decide.',
        other: READ,
        done: 'What companies still have in cash counts nothing.',
      },
    },
  },
  'own-shares': {
    title: 'A company of your own',
    sentence: 'Sell shares of yourself, and buy the winners.',
    steps: {
      sell: {
        say: 'You need money now. Sell a share of your own company.',
        other: 'That’s allowed too, but sell a share.',
        done: 'You got its value, which then fell by $10. One a turn is the limit.',
      },
      deal: {
        say: 'A share of Ada’s company lies in the bank. Buy it.',
        other: 'That’s allowed too, but buy Ada’s share.',
        done: 'It can’t be sold again: it scores for you at the end.',
      },
      values: {
        say: 'After each round the highest income raises its company by $20, all others by $10.',
        other: READ,
        done: 'So shares sold late bring more.',
      },
      score: {
        say: 'At the end each single share you hold scores the points of its company.',
        other: READ,
        done: 'Your president’s certificate doesn’t count, so keep enough singles.',
      },
    },
  },
};
