import type { Refusal } from '../rules/refusals';

/** The paragraphs, in the order in which they are read. */
const CHAPTERS = {
  game: ['aim', 'start', 'round'],
  spaces: ['workers', 'payment', 'pool'],
  lines: ['steps', 'colors', 'specials', 'doublers'],
  works: ['locomotives', 'factories', 'industry'],
  helpers: ['engineers', 'tokens', 'cards', 'keys'],
  end: ['order', 'scoring', 'finish'],
} as const;

type ChapterId = keyof typeof CHAPTERS;
type ParagraphId = (typeof CHAPTERS)[ChapterId][number];

/** The paragraphs that a small picture explains. */
const PICTURED = [
  'steps',
  'specials',
  'scoring',
  'industry',
] as const satisfies readonly ParagraphId[];
export type PicturedId = (typeof PICTURED)[number];

export function isPictured(id: string): id is PicturedId {
  return (PICTURED as readonly string[]).includes(id);
}

/** Where we decided something, by the paragraph to which it belongs. */
const RULINGS = {
  'pass-points': 'round',
  'ruble-anywhere': 'payment',
  'no-ruble-claim': 'payment',
  'any-order': 'pool',
  'no-free-step': 'colors',
  'which-reach': 'specials',
  'flip-fresh': 'locomotives',
  'lane-end': 'industry',
  'no-again': 'engineers',
  'medal-when': 'tokens',
  'choose-card': 'cards',
  'own-place-two': 'order',
  'light-once': 'engineers',
  'token-keys': 'cards',
  'one-of-each': 'finish',
} as const satisfies Readonly<Record<string, ParagraphId>>;

/** The paragraph behind each refusal. */
const WHY: Readonly<Record<Refusal['because'], ParagraphId>> = {
  over: 'finish',
  'wrong-phase': 'pool',
  locked: 'pool',
  'no-such-space': 'workers',
  taken: 'workers',
  'own-place': 'order',
  'has-claim': 'order',
  'wrong-pay': 'payment',
  'too-few': 'payment',
  'not-complete': 'pool',
  'not-pending': 'pool',
  'no-track': 'colors',
  moved: 'engineers',
  'line-end': 'steps',
  blocked: 'steps',
  'no-marker': 'industry',
  'lane-end': 'industry',
  gap: 'industry',
  'no-tile': 'locomotives',
  'not-lowest': 'locomotives',
  'slots-full': 'locomotives',
  'not-there': 'locomotives',
  'not-lower': 'locomotives',
  'slots-empty': 'locomotives',
  'wrong-slot': 'factories',
  used: 'tokens',
  gone: 'cards',
  'not-full': 'cards',
  'not-again': 'engineers',
  'no-guest': 'engineers',
  must: 'pool',
  'no-action': 'workers',
};

/** The rules help without its texts. */
export const PLAN = {
  ...{ chapters: CHAPTERS, pictured: PICTURED, rulings: RULINGS },
  ...{ why: WHY, parts: {}, figures: {} },
};
