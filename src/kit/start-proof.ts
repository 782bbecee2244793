import { fingerprint } from './fingerprint';
import type { MatchHeader } from './header';
import { fingerprintOf } from './outcome';
import { type AnyReader, designFlaw } from './reader';
import { type AnyRules, isRefusal, type Problem, within } from './rules';

/**
 * Why the position at the beginning of a match is not proven; null: it is, or the match begins from a fresh set-up. The
 * rules play the log that the header carries (`reachedBy`), and have to reach that position. A problem of the set-up
 * itself is found before anything is played.
 */
export function startFlaw(rules: AnyRules, reader: AnyReader, header: MatchHeader): Problem | null {
  const { start, reachedBy, seats } = header;
  if (start === undefined) return null;
  const [first, ...later] = reachedBy ?? [];
  if (!first) return { problem: 'start-without-log', at: 'start' };
  const flaw = designFlaw(reader, header.options);
  if (flaw) return within('options', flaw);
  const options = rules.setups.read(header.options);
  if (!options.ok) return within('options', options.problem);
  let state = rules.begin(options.value, seats.length, first.seed);
  for (const [index, { seed, actions }] of [first, ...later].entries()) {
    // Each match after the first one began from the position of the one before, with a seed of its own.
    if (state.ok && index > 0) state = reader.position(rules.position.write(state.value), seed);
    if (!state.ok) return state.problem;
    for (const [number, written] of actions.entries()) {
      const at = `reachedBy[${index}].actions[${number}]`;
      const action = rules.action.read(written, state.value);
      if (typeof action !== 'number')
        return isRefusal(action) ? { problem: 'refused', at } : within(at, action);
      if (rules.refusal(state.value, action)) return { problem: 'refused', at };
      rules.play(state.value, action);
    }
  }
  if (!state.ok) return state.problem;
  const isReached = fingerprintOf(rules, state.value) === fingerprint(start);
  return isReached ? null : { problem: 'other-fingerprint', at: 'start' };
}
