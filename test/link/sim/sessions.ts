import { rules as five04 } from '../../../src/games/504/rules';
import { rules as ageOfSteam } from '../../../src/games/age-of-steam/rules';
import { rules as miniExpress } from '../../../src/games/mini-express/rules';
import { rules as ultimateRailroads } from '../../../src/games/ultimate-railroads/rules';
import { below } from '../../../src/kit/random';
import type { AnyRules } from '../../../src/kit/rules';
import { bids } from '../../tiny-game/bids';
import { people } from '../../tiny-game/header';
import { rules as beans } from '../../tiny-game/rules';
import { steps } from '../support/steps';
import { CALM, STORM } from './network';
import { act } from './people';
import { World } from './world';

interface Session {
  readonly seed: string;
  readonly rules: AnyRules;
  readonly options: Record<string, string | boolean>;
  readonly phones: number;
  readonly seats: number;
  /** The first host is switched off in the middle, and comes back when all is over. */
  readonly hostGoes: boolean;
  /** Matches are short, and people play again and again. */
  readonly again: boolean;
}

/** Everybody looks at the phone now and then. */
function live(world: World, milliseconds: number): void {
  const end = world.clock.now + milliseconds;
  while (world.clock.now < end) {
    world.clock.run(50 + below(world.random, 300));
    for (const phone of world.phones) if (below(world.random, 2) === 0) act(world, phone);
  }
}

/** Phones crash, and start again from what is on their disks. */
function crashes(world: World, gone: number): void {
  const victim = below(world.random, world.phones.length);
  const phone = world.phones[victim];
  if (!phone?.isAlive || victim === gone) return;
  phone.crash();
  world.clock.after(500 + below(world.random, 12_000), () => phone.start(phone.disk.record));
}

/** Often a phone crashes just when people play again, the host as often as any other. */
function playAgain(world: World, gone: number): void {
  world.playsAgain = true;
  world.again = () => {
    if (below(world.random, 2) === 0) return;
    world.clock.after(below(world.random, 1500), () => crashes(world, gone));
  };
}

export function play(session: Session): World {
  const { seed, rules, options, phones, seats, hostGoes, again } = session;
  const world = new World(seed, rules, phones, STORM);
  world.diskFull = 5;
  world.open(options, people(seats));
  const gone = hostGoes ? 0 : -1;
  world.takesSeats = rules === bids || rules === five04;
  if (again) playAgain(world, gone);
  live(world, 12_000);
  if (hostGoes) goForGood(world);
  for (let round = 0; round < 3; round++) {
    crashes(world, gone);
    live(world, 5_000);
  }
  world.network.weather = CALM;
  world.diskFull = 0;
  live(world, 15_000);
  if (hostGoes) world.phones[0]?.start(world.phones[0].disk.record);
  if (again) {
    // Who comes back may have had a seat whose turn it was all the time.
    for (let waits = 0; waits === 0 || (waits < 6 && world.previous.size === 0); waits++)
      live(world, 10_000);
    world.playsAgain = false;
  }
  live(world, 20_000);
  // No person does anything now, so that everything under way can finish.
  world.clock.run(15_000);
  return world;
}

/** The host is switched off, and after a while the others go on without it, perhaps two at once. */
function goForGood(world: World): void {
  world.phones[0]?.crash();
  live(world, 8_000);
  for (const phone of world.phones.slice(1)) {
    if (world.host && below(world.random, 2) === 0) continue;
    if (phone.session?.role === 'guest') phone.session.becomeHost(world.clock.now);
    phone.settle();
  }
}

/** Every session is another table; every fifth loses its host, and at every fourth they play again. */
export function sessionOf(number: number): Session {
  const mini = number % 2 === 0;
  const again = number % 8 === 3 || number % 8 === 5;
  return {
    seed: `session ${number}`,
    rules: mini ? miniExpress : beans,
    options: mini
      ? { board: number % 4 === 0 ? 'usa' : 'europe' }
      : { heap: again ? 'small' : 'large' },
    phones: 2 + (number % 3),
    seats: mini ? 3 + (number % 3) : 2 + (number % 3),
    hostGoes: number % 5 === 4,
    again,
  };
}

/** The same with turns of several steps, several of them often in one tap. */
export function stepSessionOf(number: number): Session {
  const { phones, hostGoes } = sessionOf(number);
  const options = { heap: 'large' };
  return {
    seed: `steps ${number}`,
    rules: steps,
    options,
    phones,
    seats: 5,
    hostGoes,
    again: false,
  };
}

/** The same where all bid in secret, again and again. */
export function bidSessionOf(number: number): Session {
  const { phones, hostGoes, again } = sessionOf(number);
  return {
    seed: `bids ${number}`,
    rules: bids,
    options: { heap: again ? 'small' : 'large' },
    phones,
    seats: phones + (number % 2),
    hostGoes,
    again,
  };
}

/** The same in worlds of 504 that begin with secret bids, also of seats that are all on one phone. */
export function worldOf(number: number): Session {
  const { phones, hostGoes } = sessionOf(number);
  const options = { world: number % 2 === 0 ? '385' : '367' };
  const seats = 2 + (number % 3);
  return {
    seed: `world ${number}`,
    rules: five04,
    options,
    phones,
    seats,
    hostGoes,
    again: false,
  };
}

/** The same with turns of many steps, chance and secrets: Age of Steam and Ultimate Railroads. */
export function laterGameOf(number: number): Session {
  const { phones, hostGoes } = sessionOf(number);
  const steam = number % 2 === 0;
  return {
    seed: `later game ${number}`,
    rules: steam ? ageOfSteam : ultimateRailroads,
    options: {},
    phones,
    seats: steam ? 3 + (number % 4) : 2 + (number % 3),
    hostGoes,
    again: false,
  };
}
