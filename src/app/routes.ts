import type { ComponentType } from 'preact';
import type { StringRouteParams } from 'wouter-preact';

/** An address, and the screen that is shown there. */
export interface AppRoute {
  readonly path: string;
  readonly load: () => Promise<ComponentType<Record<string, string | undefined>>>;
  /** The screen goes from one address of this form to the next by itself; every other screen begins anew. */
  readonly stays: boolean;
}

function route<const Path extends string>(
  path: Path,
  load: () => Promise<ComponentType<StringRouteParams<Path>>>,
  { stays = false } = {},
): AppRoute {
  // The router gives a screen the parameters of its own path.
  return { path, load: load as AppRoute['load'], stays };
}

/** Every address of the app: the first that fits is taken. */
export const ROUTES: readonly AppRoute[] = [
  route('/', async () => (await import('./home/home')).Home),
  route('/new/:game?/:value?', async () => (await import('./new-match/new-match')).NewMatch),
  route('/match/:id', async () => (await import('./table/table-screen')).TableScreen),
  route('/match/:id/replay', async () => (await import('./replay/replay')).ReplayScreen),
  route('/match/:id/analysis', async () => (await import('./replay/replay')).AnalysisScreen),
  route('/join/:code?', async () => (await import('./link/join')).Join, { stays: true }),
  route('/table', async () => (await import('./link/lobby')).Lobby),
  route('/matches', async () => (await import('./matches/matches')).Matches),
  route('/statistics', async () => (await import('./statistics/statistics')).Statistics),
  route('/designs', async () => (await import('./designs/designs')).Designs),
  route('/designs/:id', async () => (await import('./designs/design-screen')).DesignScreen),
  route('/settings', async () => (await import('./settings/settings')).Settings),
  route('/about', async () => (await import('./about/about')).About),
  route('/learn', async () => (await import('./learn/learn')).Learn),
  route('/learn/:game/:id', async () => (await import('./learn/lesson-screen')).LessonScreen),
  route(
    '/puzzles/:game/:id?',
    async () => (await import('./puzzles/puzzles-screen')).PuzzlesScreen,
    {
      stays: true,
    },
  ),
  route('/rules/:game/:at?', async () => (await import('./rules/rules-screen')).RulesScreen),
  route('/rulings/:game', async () => (await import('./rules/rules-screen')).Rulings),
  route('/:game/:value?', async () => (await import('./book/book')).Book, { stays: true }),
  route('*', async () => (await import('./crash/not-found')).NotFound),
];
