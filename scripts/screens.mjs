import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gather, knock, leaveSeat, lookAtPhones, playLinked } from './linked-screens.mjs';
import { root } from './run.mjs';
import { against, alone, finished, harbors, midway } from './screen-matches.mjs';
import {
  askForHint,
  askWhoPlays,
  chooseCity,
  chooseCompany,
  chooseHarbor,
  copyTiles,
  finishLesson,
  goAstray,
  inPart,
  inTab,
  leaveBoard,
  makeBoard,
  makePicture,
  nameServer,
  nameWater,
  openBoardMenu,
  openMenu,
  openTile,
  placeStart,
  playBeforeAutoma,
  readCard,
  readOn,
  seatComputer,
  showCostlyMove,
  showSolution,
} from './screen-taps.mjs';

const table = `#/match/${midway.header.id}`;

/** The head of a sheet that shows what a screen also shows. */
const HEAD = '.sheet__head';

const SETTINGS = '.screen:has(:text("MB")):has([type="text"])';

/** The first puzzle, whatever it is. */
const [{ id: firstPuzzle }] = JSON.parse(
  readFileSync(join(root, 'src/games/mini-express/puzzles/found.json'), 'utf8'),
);

/** A table at rest. */
const TABLE = '[data-settled]';

/** Buttons that make copies. */
const COPY = '.section:has(h2) .button';

const newMatch = { at: '#/new', ready: '.fold' };
const atHome = { at: '#/', ready: '.match-row' };

/** At linked phones the demand differs each time: its seed is drawn by keys that nobody can foretell. */
const BOARD = '[role="grid"]';
/** It tells the address at which the app is served. */
const QR = '.qr-code';

/** Every screen; screens.d.mts tells what is told of each. */
export const screens = [
  { name: 'home', ...atHome },
  { name: 'home-first', at: '#/', ready: '.home__first', new: true },
  { name: 'new-match', ...newMatch },
  { name: 'who-plays', continues: true, alike: true, first: askWhoPlays },
  { name: 'new-match-computer', continues: true, alike: true, first: seatComputer },
  {
    name: 'new-match-solo',
    alike: true,
    ...newMatch,
    first: (page) => page.getByRole('radio', { name: /^(Solo|1인 게임)$/ }).check(),
  },
  { name: 'table', at: table, ready: TABLE },
  { name: 'table-company', continues: true, first: chooseCompany },
  { name: 'table-city', continues: true, first: chooseCity },
  { name: 'menu', alike: true, at: table, ready: TABLE, first: openMenu },
  {
    name: 'hint',
    continues: true,
    alike: true,
    first: askForHint,
    varies: '.coach__ideas, .sheet p:has(+ .coach__ideas)',
  },
  { name: 'legend', alike: true, at: table, ready: TABLE, first: readCard, part: HEAD },
  {
    name: 'table-log',
    alike: true,
    at: `#/match/${alone.header.id}`,
    ready: TABLE,
    first: inTab(/^(Log|기록)$/),
  },
  { name: 'table-bag', continues: true, alike: true, first: inTab(/^(Bag|주머니)$/) },
  {
    name: 'table-automa',
    alike: true,
    at: `#/match/${alone.header.id}`,
    ready: TABLE,
    first: playBeforeAutoma,
    writes: true,
  },
  {
    name: 'table-harbor',
    alike: true,
    at: `#/match/${harbors.header.id}`,
    ready: TABLE,
    first: chooseHarbor,
  },
  { name: 'table-computer', alike: true, at: `#/match/${against.header.id}`, ready: TABLE },
  { name: 'ranking', at: `#/match/${finished.header.id}`, ready: TABLE },
  { name: 'after', continues: true, first: readOn, part: HEAD },
  { name: 'share', continues: true, alike: true, first: makePicture },
  { name: 'replay', at: `#/match/${finished.header.id}/replay`, ready: TABLE },
  {
    name: 'analysis',
    at: `#/match/${finished.header.id}/analysis`,
    ready: '.analysis',
    first: showCostlyMove,
    slow: true,
  },
  { name: 'statistics', at: '#/statistics', ready: '.statistics__kinds > :nth-child(3) table' },
  { name: 'matches', at: '#/matches', ready: '.card-list__open' },
  // The room that is taken and where phones meet are known a moment after the rest.
  { name: 'settings', at: '#/settings', ready: SETTINGS },
  {
    name: 'settings-server',
    alike: true,
    at: '#/settings',
    ready: SETTINGS,
    first: nameServer,
    part: '.section:has(.field)',
    writes: true,
  },
  { name: 'rulings', alike: true, at: '#/rulings/mini-express', ready: '.rulings > li' },
  { name: 'rules', at: '#/rules/mini-express/shortest', ready: 'article svg' },
  // The progress in lessons is known a moment after the lessons are there.
  { name: 'learn', at: '#/learn', ready: String.raw`.learn__progress >> text=/\S/` },
  { name: 'lesson', at: '#/learn/mini-express/first', ready: TABLE, writes: true },
  { name: 'lesson-astray', continues: true, alike: true, first: goAstray },
  {
    name: 'lesson-done',
    alike: true,
    at: '#/learn/mini-express/spike',
    ready: TABLE,
    first: finishLesson,
    writes: true,
  },
  { name: 'puzzles', at: '#/puzzles/mini-express', ready: '.puzzles__one .miniature svg' },
  { name: 'puzzle', at: `#/puzzles/mini-express/${firstPuzzle}`, ready: TABLE, writes: true },
  { name: 'puzzle-solution', continues: true, alike: true, first: showSolution },
  { name: 'editor', at: '#/designs', ready: COPY, writes: true, first: makeBoard },
  { name: 'editor-name', continues: true, alike: true, first: nameWater },
  { name: 'editor-chart', continues: true, alike: true, first: inPart(/^(Chart|가치표)$/) },
  { name: 'editor-demand', continues: true, alike: true, first: inPart(/^(Demand|수요)$/) },
  { name: 'editor-automa', continues: true, alike: true, first: inPart(/^(Automa|오토마)$/) },
  { name: 'editor-start', continues: true, alike: true, first: placeStart },
  { name: 'editor-checks', continues: true, first: inPart(/^(Checks|검사)/) },
  { name: 'designs', continues: true, first: leaveBoard },
  { name: 'design-menu', continues: true, alike: true, first: openBoardMenu },
  { name: 'tiles', alike: true, at: '#/designs', ready: COPY, writes: true, first: copyTiles },
  { name: 'tile', continues: true, first: openTile },
  { name: 'join', at: '#/join', ready: '.field' },
  { name: 'join-code', alike: true, at: '#/join/ACE349', ready: '.note >> nth=1' },
  {
    name: 'knock',
    alike: true,
    ...atHome,
    linked: knock,
    varies: `.meeting-number, ${QR}`,
  },
  { name: 'lobby', continues: true, alike: true, first: gather, varies: QR },
  { name: 'linked-table', continues: true, alike: true, first: playLinked, varies: BOARD },
  { name: 'linked-phones', continues: true, alike: true, first: lookAtPhones, varies: QR },
  { name: 'seat-open', continues: true, alike: true, first: leaveSeat, varies: BOARD },
  { name: 'nowhere', alike: true, at: '#/nowhere', ready: '.screen__body' },
  { name: 'about', at: '#/about', ready: '.section' },
];

/** The screens that are passed on one page on the way to one, which is the last of them. */
export function pathTo(screen) {
  const at = screens.indexOf(screen);
  const from = screens.slice(0, at + 1).findLastIndex(({ continues }) => !continues);
  return screens.slice(from, at + 1);
}
