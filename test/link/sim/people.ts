import { below } from '../../../src/kit/random';
import { deciderOf } from '../../../src/link/session/lobby';
import type { Phone } from './phone';
import type { World } from './world';

/** What the people at a phone do when they look at it: sit down, begin, play, ask, answer, choose. */
export function act(world: World, phone: Phone): void {
  const { session, self } = phone;
  const { now } = world.clock;
  const view = session?.view;
  if (!session || !view?.table || view.standing !== 'in') return;
  const { stage, seats } = view.table.lobby;
  if (view.asking?.here) session.answerUndo(view.asking.number, below(world.random, 4) > 0, now);
  if (view.apart.length > 0) choose(world, phone);
  if (view.endless && session.role === 'guest') {
    world.endless++;
    session.goAlong(now);
  }
  if (stage.is === 'gathering') {
    const mine = world.phones.indexOf(phone);
    for (const [seat, { holder }] of seats.entries())
      if (!holder && seat % world.phones.length === mine) session.claim(seat, now);
    if (session.role === 'host') session.begin(now);
  } else if (stage.is === 'begun') {
    const timeline = phone.disk.look(world.rules);
    const seat = timeline && world.rules.toAct(timeline.state);
    if (timeline && seat === null && world.playsAgain && session.role === 'host')
      if (session.again(now) === null) world.again();
    if (timeline && below(world.random, 20) === 0) session.askUndo('undo', now);
    if (timeline && below(world.random, 30) === 0) session.talk('train', now);
    if (timeline && seat !== null && deciderOf(view.table, seat ?? 0) === self.phone)
      session.offer(world.draw(timeline.state, world.random), now);
  }
  phone.settle();
}

/** Guests give way to the host; a host takes what only goes on where its own log ends. */
function choose(world: World, { session }: Phone): void {
  const { now } = world.clock;
  for (const { phone, parted, ours } of session?.view.apart ?? [])
    if (session?.role === 'guest' || parted === ours) session?.choose(phone, now);
}
