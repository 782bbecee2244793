import { Award, Cog, HardHat, KeyRound } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { COLORS } from '../data/board';
import type { Effect, StepKind } from '../data/effects';
import './glyphs.css';

/** Small drawings of the parts of the game. All are decoration: the words are beside them. */

export function Worker({ kind = 'own' }: { readonly kind?: 'own' | 'black' | 'placed' }) {
  return (
    <svg class="ur-worker" viewBox="0 0 16 18" data-kind={kind} aria-hidden="true">
      <path d="M8 1a3.2 3.2 0 0 1 2.2 5.6l4.6 3-1.2 2.6-2-.6 1.6 5.4H9.4L8 13.6 6.6 17H2.8l1.6-5.4-2 .6L1.2 9.6l4.6-3A3.2 3.2 0 0 1 8 1Z" />
    </svg>
  );
}

const each = (n: number, glyph: (at: number) => ComponentChildren) =>
  Array.from({ length: n }, (_, at) => glyph(at));

/** What is placed or still can be: workers, the black worker, rubles. */
export function Pieces(props: {
  readonly workers: number;
  readonly black?: number;
  readonly rubles: number;
}) {
  return (
    <>
      {each(props.workers, (at) => (
        <Worker key={at} />
      ))}
      {each(props.black ?? 0, (at) => (
        <Worker key={at} kind="black" />
      ))}
      {each(props.rubles, (at) => (
        <Coin key={at} />
      ))}
    </>
  );
}

export function Coin() {
  return (
    <svg class="ur-coin" viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="8" />
      <path d="M7 14V4.6h2.6a2.4 2.4 0 0 1 0 4.8H5.2M5.2 11.6h4.4" />
    </svg>
  );
}

interface PlateProps {
  readonly children?: ComponentChildren;
  readonly empty?: boolean;
}

export function Locomotive({ children, empty }: PlateProps) {
  return (
    <svg class="ur-plate" viewBox="0 0 30 24" data-empty={empty || undefined} aria-hidden="true">
      <path d="M2 22.5V9h5V2h7v7h3V2h11v20.5Z" />
      <text x="15" y="19.5" text-anchor="middle">
        {children}
      </text>
    </svg>
  );
}

export function FactoryPlate({ children }: Pick<PlateProps, 'children'>) {
  return (
    <svg class="ur-plate" viewBox="0 0 30 24" aria-hidden="true">
      <path d="M2 22.5V1.5h4.5V10L15 4.5V10l8.5-5.5V10L28 7v15.5Z" />
      <text x="15" y="20" text-anchor="middle">
        {children}
      </text>
    </svg>
  );
}

interface TrackProps {
  readonly color: number;
  readonly values: readonly number[];
}

/** A piece of track: its color, and what a space of that color is worth. */
export function Track({ color, values }: TrackProps) {
  return (
    <svg class="ur-track" viewBox="0 0 24 18" data-track={COLORS[color]} aria-hidden="true">
      <path d="M1 1h15l7 8-7 8H1Z" />
      <text x="9.5" y="13.5" text-anchor="middle">
        {values[color]}
      </text>
    </svg>
  );
}

/** Track of any color: stripes of all. */
function AnyTrack({ colors }: { readonly colors: readonly number[] }) {
  const width = 15 / colors.length;
  return (
    <svg class="ur-track" viewBox="0 0 24 18" aria-hidden="true">
      {colors.map((color, place) => (
        <rect
          key={color}
          data-track={COLORS[color]}
          x={1 + place * width}
          y="1"
          width={width + 4}
          height="16"
        />
      ))}
      <path class="ur-track__edge" d="M1 1h15l7 8-7 8H1Z" />
    </svg>
  );
}

interface StepProps extends Pick<TrackProps, 'values'> {
  readonly kind: StepKind;
}

export function StepGlyph({ kind, values }: StepProps) {
  if (kind === 'any') return <AnyTrack colors={[0, 1, 2, 3, 4]} />;
  if (kind === 'basic') return <AnyTrack colors={[0, 1]} />;
  return <Track color={COLORS.indexOf(kind)} values={values} />;
}

export function EngineerPlate({ number }: { readonly number: number }) {
  return (
    <span class="ur-engineer" aria-hidden="true">
      <HardHat size={14} />
      {number}
    </span>
  );
}

export function Sign({ children }: { readonly children: ComponentChildren }) {
  return (
    <span class="ur-sign" aria-hidden="true">
      {children}
    </span>
  );
}

const times = (n: number, glyph: (at: number) => ComponentChildren) => each(Math.min(n, 4), glyph);

interface EffectProps {
  readonly effects: readonly Effect[];
  readonly values: readonly number[];
}

export function Effects({ effects, values }: EffectProps) {
  return (
    <span class="ur-effects" aria-hidden="true">
      {effects.map((effect, place) => (
        <EffectGlyph key={place} effect={effect} values={values} />
      ))}
    </span>
  );
}

interface OneEffectProps extends Pick<EffectProps, 'values'> {
  readonly effect: Effect;
}

function EffectGlyph({ effect, values }: OneEffectProps) {
  if ('steps' in effect)
    return times(effect.n, (at) => <StepGlyph key={at} kind={effect.steps} values={values} />);
  if ('industry' in effect) return times(effect.industry, (at) => <Cog key={at} size={16} />);
  if ('build' in effect)
    return (
      <>
        <Locomotive />/<FactoryPlate />
      </>
    );
  if ('locomotive' in effect) return <Locomotive />;
  if ('factory' in effect) return <FactoryPlate />;
  if ('key' in effect) return times(effect.key, (at) => <KeyRound key={at} size={16} />);
  if ('token' in effect || 'card' in effect) return <Sign>?</Sign>;
  if ('prize' in effect || 'bonus' in effect) return <Award size={16} />;
  if ('points' in effect) return <b>+{effect.points}</b>;
  if ('sumEngineers' in effect)
    return (
      <b>
        +Σ <HardHat size={14} />
      </b>
    );
  if ('sumLocomotives' in effect)
    return (
      <b>
        +Σ <Locomotive />
      </b>
    );
  if ('roubles' in effect) return times(effect.roubles, (at) => <Coin key={at} />);
  if ('doublers' in effect) return times(effect.doublers, (at) => <Sign key={at}>×2</Sign>);
  if ('temps' in effect)
    return (
      <>
        +
        {times(effect.temps, (at) => (
          <Worker key={at} />
        ))}
      </>
    );
  if ('spread' in effect) return times(effect.spread, (at) => <AnyTrack key={at} colors={[at]} />);
  if ('marker' in effect) return <b>+▼</b>;
  if ('blackWorker' in effect) return <Worker kind="black" />;
  if ('again' in effect) return <Sign>↻</Sign>;
  if ('guest' in effect)
    return (
      <>
        <Sign>↻</Sign>
        <HardHat size={14} />
      </>
    );
  if ('hand' in effect) return <Locomotive>{Number.parseInt(effect.hand, 10)}</Locomotive>;
  return <EngineerPlate number={effect.engineer} />;
}
