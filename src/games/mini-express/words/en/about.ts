export const about: readonly string[] = [
  'Mini Express is a board game by Mark Gerrits, published by Moaideas Game Design. The game, its name and its rulebooks are theirs.',
  'This is an unofficial implementation. The designer and publisher were not involved. The drawings, text and code are our own; if you like the game, please buy the printed one.',
  'As printed: the rules, the numbers of trains and shares, the 32 demand tiles of three kinds (four with purple), rows 6 to 12 of the length chart and the last value of row 5, the names of the cities that the rulebooks mention, the start cities of the USA, and the capacities of Detroit and Fort Smith (USA) and Venice (Europe).',
  'Worked out from the rulebooks: the capacity of San Francisco.',
  'Reconstructed, because we had no printed copy: both boards, with the positions of all cities and most of their capacities; the other rows of the length chart; and the number of demand tiles of each pair. Every example in the rulebooks works on them, but a printed copy will look different.',
];
