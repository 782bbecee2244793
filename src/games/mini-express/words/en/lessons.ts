import type { LessonTexts } from '../lesson-steps';

export const texts: LessonTexts = {
  first: {
    title: 'Your first match',
    sentence: 'From the first share to the final ranking, a tap at a time.',
    steps: {
      card: {
        say: 'Four companies, and nobody owns them: everybody may build for any. Tap the card of Brown.',
        other: 'That opens something else. Close it, and look for Brown’s card.',
        done: 'The squares are trains that are ready. The three numbers tell what a share is worth to the first, the second and everybody else in influence.',
      },
      draft: {
        say: 'Everybody begins by picking two shares. Pick one of Brown, and confirm.',
        other: 'That pick is allowed too. But look for Brown here.',
        done: 'You hold a share of Brown. Now the others pick, and the order turns back to you.',
      },
      second: {
        say: 'Your second share must be of another company. Pick Orange.',
        other: 'That would be allowed. But look for Orange: you will build for it later.',
        done: 'What nobody picked has made its company longer. The first turn is yours.',
      },
      build: {
        say: 'Build in three taps: Brown, then the lit city New York, then Confirm. It takes 2 trains.',
        other: 'That is allowed, but look for New York, the gold city by the coast.',
        done: 'New York’s tile shows Brown twice: 2 influence for you. The open hex made Brown longer by 1. The others build too.',
      },
      places: {
        say: 'Influence decides what your shares are worth. Open the list “Influence”.',
        other: 'Close what is open, then choose “Influence” below the cards.',
        done: 'In Brown you are first, so your share counts Brown’s first value. A tie for first counts as first for all who tie.',
      },
      share: {
        say: 'Brown has 2 trains left, so a share costs only 2 influence. Take one of Brown.',
        other: 'That is allowed. But Brown is cheap now: take its share.',
        done: 'You paid 2 influence, and 3 new trains are ready. Wait too long, and shares grow dear.',
      },
      compensation: {
        say: 'Now build Brown to Detroit. Orange is there already: see in the preview what it gets.',
        other: 'That is allowed. But look for Brown to Detroit.',
        done: 'Orange got a train as compensation. And Detroit is full: its tile has left, nobody builds there again.',
      },
      length: {
        say: 'Some rounds on. You hold Orange, and it is short. Build it to Chicago, over open hexes.',
        other: 'That is allowed. But look for Orange to Chicago: Orange needs length.',
        done: 'Two open hexes: Orange is longer by 2, and its shares are worth more. The city itself adds nothing.',
      },
      purple: {
        say: 'Louisville’s tile has purple: you choose a company besides. Build Brown there, and choose Orange.',
        other:
          'That is allowed. But here build Brown to Louisville, with Orange for the purple half.',
        done: 'One in Gray by the tile, and one in Orange by your choice. Purple goes where your shares are.',
      },
      end: {
        say: 'Near the end: Gray has no shares left. Brown has one. Take it, and you begin the last round.',
        other: 'That is allowed. But you may be ahead: end it by taking Brown’s last share.',
        done: 'Two companies are depleted. Everybody else has one more turn, so that all have had the same number.',
      },
      score: {
        say: 'It is over. Read each line: shares times value, by your place in that company.',
        other: 'The match is over: there is nothing more to play.',
        done: 'Most points win. On a tie fewer shares win.',
      },
    },
  },
  automa: {
    title: 'Alone against the automa',
    sentence: 'How it thinks, and how you can see it coming.',
    steps: {
      bag: {
        say: 'The automa plays by tiles from a bag. Open the list “Bag”.',
        other: 'Close what is open, then choose “Bag” below the cards.',
        done: 'A tile moves two markers: one from city to city, one from company to company. Where they stand, it acts.',
      },
      build: {
        say: 'Your turn comes first. Build Brown to New York, then watch what the automa does.',
        other: 'That is allowed. But build Brown to New York for now.',
        done: 'With 3 or more trains ready it builds, towards its target; with fewer it takes a share. Its panel tells each step.',
      },
      share: {
        say: 'Brown is cheap after your build. Take one of its shares.',
        other: 'That is allowed. But look for Brown’s share.',
        done: 'It never pays influence for its shares. You do, so take them when few trains are ready.',
      },
      score: {
        say: 'Only two values count: the second for more influence, the third for less. On a tie in points it wins.',
        other: 'Here there is only something to read.',
        done: 'Now you know all of it.',
      },
    },
  },
  expert: {
    title: 'Expert duel',
    sentence: 'Two players, two actions a turn, and a sudden end.',
    steps: {
      both: {
        say: 'The first player takes both shares of one company. Take Brown’s.',
        other: 'That is allowed. But take Brown’s here.',
        done: 'Both are yours.',
      },
      each: {
        say: 'Now name a company of which each of you gets one. Name Gray.',
        other: 'That is allowed. But name Gray here.',
        done: 'The other player does the same with the two that are left.',
      },
      single: {
        say: 'The very first turn has one action. Build Brown to New York.',
        other: 'That is allowed. But build Brown to New York.',
        done: 'From now on every turn has two actions. The other player has just had both.',
      },
      first: {
        say: 'Your first of two: take a share of Brown.',
        other: 'That is allowed. But begin with a share of Brown.',
        done: 'Brown is used for this turn. Try it, and the table tells you why not.',
      },
      second: {
        say: 'The second is for another company. Build Gray to Atlanta.',
        other: 'That is allowed. But build Gray to Atlanta.',
        done: 'A second action may never deplete a company: only a first one can end the match.',
      },
      score: {
        say: 'The match ends at once when one company is depleted. More influence counts the second value, less the third.',
        other: 'Here there is only something to read.',
        done: 'Now you know all of it.',
      },
    },
  },
  spike: {
    title: 'Golden Spike',
    sentence: 'A railway from coast to coast, and two companies that gain by it.',
    steps: {
      omaha: {
        say: 'Everything begins in Omaha, beside the spike. Tap the city.',
        other: 'Close what is open, then tap Omaha in the middle of the map.',
        done: 'Brown is 2 trains away. The first to build here opens the west.',
      },
      begin: {
        say: 'Build Brown to Omaha, and see what the preview tells of San Francisco.',
        other: 'That is allowed. But be the first in Omaha, with Brown.',
        done: 'Brown is the East Side. The other three can now build from San Francisco as well.',
      },
      join: {
        say: 'Much later. Build White to Denver: that joins the line. Name White as the West Side.',
        other: 'That is allowed. But join the line: White to Denver, and White as the West Side.',
        done: 'The line is whole. East Side and West Side are longer by 2 each.',
      },
      lengths: {
        say: 'Look at Brown and White: all who hold them gain. So name whom you hold yourself.',
        other: 'Here there is only something to read.',
        done: 'If nobody joins the line before the end, nobody gets anything for it.',
      },
    },
  },
  harbors: {
    title: 'Harbors',
    sentence: 'New starts by the sea, for whoever comes first to a city with purple.',
    steps: {
      purple: {
        say: 'Cities with purple open harbors. Tap Warsaw.',
        other: 'Close what is open, then tap Warsaw in the north-east.',
        done: 'Its tile shows Gray and purple. Who builds here first opens a harbor for Gray.',
      },
      open: {
        say: 'Build Orange to Warsaw. Choose Orange for the purple half, and Le Havre for the harbor.',
        other: 'That is allowed. But here choose Orange, and the harbor Le Havre in the west.',
        done: 'A train of Gray stands in Le Havre: Gray now also starts from there.',
      },
      start: {
        say: 'From there Paris is one train away. Build Gray to Paris.',
        other: 'That is allowed. But look for Gray to Paris.',
        done: 'No open hex, so no length; but the tile’s influence for a single train.',
      },
      read: {
        say: 'Nobody builds on a harbor or through it. Five are there, each for one company.',
        other: 'Here there is only something to read.',
        done: 'Now you know all of it.',
      },
    },
  },
};
