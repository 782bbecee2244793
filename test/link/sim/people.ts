import { apply } from '../../../src/kit/look-ahead';
import { below } from '../../../src/kit/random';
import type { Action } from '../../../src/kit/rules';
import type { Timeline } from '../../../src/kit/timeline';
import { deciderOf } from '../../../src/link/session/lobby';
import { steps } from '../support/steps';
import type { Phone } from './phone';
import type { World } from './world';

/** What the people at a phone do when they look at it: sit down, begin, play, ask, answer, choose. */
export function act(world: World, phone: Phone): void {
  const { session, self } = phone;
  const { now } = world.clock;
  const view = session?.view;
  if (!session || !view?.table || view.membership !== 'in') return;
  const { stage, seats } = view.table.lobby;
  if (view.asking?.here) session.answerUndo(view.asking.number, below(world.random, 4) > 0, now);
  if (view.divergences.length > 0) choose(world, phone);
  if (view.endUnknown && session.role === 'guest') {
    world.endUnknown++;
    session.joinNextMatch(now);
  }
  if (stage.is === 'gathering') {
    const mine = world.phones.indexOf(phone);
    for (const [seat, { holder }] of seats.entries())
      if (!holder && seat % world.phones.length === mine) session.claim(seat, now);
    if (session.role === 'host') session.begin(now);
  } else if (stage.is === 'begun') {
    const timeline = phone.disk.look(world.rules);
    const seat = timeline && world.rules.toAct(timeline.state);
    if (view.seatAsking?.here) session.answerSeat(true, now);
    if (world.takesSeats && timeline) takeLostSeat(world, phone, timeline);
    if (timeline && seat === null && world.playsAgain && session.role === 'host')
      if (session.rematch(now) === null) world.again();
    if (timeline && below(world.random, 20) === 0)
      session.askUndo('undo', hasSteps(world) ? 'turn' : 'step', now);
    if (timeline && below(world.random, 30) === 0) session.talk('train', now);
    if (timeline && seat !== null && deciderOf(view.table, seat ?? 0) === self.phone)
      session.offer(tap(world, timeline.state), now);
  }
  phone.settle();
}

const hasSteps = ({ rules }: World) => rules === steps;

/** One action; in a game of several steps a turn often all that are left of it. */
function tap({ rules, draw, random }: World, now: object): readonly Action[] {
  const first = draw(now, random);
  if (rules !== steps || below(random, 2) === 0) return [first];
  const next = apply(rules, now, first);
  const goesOn = rules.toAct(next) === rules.toAct(now) && rules.turn(next) === rules.turn(now);
  return goesOn ? [first, draw(next, random)] : [first];
}

/** Now and then the host takes the seat of a lost phone, or lets a computer play for it. */
function takeLostSeat({ random, clock }: World, { session }: Phone, { round }: Timeline): void {
  if (session?.role !== 'host' || below(random, 8) > 0) return;
  const { lobby } = session.view.table ?? {};
  const lost = lobby?.phones.filter(({ linked }) => !linked).map(({ phone }) => phone) ?? [];
  const seat = lobby?.seats.findIndex(({ holder }) => holder !== null && lost.includes(holder));
  if (seat === undefined || seat < 0 || !round) return;
  if (below(random, 2) === 0) session.claim(seat, clock.now);
  else session.standIn(seat, 'conductor', clock.now);
}

/** Guests give way to the host; a host takes what only goes on where its own log ends. */
function choose(world: World, { session }: Phone): void {
  const { now } = world.clock;
  for (const { phone, common, ours } of session?.view.divergences ?? [])
    if (session?.role === 'guest' || common === ours) session?.choose(phone, now);
}
