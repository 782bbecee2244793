import type { LessonTexts } from '../../lesson-steps';

export const money: Pick<LessonTexts, 'shares' | 'own-shares'> = {
  shares: {
    title: 'Companies and shares',
    sentence: 'Found a company, run it, and get rich with it.',
    steps: {
      found: {
        say: 'The goal here: a company that makes you rich. It owns the pieces, and you own shares. Tap Green and found it: two shares for $80.',
        other: 'That’s allowed, but found Green.',
        done: 'You’re the president: you decide for Green.',
      },
      capital: {
        say: 'Green needs a capital. Choose the city in the middle.',
        other: 'That’s allowed, but choose the city in the middle.',
        done: 'Your $80 are Green’s first cash.',
      },
      share: {
        say: 'Iris and Otto have founded companies, too. Buy one more share of Green.',
        other: 'That’s allowed, but buy Green.',
        done: 'For each of its shares that is bought Green gets $40.',
      },
      quit: {
        say: 'That’s enough. Quit: whoever quits first begins the next share round.',
        other: 'That’s allowed, but quit.',
        done: 'When all have quit, a business round comes.',
      },
      company: {
        say: 'It’s Green’s turn, and Green’s cash pays. Buy a resident for it.',
        other: 'That’s allowed, but buy one resident.',
        done: 'Your own money is never used for it.',
      },
      payout: {
        say: 'At the end of the round Green has earned $45. Pay it out: $4 a share.',
        other: 'That’s allowed, but pay out here.',
        done: 'You got $12 and the value rose by $10. Green kept $33, less $12 for upkeep.',
      },
      withhold: {
        say: 'A round later Green has spent its cash. Withhold this income.',
        other: 'That’s allowed, but withhold here.',
        done: 'Green keeps it all for residents, and its value stays.',
      },
      wealth: {
        say: 'After five business rounds your money and the value of your shares decide.',
        done: 'The cash of companies doesn’t count then.',
      },
    },
  },
  'own-shares': {
    title: 'A company of your own',
    sentence: 'Sell shares of yourself, and buy the winners.',
    steps: {
      sell: {
        say: 'The goal here: points from shares. Everybody is a company, and you’re short of money: sell a share of your own.',
        other: 'That’s allowed, but sell a share.',
        done: 'You got its value, $40, which then fell by $10. One a turn is the limit.',
      },
      deal: {
        say: 'One of Iris’s shares lies in the bank. Buy it.',
        other: 'That’s allowed, but buy Iris’s share.',
        done: 'It can’t be sold again, but it will score for you.',
      },
      values: {
        say: 'After each round the highest income raises its company’s value by $20, all others rise by $10.',
        done: 'So shares sold late bring more.',
      },
      score: {
        say: 'At the end each of your 8 shares scores the points of its company, and a bonus for its rank: 7 of your own, 1 of Iris’s.',
        done: 'A share you sell scores for you no more, so sell no more than you need.',
      },
    },
  },
};
