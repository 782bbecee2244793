/** The rules help: its chapters with their paragraphs, in the order in which they are read. */
export const CHAPTERS = {
  game: ['aim', 'card', 'set-up', 'draft'],
  turn: ['turn', 'share-price', 'share-trains'],
  building: [
    ...(['destination', 'start-cities', 'city', 'route', 'shortest', 'passing'] as const),
    ...(['compensation', 'length', 'influence', 'purple', 'capacity', 'preview'] as const),
  ],
  end: ['depletion', 'last-round'],
  scoring: ['places', 'value', 'score', 'ties'],
  automa: [
    ...(['automa', 'automa-draft', 'automa-tiles', 'automa-share', 'automa-build'] as const),
    ...(['automa-route', 'automa-again', 'automa-score', 'automa-duel', 'levels'] as const),
  ],
  expert: ['expert-draft', 'expert-turn', 'expert-end'],
  spike: ['spike-begin', 'spike-line', 'spike-west'],
  harbors: ['harbor-hexes', 'harbor-open', 'harbor-automa'],
  house: ['taking-back', 'from-outside'],
} as const;

export type ChapterId = keyof typeof CHAPTERS;
export type ParagraphId = (typeof CHAPTERS)[ChapterId][number];

/** The paragraphs that a small picture of the board explains. */
export const PICTURED = [
  ...(['destination', 'shortest', 'passing', 'compensation', 'length', 'influence'] as const),
  ...(['purple', 'capacity', 'spike-line', 'harbor-open'] as const),
] as const satisfies readonly ParagraphId[];

export type PicturedId = (typeof PICTURED)[number];
