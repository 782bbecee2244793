import type { ComposedSetting } from '../../kit/setups';
import type { GameWords } from '../../kit/words';
import type { GameView } from '../../ui/game-view';
import { useWords } from '../words/words';
import './dials.css';
import { ChevronDown, ChevronUp, LockKeyhole } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { valuesAt, withPart } from './values';
import { useBookWords } from './words';

interface DialsProps {
  readonly setting: ComposedSetting;
  readonly game: GameWords;
  readonly view: GameView;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A word made of parts, each on a dial of its own. What another dial shows is left out where that cannot be. */
export function Dials({ setting, game, view, value, onChange }: DialsProps) {
  const words = useWords();
  const { SettingPicture } = view;
  const { key } = setting;
  const { label } = game.setting(key);
  const parts = [...value];
  return (
    <fieldset class="dials" aria-label={label}>
      {parts.map((part, place) => (
        <Dial
          key={place}
          label={game.part?.(key, place) ?? words.newMatch.part(label, place + 1)}
          values={valuesAt(setting, parts, place)}
          typed={setting.values}
          value={part}
          nameOf={(one) => game.partValue?.(key, one) ?? ''}
          pictureOf={(one) => SettingPicture && <SettingPicture setting={key} value={one} />}
          isBlocked={(one) => setting.blocked.includes(one)}
          onChange={(wanted) => onChange(withPart(setting, parts, place, wanted))}
        />
      ))}
    </fieldset>
  );
}

interface DialProps {
  /** What this part of the value means. */
  readonly label: string;
  /** What it can be turned to, in order, the present value among it. */
  readonly values: readonly string[];
  /** What can be typed: also what another dial shows, which then changes places with this one. */
  readonly typed: readonly string[];
  readonly value: string;
  /** What a value is called; empty: nothing but itself. */
  readonly nameOf: (value: string) => string;
  readonly pictureOf: (value: string) => ComponentChildren;
  /** Whether a value can be looked at only. */
  readonly isBlocked: (value: string) => boolean;
  readonly onChange: (value: string) => void;
}

/** Pixels of a finger's way that turn the dial by one. */
const NOTCH = 32;

/** One part of a value to turn: by its two buttons, by a finger, by arrow keys, or by typing the value. */
function Dial(props: DialProps) {
  const { label, values, value, nameOf, onChange } = props;
  const words = useBookWords();
  const id = useId();
  const from = useRef<number | null>(null);
  const at = values.indexOf(value);
  const next = (by: number) => values[(at + by + values.length) % values.length] ?? value;
  const textOf = (one: string) =>
    [one, nameOf(one), props.isBlocked(one) ? words.blocked : ''].filter(Boolean).join(' ');
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    const typed = props.typed.includes(event.key) ? event.key : undefined;
    const ends = { Home: values[0], End: values.at(-1) }[event.key];
    const wanted = by === undefined ? (typed ?? ends) : next(by);
    if (wanted === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChange(wanted);
  };
  const step = (by: 1 | -1) => {
    const Glyph = by > 0 ? ChevronUp : ChevronDown;
    const to = next(by);
    return (
      <button
        type="button"
        class="dial__step"
        tabIndex={-1}
        aria-label={`${label}: ${textOf(to)}`}
        onClick={() => onChange(to)}
      >
        <span>{to}</span>
        <Glyph size={16} aria-hidden="true" />
      </button>
    );
  };
  const picture = props.pictureOf(value);
  return (
    <div class="dial">
      <span class="dial__label caps" id={id}>
        {label}
      </span>
      {step(1)}
      <div
        class="dial__now"
        role="spinbutton"
        tabIndex={0}
        aria-labelledby={id}
        aria-valuenow={at + 1}
        aria-valuemin={1}
        aria-valuemax={values.length}
        aria-valuetext={textOf(value)}
        data-plain={picture ? undefined : true}
        data-blocked={props.isBlocked(value) || undefined}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (from.current === null || Math.abs(event.clientY - from.current) < NOTCH) return;
          onChange(next(event.clientY < from.current ? -1 : 1));
          from.current = event.clientY;
        }}
        onPointerUp={() => {
          from.current = null;
        }}
        onPointerCancel={() => {
          from.current = null;
        }}
      >
        <b class="dial__value">{value}</b>
        {picture && <span class="dial__picture">{picture}</span>}
        <span class="dial__name">{nameOf(value)}</span>
        {props.isBlocked(value) && (
          <span class="dial__lock">
            <LockKeyhole size={14} aria-hidden="true" />
          </span>
        )}
      </div>
      {step(-1)}
    </div>
  );
}
