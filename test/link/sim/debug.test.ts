import { test } from 'vitest';
import { play, sessions } from '../simulation.test';
test("stats", { timeout: 300000 }, () => {
  let conf = 0; let len = 0; let und = 0; let div = 0; const not: Record<string, number> = {};
  const t = performance.now(); const c = process.cpuUsage();
  for (const s of sessions) { const w = play(s); conf += w.confirmed.length; len += w.phones[0]!.disk.entries.length; und += w.phones[0]!.disk.entries.filter((e) => e.do !== 'play').length; div += w.divergences;
    for (const p of w.phones) for (const n of p.notices) { const k = n.notice + ('because' in n ? ':' + n.because : ''); not[k] = (not[k] ?? 0) + 1; } }
  const u = process.cpuUsage(c);
  console.log('STATS', { conf, len, und, div, ms: performance.now() - t, cpu: (u.user + u.system) / 1000 }, JSON.stringify(not));
});
test('debug', () => {
  const nums = (process.env.N ?? '').split(',').map(Number);
  for (const n of nums) {
    const s = sessions[n]!;
    const w = play(s);
    console.log('=====', s.seed, s.phones, s.hostGoes, 'div', w.divergences, 'conf', w.confirmed.length, 'lost', w.phones.map((p) => w.lost(p).length).join());
    for (const p of w.phones) {
      const v = p.session?.view;
      console.log(p.self.name, p.self.phone.slice(0,4), p.disk.entries.length, p.disk.header?.id.slice(0,5), v && JSON.stringify({ role: v.role, st: v.standing, term: v.table?.term, host: v.table?.host.slice(0,4), len: v.length, prop: v.proposing, aw: v.awaited.map(x=>x.slice(0,4)), apart: v.apart, ask: v.asking, stage: v.table?.lobby.stage.is, rev: v.table?.lobby.revision, ph: v.table?.lobby.phones.map(q=>q.phone.slice(0,4)+q.linked), seats: v.table?.lobby.seats.map(q=>q.holder?.slice(0,4)) }));
      console.log('   ', p.notices.slice(-10).map(x=>JSON.stringify(x)).join(' '));
    }
  }
});
