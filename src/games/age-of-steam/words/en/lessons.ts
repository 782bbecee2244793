import type { LessonTexts } from '../lesson-steps';

export const texts: LessonTexts = {
  first: {
    title: 'Your first railway',
    sentence: 'Read the board, play a whole turn, and see what a link pays.',
    steps: {
      board: {
        say: 'The most points win: build track between cities, and ship their cubes over it. A number in a city is its die, not a count.',
        done: 'Each cube goes to a city of its own color: red to St. Louis. Each link of yours that it uses pays from then on.',
      },
      players: {
        say: 'Above the map: everybody’s cash, below it what payday brings and takes, after the star the points. The arrow: who acts first.',
        done: 'You have $10, will pay $3, and start at −6 points: your first shares cost them.',
      },
      issue: {
        say: 'A turn begins with money. Issue 1 share: it brings $5.',
        other: 'That’s allowed too, but issue exactly 1 share here.',
        done: 'Above the map: $15 now, but each payday takes $1 more, and you have 3 points fewer.',
      },
      bid: {
        say: 'Now all bid for the order of play. Bid $1 to go first.',
        other: 'That’s allowed too, but here bid $1.',
        done: 'Now it is up to the others to bid more, or to drop out.',
      },
      select: {
        say: 'The others dropped out, so you go first for $1. Each player takes one action for this turn. Take Locomotive.',
        other: 'That’s allowed too, but here take Locomotive.',
        done: 'With engine 2 a cube may use two links, and each payday takes $1 more. The next lesson shows the other actions.',
      },
      tile: {
        say: 'Evansville’s red cube goes to St. Louis. Tiles fit on dots: tap the one northwest of Evansville, take the curve west, and build.',
        other: 'That tile is allowed too, but it leads elsewhere. Take the one that curves west.',
        done: 'A straight or curved tile costs $2. The ring at its end means the track is still open.',
      },
      on: {
        say: 'Continue west: tap the next hex, take the curve to the west, and build.',
        other: 'That tile is allowed too, but look for the curve that leads on to St. Louis.',
        done: 'Your track must stay connected to a city.',
      },
      link: {
        say: 'Your last tile this turn reaches St. Louis: tap the hex and build. It crosses a river, so it costs $3.',
        other: 'That’s allowed too, but look for the tile that ends in St. Louis.',
        done: 'Your first link! It stays yours for good and scores 3 points, one for each tile.',
      },
      ship: {
        say: 'Now ship the red cube: tap Evansville, then St. Louis, and deliver.',
        other: 'That’s allowed too, but first ship the red cube to St. Louis.',
        done: 'Your income rises by 1 for each link of yours that the cube used.',
      },
      again: {
        say: 'Goods move twice a turn. Ship the blue cube from St. Louis to blue Evansville.',
        other: 'That’s allowed too, but look for the blue cube in St. Louis.',
        done: 'Your income is 2. Once everybody has shipped, it is payday.',
      },
      payday: {
        say: 'After payday: you had $7, got $2 income, and paid $5 for shares and engine. So $4 are left.',
        done: 'That was a whole turn. Dice brought new cubes to the cities with their numbers, and turn 2 begins.',
      },
      long: {
        say: 'Turn 4: your three links now lead from St. Louis to Wheeling, and your engine is 3. Ship the yellow cube all the way.',
        other: 'That’s allowed too, but the yellow cube from St. Louis goes much farther.',
        done: 'Three links of yours, so your income rises by 3, and your points by 9.',
      },
      score: {
        say: 'At the end, each $1 of income is 3 points, each share costs 3, and each piece of track in a link is 1.',
        done: 'Cash counts nothing.',
      },
    },
  },
  actions: {
    title: 'Auction and actions',
    sentence: 'Bid for the order, choose an action, found a city.',
    steps: {
      bid: {
        say: 'Everybody bids for who goes first. Otto has bid $2: raise it to $3.',
        other: 'That’s allowed too, but here bid $3.',
        done: 'Now the others raise it or drop out. The first to drop is last in the order and pays nothing.',
      },
      drop: {
        say: 'Iris is out, and Otto bids $4. Second is good enough: drop out before it gets expensive.',
        other: 'That’s allowed too, but leave first place to Otto.',
        done: 'First and second pay their bids in full, the last pays nothing. With more players, those between pay half.',
      },
      seven: {
        say: 'Seven actions, each for one player a turn. Otto has taken Locomotive.',
        done: 'The line below each name says what it would do for you now. “Explain all seven” says more.',
      },
      select: {
        say: 'Take Urbanization.',
        other: 'That’s a good action too, but here take Urbanization.',
        done: 'Nobody else can take it in this turn.',
      },
      city: {
        say: 'Turn the town at the end of your track into a yellow city: tap E, then the town.',
        other: 'That’s allowed too, but put city E on Indianapolis, where your track ends.',
        done: 'A new city is free and doesn’t count as a tile. “Goods” shows the cubes that can come to it.',
      },
      build: {
        say: 'You still have three tiles. One is enough to link the new city to Cincinnati.',
        other: 'That’s allowed too, but look for the curve between E and Cincinnati.',
        done: 'A link for $2. You don’t have to use all your tiles.',
      },
      done: {
        say: 'Stop building here to keep cash for payday: tap “Done building”.',
        other: 'That’s allowed too, but stop building here.',
        done: 'Now the others build, and then goods move.',
      },
      ship: {
        say: 'Ship the yellow cube from St. Louis to your new yellow city via Evansville.',
        other: 'That’s allowed too, but look for the yellow cube in St. Louis.',
        done: 'Cubes pass through cities of other colors. Two links: income +2.',
      },
      draw: {
        say: 'A turn later, you took Production: draw two cubes for the display.',
        other: 'That’s allowed too, but draw the cubes here.',
        done: 'Which ones is luck. Where they go is up to you.',
      },
      place: {
        say: 'Put the first cube into an empty box. When the dice show that column, it goes to the city above.',
        other: 'Choose a box with a dashed edge.',
        done: 'One more to place.',
      },
      second: {
        say: 'Now the second one. Best are columns of cities where your track is.',
        other: 'Choose a box with a dashed edge.',
        done: 'Then dice brought new cubes to the cities, and turn 4 begins.',
      },
    },
  },
  money: {
    title: 'Money and bankruptcy',
    sentence: 'Shares, expenses and the two ways to lose income.',
    steps: {
      owes: {
        say: 'Every turn costs money. Open “Money” and read what you owe.',
        other: 'Choose “Money” in the row of tabs.',
        done: 'You owe $5: 3 for shares, 2 for the engine. Your income is only $1.',
      },
      issue: {
        say: 'With $2 you can hardly build. Issue 2 shares.',
        other: 'That’s allowed too, but issue exactly 2 shares here.',
        done: '+$10 now. In return you pay $2 more at every payday, and lose 6 points at the end.',
      },
      short: {
        say: 'Later: you owe $7 with $2 and income 2. Ship nothing and you’re bankrupt. Ship the red cube.',
        other: 'Not that: look at the warning. Ship the red cube from Evansville to St. Louis.',
        done: 'Income 3 and $2 make $5. You are $2 short, so your income falls by 2, to 1.',
      },
      fell: {
        say: 'For each dollar you cannot pay, your income falls by 1. Below 0 you are out, and rank last whatever your points.',
        done: 'So count your expenses before you build.',
      },
      others: {
        say: 'Much later, Iris has spent all her cash on track near Pittsburgh. Tap that track.',
        other: 'Tap Iris’s track just north of Pittsburgh.',
        done: 'It is unfinished and brings her nothing. She owes $8, has $0 and an income of 3.',
      },
      out: {
        say: 'You’re rich enough: ship nothing and watch what payday does.',
        other: 'That’s allowed too, but ship nothing here.',
        done: 'Iris is $5 short with an income of 3: she is out, and her open track is nobody’s.',
      },
      score: {
        say: 'Your income of 13 fell by 2: from 11 up, every payday takes some.',
        done: '11 to 20: 2, 21 to 30: 4, 31 to 40: 6, 41 to 49: 8, and 10 from 50 up.',
      },
    },
  },
  tiles: {
    title: 'Towns and crossings',
    sentence: 'Links through towns, over other track, and track that nobody owns.',
    steps: {
      start: {
        say: 'Build north from Evansville, toward the town of Indianapolis.',
        other: 'That tile is allowed too, but look for the curve toward Indianapolis.',
        done: 'A town ends a link just like a city, but it needs a tile of its own.',
      },
      town: {
        say: 'Build on the town itself. Choose the tile with two exits: one to your track, one northeast.',
        other:
          'That’s allowed too, but choose the tile with exits to the southwest and the northeast.',
        done: 'A town costs $1 plus $1 for each exit. Your first link is complete, and the second is started.',
      },
      cross: {
        say: 'Iris’s track is in the way. Build across it, on to Cincinnati.',
        other: 'That’s allowed too, but look for the crossing that leads on to Cincinnati.',
        done: 'Adding a crossing costs $3. Iris’s track stays as it was, and stays hers.',
      },
      crossed: {
        say: 'Nobody can block you for good: track may be added to any tile, as long as nothing is taken away.',
        done: 'Two tracks side by side cost $3 at once, or $2 to add the second one later.',
      },
      turn: {
        say: 'Another match: your open end points the wrong way. Tap it and turn it northeast for $2.',
        other: 'That’s allowed too, but turn the open end to the northeast.',
        done: 'Only open ends can be turned. Turning alone doesn’t keep them yours: you have to extend them.',
      },
      claim: {
        say: 'The gray track beside it is nobody’s. Build the tile that joins it.',
        other: 'That’s allowed too, but look for the straight tile that joins both tracks.',
        done: 'It’s all yours now: a 4-tile link to Pittsburgh.',
      },
      done: {
        say: 'Tap “Done building”.',
        other: 'That’s allowed too, but stop building here.',
        done: 'Open track you don’t extend in a build turn becomes nobody’s.',
      },
      score: {
        say: 'Each piece of track in a complete link is a point, even on a tile shared with others.',
        done: 'Open track counts nothing.',
      },
    },
  },
};
