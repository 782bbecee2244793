// `npx tsx test/games/age-of-steam/advice/conduct.ts search:conductor,search:conductor,search:conductor 20 seed`: plays
// matches as the arena does, and counts what computers should not do: go out, issue many shares, pay rivals.
import { advice } from '../../../../src/games/age-of-steam/advice';
import { scripted } from '../../../../src/games/age-of-steam/advice/scripted';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { AUCTION, NUMBER, PHASE, type State } from '../../../../src/games/age-of-steam/rules/state';
import { isProblem } from '../../../../src/kit/rules';
import { chooserFor, readPlayerSpec } from '../../../../src/players/chooser';
import { begun } from './matches';

/** What the seats of one name did in all matches. */
interface Conduct {
  seats: number;
  out: number;
  won: number;
  readonly scores: number[];
  readonly shares: number[];
  deliveries: number;
  /** Deliveries that paid a rival more than oneself. */
  foreign: number;
}

const [players = 'scripted,scripted,scripted', matches = '10', seed = '1'] = process.argv.slice(2);
const names = players.split(',');
const game = { rules, advice, scripted } as unknown as Parameters<typeof chooserFor>[1];
const conducts = new Map<string, Conduct>();
let auctions = 0;
let withBids = 0;

function conductOf(name: string): Conduct {
  const known = conducts.get(name);
  if (known) return known;
  const fresh = { seats: 0, out: 0, won: 0, scores: [], shares: [], deliveries: 0, foreign: 0 };
  conducts.set(name, fresh);
  return fresh;
}

function chooser(name: string, seat: number, of: string) {
  const spec = readPlayerSpec(name);
  if (isProblem(spec)) throw new Error(`unknown player ${name}`);
  return chooserFor(spec, game, seat, of);
}

const turnOf = ({ turn }: State) => turn[NUMBER] ?? 0;

async function play(match: number): Promise<void> {
  const seated = names.map((_, seat) => names[(seat + match) % names.length] ?? '');
  const state = begun(names.length, `${seed} ${Math.floor(match / names.length)}`);
  const choosers = seated.map((name, seat) => chooser(name, seat, `${seed} ${match} ${seat}`));
  const line: number[] = [];
  const auctioned = new Set<number>();
  const bidden = new Set<number>();
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    const choose = choosers[seat];
    if (!choose) throw new RangeError('the seat to act has no player');
    const action = await choose(state, line);
    if (state.turn[PHASE] === AUCTION) auctioned.add(turnOf(state));
    if (rules.action.write(action, state).do === 'bid') bidden.add(turnOf(state));
    rules.play(state, action, (event) => {
      if (event.event !== 'deliver') return;
      const conduct = conductOf(seated[seat] ?? '');
      const paid = event.income as readonly number[];
      conduct.deliveries++;
      if (Math.max(...paid) > (paid[seat] ?? 0)) conduct.foreign++;
    });
    line.push(action);
  }
  auctions += auctioned.size;
  withBids += bidden.size;
  seated.forEach((name, seat) => {
    count(conductOf(name), state, seat);
  });
}

function count(conduct: Conduct, state: State, seat: number): void {
  const { scores, places } = rules.standing(state);
  const first = places?.filter((place) => place === 1).length ?? 1;
  conduct.seats++;
  if (places?.[seat] === 1) conduct.won += 1 / first;
  conduct.scores.push(scores[seat] ?? 0);
  if ((state.out[seat] ?? 0) > 0) conduct.out++;
  else conduct.shares.push(state.shares[seat] ?? 0);
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
const mean = (figures: readonly number[]) =>
  figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length);
const median = (figures: readonly number[]) =>
  [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? 0;

for (let match = 0; match < Number(matches); match++) await play(match);
say(`${players}, ${matches} matches, seed ${seed}`);
say(`auctions with bids: ${percent(withBids, auctions)}`);
for (const [name, conduct] of conducts) {
  const { seats, out, won, scores, shares, deliveries, foreign } = conduct;
  say(
    `${name}: won ${percent(won, Number(matches))}, points ${mean(scores).toFixed(1)}, out ${percent(out, seats)}, shares ${median(shares)}, deliveries that pay a rival more ${percent(foreign, deliveries)}`,
  );
}
