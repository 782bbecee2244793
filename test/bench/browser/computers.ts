import type { Page } from '@playwright/test';
import { type Level, SEAT_COLORS } from '../../../src/kit/header';
import { FILE_VERSION, ONE_MATCH } from '../../../src/kit/match-file';
import { unwrap } from '../../../src/kit/result';
import type { Action, AnyRules } from '../../../src/kit/rules';
import { Timeline } from '../../../src/kit/timeline';
import type { WorkerRequest } from '../../../src/match/worker-host';
import { bringIn } from '../../e2e/support/files';
import { playAtOnce } from './thinking';

/** When a position was painted in which a computer was asked, and what had been played by then. */
interface Asked {
  readonly at: number;
  readonly line: readonly Action[];
}

declare global {
  interface Window {
    asked: Asked[];
  }
}

/** Milliseconds that decisions and whole turns of computers took until the next position was painted. */
export interface Answers {
  readonly decisions: readonly number[];
  readonly turns: readonly number[];
}

/** Who plays what. */
export interface Table {
  readonly rules: AnyRules;
  readonly seats: number;
  readonly level: Level;
}

/** Lets computers alone play a match until they have been asked so often. */
export async function watchComputers(
  page: Page,
  url: string,
  table: Table,
  decisions: number,
): Promise<Answers> {
  // A page of its own each time, so that nothing still watches from before.
  await page.goto('about:blank');
  await playAtOnce(page, url);
  const { header } = computersOnly(table);
  const file = { format: ONE_MATCH, version: FILE_VERSION, title: 'Watched', header, entries: [] };
  const buffer = Buffer.from(JSON.stringify(file));
  await bringIn(page, { name: 'watched.json', mimeType: 'application/json', buffer }, url);
  await page.locator(`.card-list__open[href$="${header.id}"]`).waitFor();
  await page.evaluate(watch);
  await page.goto(`${url}#/match/${header.id}`);
  await page.waitForFunction((most) => window.asked.length > most, decisions, {
    timeout: 600_000,
  });
  const asked = await page.evaluate(() => window.asked);
  return answersOf(asked, turnsOf(table, header.seed, asked));
}

function computersOnly({ rules, seats, level }: Table): Timeline {
  return unwrap(
    Timeline.begin(rules, {
      ...{
        id: `${level}s-${rules.id}`,
        game: rules.id,
        rulesVersion: rules.version,
        seed: 'bench',
      },
      ...{ options: rules.setups.write(unwrap(rules.setups.read({}))), undo: 'free', begun: 0 },
      seats: SEAT_COLORS.slice(0, seats).map((colour) => ({
        ...{ name: colour, colour },
        player: { kind: 'computer' as const, level },
      })),
    }),
  );
}

/** The number of the turn in which each was asked. */
function turnsOf(
  { rules, seats }: Table,
  seed: string,
  asked: readonly Asked[],
): readonly number[] {
  const state = unwrap(rules.begin(unwrap(rules.setups.read({})), seats, seed));
  let plies = 0;
  return asked.map(({ line }) => {
    for (const action of line.slice(plies)) rules.play(state, action);
    plies = line.length;
    return rules.turn(state);
  });
}

function answersOf(asked: readonly Asked[], turns: readonly number[]): Answers {
  const decisions = asked.slice(1).map(({ at }, place) => at - (asked[place]?.at ?? at));
  const begins = asked.filter((_, place) => turns[place] !== turns[place - 1]);
  const whole = begins.slice(1).map(({ at }, place) => at - (begins[place]?.at ?? at));
  return { decisions, turns: whole };
}

/** In the page. No function in it has a name: what runs this file would add something that the page has not. */
function watch(): void {
  window.asked = [];
  Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
    apply: (post, worker, sent: [WorkerRequest]) => {
      Reflect.apply(post, worker, sent);
      const [order] = sent;
      // Of several workers only one is listened to.
      if (order.do !== 'think' || order.line.length === window.asked.at(-1)?.line.length) return;
      const { line } = order;
      // A task after the frame in which it was drawn.
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (window.asked.at(-1)?.line.length !== line.length)
            window.asked.push({ at: performance.now(), line });
        }),
      );
    },
  });
}
