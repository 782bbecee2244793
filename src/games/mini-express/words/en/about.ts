export const about: readonly string[] = [
  'Mini Express is a board game by Mark Gerrits, published by Moaideas Game Design. The game, its name and its rulebooks are theirs.',
  'This is an unofficial implementation. Designer and publisher had no part in it. Drawings, wording and program are our own; if you like the game, buy the printed one.',
  'Taken from the rulebooks as printed: the rules, the numbers of trains and shares, that there are 32 demand tiles of three kinds and four with purple, rows 6 to 12 of the length chart and the last figure of row 5, the names of the cities the rulebooks speak of, the start cities of the USA, and the room in Detroit and Fort Smith (USA) and Venice (Europe).',
  'Derived from the rulebooks: the room in San Francisco.',
  'Reconstructed, because the printed pieces could not be found: both boards, with the places of all cities and most of their sizes; the other rows of the length chart; and how many demand tiles there are of each pair. They were made so that every example in the rulebooks holds on them, but a printed copy will look different.',
];
