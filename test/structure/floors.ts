/** A place in the house: a floor, and for a game's own rooms which game. */
interface Room {
  readonly floor: Floor;
  readonly game?: string;
}

const gameFloors = ['data', 'rules', 'advice', 'words', 'lessons', 'puzzles', 'view'] as const;
/** What is known of all games together. */
const gameLists = ['thinking', 'catalogue', 'views', 'puzzle-crafts'] as const;
type Floor = keyof typeof below;

/** What each floor may import besides itself. A game's own rooms are reached only within that game. */
const below = {
  kit: [],
  data: ['kit'],
  rules: ['kit', 'data'],
  advice: ['kit', 'data', 'rules'],
  words: ['kit', 'data', 'rules'],
  lessons: ['kit', 'data', 'rules', 'words'],
  puzzles: ['kit', 'data', 'rules', 'words'],
  ui: ['kit'],
  view: ['kit', 'ui', 'data', 'rules', 'words'],
  thinking: ['kit', 'rules', 'advice'],
  catalogue: ['kit', 'rules', 'words', 'lessons', 'puzzles', 'thinking'],
  views: ['kit', 'ui', 'view'],
  'puzzle-crafts': ['kit', 'puzzles'],
  players: ['kit'],
  archive: ['kit'],
  link: ['kit'],
  match: ['kit', 'players', 'archive', 'link', 'thinking'],
  app: ['kit', 'ui', 'players', 'archive', 'link', 'match', 'catalogue', 'views'],
  engine: ['kit', 'players', 'catalogue', 'puzzle-crafts'],
  start: ['app'],
} as const satisfies Record<string, readonly string[]>;

/** Packages that rules and words may use; floors not named here may use any. */
const packages: Partial<Record<Floor, readonly string[]>> = {
  kit: ['valibot', 'es-hangul'],
  data: [],
  rules: [],
  advice: [],
  words: [],
  lessons: [],
  puzzles: [],
};

const isFloor = (name: string): name is Floor => Object.hasOwn(below, name);

/** The room of a path such as `src/games/toy/rules/play`, or undefined where no room is. */
export function roomOf(path: string): Room | undefined {
  const [src, first = '', second = '', third = ''] = path.split('/');
  if (src !== 'src') return undefined;
  if (first === 'games') {
    const file = second.replace(/\.tsx?$/, '');
    const list = gameLists.find((one) => one === file);
    if (third === '') return list && { floor: list };
    const floor = gameFloors.find((one) => one === third);
    return floor && { floor, game: second };
  }
  if (second === '') return { floor: 'start' };
  return isFloor(first) && first !== 'start' ? { floor: first } : undefined;
}

/** Why a module may not import what it names, or null when it may. */
export function problemWith(from: string, imported: string): string | null {
  const room = roomOf(from);
  if (!room) return `${from} stands on no floor`;
  if (!imported.startsWith('src/')) {
    const allowed = packages[room.floor];
    if (allowed && !allowed.includes(imported)) return `${from} may not use ${imported}`;
    if (imported.startsWith('node:') && room.floor !== 'engine') return `${from} needs Node`;
    return null;
  }
  const target = roomOf(imported);
  if (!target) return `${from} imports ${imported}, which stands on no floor`;
  const goesDown =
    target.floor === room.floor || (below[room.floor] as readonly string[]).includes(target.floor);
  const sameGame = !room.game || !target.game || room.game === target.game;
  return goesDown && sameGame ? null : `${from} may not import ${imported}`;
}
