import type { LessonTexts } from '../lesson-steps';

export const texts: LessonTexts = {
  first: {
    title: 'Your first railway',
    sentence: 'Build a link, ship goods over it, and see what it pays.',
    steps: {
      tile: {
        say: 'Evansville has a red cube, and red goes to St. Louis. Begin the track: tap the hex, then build.',
        other: 'That tile is allowed too, but it leads elsewhere. Take the one that curves west.',
        done: 'A straight or curved tile costs $2. The ring at its end says that the track is still open.',
      },
      on: {
        say: 'Go on to the west with the next tile.',
        other: 'That tile is allowed too. But look for the curve that leads on to St. Louis.',
        done: 'Your track has to stay connected to a city. One tile is left this turn.',
      },
      link: {
        say: 'The last tile reaches St. Louis. It crosses a river, so it costs $3.',
        other: 'That would be allowed. But look for the tile that ends in St. Louis.',
        done: 'Your first link! It stays yours for good and scores 3 points, one for each tile.',
      },
      ship: {
        say: 'Now ship the red cube: tap Evansville, then St. Louis, and deliver.',
        other: 'That is allowed too. But first ship the red cube to St. Louis.',
        done: 'Your income rises by 1 for each link of yours that the cube used.',
      },
      again: {
        say: 'Goods move twice a turn. Ship the blue cube from St. Louis to blue Evansville.',
        other: 'That is allowed too. But look for the blue cube in St. Louis.',
        done: 'Your income is 2. Once everybody has shipped, it is payday.',
      },
      payday: {
        say: 'Payday: you got your income of $2 and paid $1 for each of 3 shares and for engine 1.',
        other: 'There is nothing to do here but read.',
        done: 'Then dice brought new cubes to the cities.',
      },
      long: {
        say: 'Three turns on: three links, engine 3. Ship the yellow cube from St. Louis to yellow Wheeling.',
        other: 'That is allowed too. But the yellow cube from St. Louis goes much further.',
        done: 'Three links of yours, so your income rises by 3. Long deliveries win matches.',
      },
      score: {
        say: 'At the end each $1 of income is 3 points, each share costs 3, and each piece of track in a link is 1.',
        other: 'There is nothing to do here but read.',
        done: 'Cash counts nothing.',
      },
    },
  },
  actions: {
    title: 'Auction and actions',
    sentence: 'Bid for the order, choose an action, found a city.',
    steps: {
      bid: {
        say: 'Everybody bids for who goes first. Ben has bid $2: raise it to $3.',
        other: 'That is allowed too. But here bid $3.',
        done: 'Now the others raise it or drop out. Whoever drops first is last in the order, and pays nothing.',
      },
      drop: {
        say: 'Ada is out, and Ben bids $4. Second is good enough: drop out before it gets dear.',
        other: 'That is allowed too. But leave first place to Ben.',
        done: 'First and second pay their bids in full, the last pays nothing. With more players, those between pay half.',
      },
      select: {
        say: 'Each player takes one of the actions left. Ben has Locomotive. Take Urbanization.',
        other: 'That is a good action too. But here take Urbanization.',
        done: 'Each can be taken once a turn. “Explain all seven” says what they do.',
      },
      city: {
        say: 'Turn the town at the end of your track into a yellow city: tap E, then the town.',
        other: 'That is allowed too. But put city E on Indianapolis, where your track ends.',
        done: 'A new city is free and is no tile. Its column on the display brings it goods from now on.',
      },
      build: {
        say: 'You still have three tiles. One is enough to link the new city to Cincinnati.',
        other: 'That is allowed too. But look for the curve between E and Cincinnati.',
        done: 'A link for $2. Nobody has to use all tiles.',
      },
      done: {
        say: 'End your turn here, to have cash left for payday.',
        other: 'That is allowed too. But end your turn here.',
        done: 'Now the others build, and then goods move.',
      },
      ship: {
        say: 'Ship the yellow cube from St. Louis to your new yellow city, by way of Evansville.',
        other: 'That is allowed too. But look for the yellow cube in St. Louis.',
        done: 'Cubes pass through cities of other colors. Two links: income +2.',
      },
      draw: {
        say: 'A turn later, you took Production: draw two cubes for the display.',
        other: 'You may. But draw the cubes here.',
        done: 'Chance says which. You choose where they go.',
      },
      place: {
        say: 'Put the first cube into an empty box of the display.',
        other: 'Choose a box with a dashed edge.',
        done: 'When the dice show that column’s number, the cube goes to its city.',
      },
      second: {
        say: 'And now the second one.',
        other: 'Choose a box with a dashed edge.',
        done: 'Choose columns of cities where your track is.',
      },
      read: {
        say: 'First Build and First Move go before the others. Engineer builds 4 tiles.',
        other: 'There is nothing to do here but read.',
        done: 'Locomotive raises your engine for good. Turn Order may pass once in the next auction.',
      },
    },
  },
  money: {
    title: 'Money, and how to go bankrupt',
    sentence: 'Shares, expenses and the two ways to lose income.',
    steps: {
      owes: {
        say: 'Every turn costs money. Open “Money” and read what you owe.',
        other: 'Choose “Money” in the row of tabs.',
        done: 'You owe $5: 3 for shares, 2 for the engine. Your income is only $1.',
      },
      issue: {
        say: 'With $2 you can hardly build. Issue 2 shares.',
        other: 'Also possible. But issue exactly 2 shares here.',
        done: '+$10 now. In return you pay $2 more at every payday, and lose 6 points at the end.',
      },
      short: {
        say: 'Later: you owe $6, with $1 and income 2. Shipping nothing would ruin you. Ship the red cube.',
        other: 'Not that: look at the warning. Ship the red cube from Evansville to St. Louis.',
        done: 'Income 3 and $1 make $4. You are $2 short, so your income falls by 2, to 1.',
      },
      fell: {
        say: 'For each dollar you cannot pay, your income falls by 1. Below 0 you are out, with a score of 0.',
        other: 'There is nothing to do here but read.',
        done: 'So count your expenses before you build.',
      },
      others: {
        say: 'Much later, Ada has spent all her cash on track by Pittsburgh. Tap that track.',
        other: 'Tap Ada’s track just north of Pittsburgh.',
        done: 'It is unfinished and brings her nothing. She owes $8, has $0 and an income of 3.',
      },
      out: {
        say: 'You are rich enough: ship nothing, and watch what payday does.',
        other: 'That is allowed too. But ship nothing here.',
        done: 'Ada is $5 short with an income of 3: she is out, and her open track is nobody’s.',
      },
      score: {
        say: 'Your income of 13 fell by 2: from 11 up, every payday takes some of it.',
        other: 'There is nothing to do here but read.',
        done: '11–20: 2, 21–30: 4, 31–40: 6, 41–49: 8, and 10 from 50 up.',
      },
    },
  },
  tiles: {
    title: 'Towns and crossings',
    sentence: 'Links through towns, over other track, and track that nobody owns.',
    steps: {
      start: {
        say: 'Build north from Evansville, towards the town of Indianapolis.',
        other: 'That tile is allowed too. But look for the curve towards Indianapolis.',
        done: 'A town ends a link just as a city does. But it needs a tile of its own.',
      },
      town: {
        say: 'Build on the town itself. Choose the tile with two exits: one to your track, one northeast.',
        other:
          'That is allowed too. But choose the tile with exits to the southwest and the northeast.',
        done: 'A town costs $1 and $1 for each exit. Your first link is finished, the second one begun.',
      },
      cross: {
        say: 'Ada’s track is in the way. Build across it, on to Cincinnati.',
        other: 'That is allowed too. But look for the crossing that leads on to Cincinnati.',
        done: 'An added crossing costs $3. Ada’s track stays as it was, and stays hers.',
      },
      crossed: {
        say: 'Nobody can block you for good: track may be added to any tile, as long as nothing is taken away.',
        other: 'There is nothing to do here but read.',
        done: 'Beside each other two tracks cost $3 at once, or $2 when the second one is added.',
      },
      turn: {
        say: 'Another match: your open end looks the wrong way. Tap it, and turn it northeast for $2.',
        other: 'That is allowed too. But turn the open end to the northeast.',
        done: 'Only open ends can be turned. That alone does not keep them yours: you have to build on.',
      },
      claim: {
        say: 'The gray track beside it is nobody’s. Build the tile that joins it.',
        other: 'That is allowed too. But look for the straight tile that joins both tracks.',
        done: 'All of it is yours now: a link of 4 tiles to Pittsburgh, for one tile of your own.',
      },
      done: {
        say: 'End your turn.',
        other: 'That is allowed too. But end your turn here.',
        done: 'If you do not extend open track in a build turn, it is nobody’s afterwards.',
      },
      score: {
        say: 'Each piece of track in a finished link is a point, also on a tile shared with others.',
        other: 'There is nothing to do here but read.',
        done: 'Open track counts nothing.',
      },
    },
  },
};
