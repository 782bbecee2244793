import type { LessonTexts } from '../../lesson-steps';

export const power: Pick<LessonTexts, 'privileges' | 'military'> = {
  privileges: {
    title: 'Privileges',
    sentence: 'Secret bids, cards, factories and taxes.',
    steps: {
      bid: {
        say: 'The goal here: a card, and a factory with it. First all bid secretly for the order, and pay what they bid. Bid $5.',
        other: 'That’s allowed, but bid $5.',
        done: 'Nobody sees it. Once the last bid is in, all are shown.',
      },
      place: {
        say: 'Iris has bid $3 and Otto nothing, so you choose first. Go first.',
        other: 'That’s allowed, but go first.',
        done: 'From the second round on, whoever earned most goes first.',
      },
      card: {
        say: 'Three rounds later, cards are sold one by one. With this one every factory costs $20. Bid $20.',
        other: 'That’s allowed, but bid $20.',
        done: 'Now the others bid more, or pass.',
      },
      more: {
        say: 'Iris bids $21, and Otto’s $15 aren’t enough. Bid $22.',
        other: 'That’s allowed, but bid $22.',
        done: 'Iris passes. You have the card at once, and for the rest of the match.',
      },
      factory: {
        say: 'Iris’s factory stands in city 2. The second one there costs $30, but $20 with your card. Build it.',
        other: 'That’s allowed, but build the factory in city 2.',
        done: '5 points at once. You build one a turn in each city, and a city holds three.',
      },
      tax: {
        say: 'A new round. You earned most, $35, so you pay $2 for each full $10 of it: $6 in taxes.',
        done: 'Iris paid $1 for each, $2 in all. Otto earned least and paid nothing.',
      },
      end: {
        say: 'The round in which the 20th factory is built is the last. Then points decide.',
        done: 'So factories count twice: they bring points, and they bring the end.',
      },
    },
  },
  military: {
    title: 'Military',
    sentence: 'Attacks, dice, a way back, and an army at home.',
    steps: {
      attack: {
        say: 'The goal here: conquer Iris’s grassland. A settlement and a resident hold it: two armies. Attack with three from the forest.',
        other: 'That’s allowed, but attack the grassland with three.',
        done: 'You saw the odds before you attacked. The fight itself comes after all moves.',
      },
      mountain: {
        say: 'Four armies hold the mountain, and it takes 1 off each die. Attack with three from the desert all the same.',
        other: 'That’s allowed, but attack the mountain with three.',
        done: 'Grassland and fields add 1, cities take 1 off as well.',
      },
      fight: {
        say: 'You choose which fight comes first. Fight for the grassland.',
        other: 'That’s allowed, but fight for the grassland.',
        done: 'The grassland is yours: one attacker became its settlement. The mountain held.',
      },
      retreat: {
        say: 'The last attacker from the mountain has to go back. Send it to the grassland.',
        other: 'That’s allowed, but go to the grassland.',
        done: 'There it helps to defend.',
      },
      threat: {
        say: 'Now Iris attacks the grassland with one resident. The settlement and your resident defend it.',
        done: 'An army at home defends even if it is exhausted.',
      },
      home: {
        say: 'She hit once: your resident fell, but the settlement holds the grassland.',
        done: 'For each army that falls, the defense strikes back with a die.',
      },
      city: {
        say: 'City 2, with the tower, is free. Barracks and a militia defend it: two armies.',
        done: 'Whoever conquers it has a city more.',
      },
      end: {
        say: 'Each land you hold is worth 3 points, and each city 5.',
        done: 'A turn ends the match: with the last resident bought, the last settlement placed, or a capital fallen.',
      },
    },
  },
};
