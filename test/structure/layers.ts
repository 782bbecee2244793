/** The layer of a module, and for the layers inside a game the game's folder. */
interface Location {
  readonly layer: Layer;
  readonly game?: string;
}

const gameLayers = [
  'card',
  'data',
  'rules',
  'advice',
  'words',
  'lessons',
  'puzzles',
  'view',
] as const;
/** Modules that know every game. */
const gameLists = [
  'thinking',
  'catalogue',
  'views',
  'offered',
  'puzzle-generators',
  'scripted-players',
] as const;
type Layer = keyof typeof below;

/** What each layer may import besides itself. Modules of a game may import only from the same game. */
const below = {
  kit: [],
  card: ['kit'],
  data: ['kit'],
  rules: ['kit', 'data'],
  advice: ['kit', 'data', 'rules'],
  words: ['kit', 'data', 'rules'],
  lessons: ['kit', 'data', 'rules', 'words'],
  puzzles: ['kit', 'data', 'rules', 'words'],
  ui: ['kit'],
  view: ['kit', 'ui', 'data', 'rules', 'advice', 'words'],
  thinking: ['kit', 'rules', 'advice'],
  catalogue: ['kit', 'card', 'rules', 'words', 'lessons', 'puzzles', 'thinking'],
  views: ['kit', 'ui', 'view'],
  offered: ['catalogue', 'views'],
  'puzzle-generators': ['kit', 'puzzles'],
  'scripted-players': ['kit', 'advice'],
  players: ['kit'],
  archive: ['kit'],
  link: ['kit'],
  match: ['kit', 'players', 'archive', 'link', 'thinking'],
  app: ['kit', 'ui', 'players', 'archive', 'link', 'match', 'offered', 'views'],
  engine: ['kit', 'players', 'catalogue', 'puzzle-generators', 'scripted-players'],
  start: ['app'],
} as const satisfies Record<string, readonly string[]>;

/** Packages that these layers may import. Layers not listed here may import any package. */
const packages: Partial<Record<Layer, readonly string[]>> = {
  kit: ['valibot'],
  card: [],
  data: [],
  rules: [],
  advice: [],
  words: [],
  lessons: [],
  puzzles: [],
};

const INNER_LAYERS: Readonly<Record<string, string>> = {
  state: 'rules/state',
  events: 'rules/state',
  refusals: 'rules/state',
  model: 'view/model',
};

/**
 * The path as if layers held modules. A game may keep what belongs together in `modules/<module>/<layer>`, which counts
 * as `<layer>/<module>`. There `state`, what rules keep, and their `events` and `refusals` count as
 * `rules/state/<module>`, and `model`, what a view knows without drawing it, as `view/model/<module>`.
 */
export function layered(path: string): string {
  return path.replace(
    /^(src\/games\/[^/]+)\/modules\/([^/]+)\/([^/.]+)/,
    (_, game: string, module: string, layer: string) =>
      `${game}/${INNER_LAYERS[layer] ?? layer}/${module}`,
  );
}

const isLayer = (name: string): name is Layer => Object.hasOwn(below, name);

/** The location of a path such as `src/games/toy/rules/play`; undefined if it belongs to no layer. */
export function locationOf(path: string): Location | undefined {
  const [src, first = '', second = '', third = ''] = layered(path).split('/');
  if (src !== 'src') return undefined;
  if (first === 'games') {
    const file = second.replace(/\.tsx?$/, '');
    const list = gameLists.find((one) => one === file);
    if (third === '') return list && { layer: list };
    const layer = gameLayers.find((one) => one === third.replace(/\.ts$/, ''));
    return layer && { layer, game: second };
  }
  if (second === '') return { layer: 'start' };
  return isLayer(first) && first !== 'start' ? { layer: first } : undefined;
}

/** Why a module may not make an import; null when it may. */
export function problemWith(from: string, imported: string): string | null {
  const location = locationOf(from);
  if (!location) return `${from} belongs to no layer`;
  if (!imported.startsWith('src/')) {
    const allowed = packages[location.layer];
    if (allowed && !allowed.includes(imported)) return `${from} may not use ${imported}`;
    if (imported.startsWith('node:') && location.layer !== 'engine')
      return `${from} must not use Node`;
    return null;
  }
  const target = locationOf(imported);
  if (!target) return `${from} imports ${imported}, which belongs to no layer`;
  const goesDown =
    target.layer === location.layer ||
    (below[location.layer] as readonly string[]).includes(target.layer);
  const sameGame = !location.game || !target.game || location.game === target.game;
  return goesDown && sameGame ? null : `${from} may not import ${imported}`;
}
