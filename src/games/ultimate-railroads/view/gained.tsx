import { KeyRound } from 'lucide-preact';
import { COLORS } from '../data/board';
import type { Gain, Prize } from './gain';
import { Sign, Track, Worker } from './glyphs';
import type { Voice } from './voice';

interface GainedProps {
  readonly gain: Gain;
  /** Points of a space, by color. */
  readonly values: readonly number[];
  readonly words: Voice['table'];
}

/** What something brings now: its prizes, and the points of this round. */
export function Gained({ gain: { now, prizes }, values, words }: GainedProps) {
  return (
    <span class="ur-gain" aria-hidden="true">
      {prizes.map((prize, at) => (
        <PrizeGlyph key={at} prize={prize} values={values} />
      ))}
      {now !== 0 && <b>{words.plus(now)}</b>}
    </span>
  );
}

function PrizeGlyph({ prize, values }: { readonly prize: Prize } & Pick<GainedProps, 'values'>) {
  if (prize === 'worker') return <Worker />;
  if (prize === 'token') return <Sign>?</Sign>;
  if (prize === 'key') return <KeyRound size={14} />;
  return <Track color={COLORS.indexOf(prize)} values={values} />;
}

/** The same in words. */
export function gainTold({ now, end, prizes }: Gain, { table, names }: Voice): string {
  const won = prizes.map((prize) =>
    prize === 'worker' || prize === 'token' || prize === 'key'
      ? table.specials[prize]
      : table.act.unlocks(names.color[prize]),
  );
  return [...won, table.atBest(now, end)].join(' · ');
}
