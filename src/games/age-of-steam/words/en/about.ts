export const about: readonly string[] = [
  'Age of Steam is a board game by Martin Wallace, published by Winsome Games, Warfrog and Eagle-Gryphon Games. The game, its name and its rulebooks are theirs.',
  'This is an unofficial implementation. The designer and publishers were not involved. The drawings, text and code are our own; if you like the game, please buy the printed one.',
  'As printed: the rules of the Deluxe edition, the map of the Rust Belt with its hexes, cities, towns and colors, the 136 track tiles with their counts, cubes, discs, costs, limits, income reduction and score, and the cubes that each city starts with.',
  'As printed and checked against two other sources: the number of turns with three, four and six players, and the goods columns of new cities C to H.',
  'Our own: where exactly the rivers flow, which is only drawn and changes no rule, the names of the kinds of tiles, and the Korean names of most cities.',
  'Where the rulebooks are silent or differ, something had to be decided. Each of these rulings is marked in the rules, with its reason.',
];
