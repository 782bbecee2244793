import type { LessonTexts } from '../lesson-steps';

export const texts: LessonTexts = {
  first: {
    title: 'Your first match',
    sentence: 'From the first share to the final ranking, one tap at a time.',
    steps: {
      card: {
        say: 'The most points win, and shares of the four companies bring them. Everybody may build for any company. Tap the Brown card.',
        other: 'That opens something else. Close it and look for the Brown card.',
        done: 'The squares are trains that are ready to use. The three numbers are what a share is worth if you’re first, second or lower in influence.',
      },
      draft: {
        say: 'Everybody starts by picking two shares. Pick a Brown share and confirm.',
        other: 'That’s allowed too, but look for Brown here.',
        done: 'You have a Brown share. Now the others pick, then the order reverses.',
      },
      second: {
        say: 'Your second share must be from another company. Pick Orange.',
        other: 'That’s allowed too, but look for Orange: you’ll build for it later.',
        done: 'Each share nobody picked made its company longer. You go first.',
      },
      build: {
        say: 'Build in three taps: Brown, then New York, then Confirm. It takes 2 trains.',
        other: 'That’s allowed too, but look for New York, the gold city on the coast.',
        done: 'New York’s tile shows Brown twice: 2 influence for you. The open hex made Brown 1 longer. Now the others build.',
      },
      places: {
        say: 'Influence decides what your shares are worth. Open “Influence”.',
        other: 'Close what is open, then choose “Influence” below the cards.',
        done: 'You’re first in Brown, so your share scores Brown’s first value. If players tie for first, all of them are first.',
      },
      holdings: {
        say: 'Go back to “Players”.',
        other: 'Close what is open, then choose “Players” below the cards.',
        done: 'Below are everybody’s shares, and the points if it ended now. The cards show shares left, length, and your influence.',
      },
      share: {
        say: 'Brown has 2 trains ready, so a share costs only 2 influence. Take a Brown share.',
        other: 'That’s allowed too, but Brown is cheap now: take a Brown share.',
        done: 'You paid 2 influence, and 3 new trains are ready. Wait too long, and shares get expensive.',
      },
      compensation: {
        say: 'Now build Brown to Detroit. Orange is already there: check the preview to see what it gets.',
        other: 'That’s allowed too, but build Brown to Detroit.',
        done: 'Orange got a train as compensation. Detroit is full now: its tile is removed, and nobody can build there again.',
      },
      length: {
        say: 'A few rounds later. You hold Orange, and it’s short. Build it to Chicago, across open hexes.',
        other: 'That’s allowed too, but build Orange to Chicago: Orange needs length.',
        done: 'Two open hexes: Orange is 2 longer, and its shares are worth more. The city itself adds nothing.',
      },
      purple: {
        say: 'Back before that build. Louisville has purple: you choose a second company. Build Brown there and choose Orange.',
        other: 'That’s allowed too, but build Brown to Louisville and choose Orange for purple.',
        done: '1 in Gray from the tile, and 1 in Orange by your choice. Use purple where you hold shares.',
      },
      end: {
        say: 'Much later, near the end: Gray has no shares left, Brown has one. Take it to start the last round.',
        other: 'That’s allowed too, but end it now: take the last Brown share.',
        done: 'Two companies are depleted: no shares left, or no trains in their supply. Everybody else gets one more turn, so that all have the same number.',
      },
      score: {
        say: 'The match is over. Open “The scores” and read each line: shares times the value of your place in that company.',
        done: 'Most points win. On a tie, fewer shares win.',
      },
    },
  },
  automa: {
    title: 'Solo against the automa',
    sentence: 'How it moves, and how to see it coming.',
    steps: {
      bag: {
        say: 'The automa plays by tiles drawn from a bag. Open “Bag”.',
        other: 'Close what is open, then choose “Bag” below the cards.',
        done: 'A tile moves two markers: one from city to city, one from company to company. They decide what it does.',
      },
      build: {
        say: 'You go first. Build Brown to New York, then watch the automa.',
        other: 'That’s allowed too, but build Brown to New York for now.',
        done: 'With 3 or more trains ready, it builds toward its target; with fewer, it takes a share. Its panel shows each step.',
      },
      share: {
        say: 'Two turns later, only 1 Brown train is ready, so its share costs 1 influence. Take it.',
        other: 'That’s allowed too, but take a Brown share.',
        done: 'It never pays influence for shares. You do, so take them when few trains are ready.',
      },
      score: {
        say: 'More influence in a company scores the first number on its card, less the second. The automa wins ties.',
        done: 'Now you know it all.',
      },
    },
  },
  expert: {
    title: 'Expert duel',
    sentence: 'Two actions a turn, and a sudden end.',
    steps: {
      both: {
        say: 'The first player takes both shares of one company. Take both Brown shares.',
        other: 'That’s allowed too, but take Brown here.',
        done: 'Both are yours.',
      },
      each: {
        say: 'Now choose a company of which each of you gets one share. Choose Gray.',
        other: 'That’s allowed too, but choose Gray here.',
        done: 'The other player does the same with the remaining two.',
      },
      single: {
        say: 'The very first turn has one action. Build Brown to New York.',
        other: 'That’s allowed too, but build Brown to New York.',
        done: 'From now on, every turn has two actions. The other player just took theirs.',
      },
      first: {
        say: 'First of two actions: take a Brown share.',
        other: 'That’s allowed too, but start with a Brown share.',
        done: 'You can’t use Brown again this turn. Tap it to see why.',
      },
      second: {
        say: 'The second must be for another company. Build Gray to Atlanta.',
        other: 'That’s allowed too, but build Gray to Atlanta.',
        done: 'A second action may never deplete a company: only the first can end the match.',
      },
      score: {
        say: 'The match ends at once when a company is depleted. More influence scores the first number on a card, less the second.',
        done: 'Now you know it all.',
      },
    },
  },
  spike: {
    title: 'Golden Spike',
    sentence: 'A coast-to-coast railway, and the two companies that gain from it.',
    steps: {
      omaha: {
        say: 'It all starts in Omaha, next to the spike. Tap the city.',
        other: 'Close what is open, then tap Omaha in the middle of the map.',
        done: 'Brown is 2 trains away. The first to build here opens the west.',
      },
      begin: {
        say: 'Build Brown to Omaha. The preview shows what happens in San Francisco.',
        other: 'That’s allowed too, but be first in Omaha, with Brown.',
        done: 'Brown is the East Side. The other three can now build from San Francisco too.',
      },
      join: {
        say: 'Much later. Build White to Denver to complete the line. Choose White as the West Side.',
        other:
          'That’s allowed too, but complete the line: White to Denver, and White as the West Side.',
        done: 'The line is complete. East Side and West Side are each 2 longer.',
      },
      lengths: {
        say: 'Look at Brown and White: everybody who holds them gains. So choose a company you hold.',
        done: 'If nobody completes the line before the end, nobody gains anything.',
      },
    },
  },
  harbors: {
    title: 'Harbors',
    sentence: 'New starts by the sea for the first to reach a city with purple.',
    steps: {
      purple: {
        say: 'Cities with purple open harbors. Tap Warsaw.',
        other: 'Close what is open, then tap Warsaw in the northeast.',
        done: 'Its tile shows Gray and purple. The first to build here opens a harbor for Gray.',
      },
      open: {
        say: 'Build Orange to Warsaw. Choose Orange for purple and Le Havre for the harbor.',
        other: 'That’s allowed too, but choose Orange, and Le Havre in the west.',
        done: 'Gray has a train in Le Havre and can now build from there too.',
      },
      start: {
        say: 'From there, Paris is one train away. Build Gray to Paris.',
        other: 'That’s allowed too, but build Gray to Paris.',
        done: 'No open hex, so no length, but you got the tile’s influence for a single train.',
      },
      read: {
        say: 'Nobody builds on or through a harbor. There are five, each for one company.',
        done: 'Now you know it all.',
      },
    },
  },
};
