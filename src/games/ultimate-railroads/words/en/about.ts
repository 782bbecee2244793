export const about: readonly string[] = [
  'Ultimate Railroads is a board game by Helmut Ohley and Leonhard Orgler, published by Hans im Glück in 2021; its Russian board first appeared as Russian Railroads in 2013. The game, its name and its rulebook are theirs.',
  'This is an unofficial implementation. Designers and publisher had no part in it. The drawings, the wording and the code are our own; if you like the game, buy the printed one.',
  'As printed: the lines, their lengths, colors and values, most action spaces and their costs, the industry track, the back of locomotive 10b, four of the seven ? tokens, three of the ? cards, and how rounds and the game are scored.',
  'Reported by a single source: factory 1, the ? tokens with doublers, steps and keys, the starting cards, and the effects of engineers 10, 13 and 14.',
  'Reconstructed: we did not have the tiles and cards before us. Factories 2 to 9 and 10a, the numbers, costs and most effects of the engineers, when the medal pays, two of the ? cards and the make-up of the end-bonus cards are our own choice.',
  'The printed tiles may differ. To correct some, copy them under New match, Tiles and cards, My designs, and play with the copy; you can save it as a file and pass it on. All are in one file of the source code, each with its source.',
  'Where the sources are silent or differ, something had to be decided. The rules of this app name these rulings.',
];
