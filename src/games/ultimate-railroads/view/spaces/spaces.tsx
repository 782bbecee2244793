import type { Seat } from '../../../../kit/rules';
import { memo } from '../../../../ui/memo';
import { SeatMark } from '../../../../ui/seat-mark';
import { useMedia } from '../../../../ui/use-media';
import { SPACE_IDS } from '../../rules/tables';
import type { Gain } from '../gain';
import { Gained, gainTold } from '../gained';
import { Effects, EngineerPlate, Pieces } from '../glyphs';
import { useTable } from '../in-table';
import { usesOf } from '../legal';
import type { Voice } from '../voice';
import { blockedOf } from './blocked';
import { type Areas, byColors, spacesIn } from './groups';
import { asksForSpace, heldBy, nameOfSpace, type SpaceFacts, spaceFacts } from './space-facts';
import './spaces.css';
import type { Gains } from './use-gains';

interface SharedProps {
  readonly acting: Seat | null;
  readonly onOpen: (space: number) => void;
}

interface SpacesProps extends SharedProps {
  /** Whose engineers are among the spaces, and whose values the effects have. */
  readonly seat: Seat;
  /** The space that is open; null: none. */
  readonly chosen: number | null;
  /** Where others placed something last: the ids of spaces, among other places. */
  readonly last: readonly string[];
  readonly gains: Gains;
}

/** Screens with room for all spaces in their places, as on the board of the game. */
const ROOMY = '(min-width: 45rem) and (min-height: 45rem)';
const NOTHING: Areas = [];

/**
 * The main board: every action space with its cost, what it gives, and who is on it, in the same place from turn to turn.
 * Where there is little room, those are folded for which the seat has no color yet.
 */
export const Spaces = memo(({ acting, seat, chosen, last, gains, onOpen }: SpacesProps) => {
  const { state, facts, voice } = useTable();
  const words = voice.table.spaces;
  const isRoomy = useMedia(ROOMY);
  const all = spacesIn(state, seat, facts.seats[seat]?.engineers ?? [], !isRoomy);
  const [open, rest] = isRoomy ? [all, NOTHING] : byColors(state, seat, all);
  const free = all
    .flatMap(([, spaces]) => spaces)
    .filter((space) => usesOf(state, space).length > 0).length;
  const values = facts.seats[seat]?.values ?? NO_VALUES;
  const drawn = (areas: Areas) =>
    areas.map(([area, spaces]) => (
      <div key={area} class="ur-area" data-area={area} role="group" aria-label={words.area[area]}>
        <b aria-hidden="true">{words.area[area]}</b>
        <div class="ur-area__spaces">
          {spaces.map((space) => (
            <Space
              key={space}
              acting={acting}
              values={values}
              space={space}
              chosen={space === chosen}
              isLast={last.includes(SPACE_IDS[space] ?? '')}
              gain={gains.get(space)}
              onOpen={onOpen}
            />
          ))}
        </div>
      </div>
    ));
  return (
    <section class="ur-spaces" aria-label={words.title}>
      <h2>
        {words.title}
        {acting !== null && asksForSpace(state) && <span>{words.free(free)}</span>}
      </h2>
      {drawn(open)}
      {rest.length > 0 && (
        <details class="stack ur-rest" data-gap="1" data-rest>
          <summary>{words.rest(rest.flatMap(([, spaces]) => spaces).length)}</summary>
          {drawn(rest)}
        </details>
      )}
    </section>
  );
});

const NO_VALUES: readonly number[] = [];

interface SpaceProps extends SharedProps {
  readonly space: number;
  readonly chosen: boolean;
  readonly isLast: boolean;
  readonly values: readonly number[];
  readonly gain: Gain | undefined;
}

const Space = memo(({ acting, space, chosen, isLast, values, gain, onOpen }: SpaceProps) => {
  const { state, seats, voice, words } = useTable();
  const one = spaceFacts(state, space);
  const asked = asksForSpace(state);
  const why = asked ? blockedOf(state, acting, space, voice) : null;
  // None can be used while another decision comes first.
  const waits = acting !== null && !asked;
  const shut = waits || why !== null || (one.holders.length > 0 && !one.isEndless);
  return (
    <button
      type="button"
      class="framed ur-space"
      data-space={SPACE_IDS[space]}
      data-engineer={one.isHire || one.engineer > 0 || undefined}
      data-shut={shut || undefined}
      data-last={isLast || undefined}
      aria-pressed={chosen}
      aria-label={spokenSpace(one, voice, gain, why?.short)}
      onClick={() => onOpen(space)}
    >
      <span class="ur-space__top">
        <span class="ur-cost" aria-hidden="true">
          <Pieces workers={one.workers} rubles={one.rubles} />
        </span>
        {one.holders.map((holder) => {
          const plan = seats[holder];
          return plan && <SeatMark key={holder} {...plan} among={seats} />;
        })}
        {!shut && gain && <Gained gain={gain} values={values} words={words} />}
      </span>
      <span class="ur-space__does">
        {one.claims > 0 ? (
          <b>{words.spaces.place(one.claims)}</b>
        ) : (
          <>
            {one.isHire && <b>{words.spaces.hire}</b>}
            {one.isHire && one.engineer === 0 && <small>{words.spaces.hired}</small>}
            {one.engineer > 0 && <EngineerPlate number={one.engineer} />}
            <Effects effects={one.effects} values={values} />
          </>
        )}
        {why?.short && <small>{why.short}</small>}
        {!shut && gain && <span class="ur-gain">{words.about(gain.end)}</span>}
      </span>
    </button>
  );
});

/** A space in words: what it does, what it costs, what it would bring, and who is there or what is in the way. */
function spokenSpace(
  one: SpaceFacts,
  voice: Voice,
  gain: Gain | undefined,
  short: string | undefined,
): string {
  const words = voice.table;
  const parts = [`${nameOfSpace(one, voice)}: ${words.spaces.cost(one.workers, one.rubles)}.`];
  if (gain) parts.push(`${gainTold(gain, voice)}.`);
  const held = heldBy(one, voice);
  if (held) parts.push(held);
  if (short) parts.push(`${short}.`);
  return parts.join(' ');
}
