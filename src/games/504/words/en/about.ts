export const about: readonly string[] = [
  '504 is a game by Friedemann Friese, published in 2015 by 2F-Spiele, in English by Stronghold Games. Game, name and rulebooks are theirs. This is an unofficial implementation in our own drawings and words; neither designer nor publisher had any part in it. If you like it, buy the printed game.',
  'Nine modules make 504 worlds. Each page here is put together from what the modules add, like a page of the game’s Book of Worlds, but no sentence is taken from it.',
  'The rules follow the text of the Korean edition, which we had without its tables, and public summaries of the English one. Some figures are derived, and a few are lost: city numbers on some maps, what some cities offer, the first spaces of the price track, and how scoring cards are split with 2 or 3 players. We chose those ourselves.',
  'A ruling is our decision where the rulebooks say nothing or disagree, such as the limit of rounds. The rules show each ruling beside the rule it belongs to.',
];
