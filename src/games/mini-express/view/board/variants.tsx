import './variants.css';
import type { Language } from '../../../../kit/words';
import { hexCenter } from '../../../../ui/board/hex-shape';
import type { Board } from '../../rules/board';
import { EAST, SPIKE_STATE, type State, WEST } from '../../rules/state';
import type { SpikeFacts } from '../../words/en/extras';
import type { Weighed } from '../automa/picture';
import { readAutoma } from '../facts';
import type { Letters } from '../marks';
import { companiesIn, companyId } from '../names';
import { Train } from './track';

/** The words of the rules' spike states, by their number. */
const STATES = ['waiting', 'off', 'begun', 'driven'] as const;

/** The state of the Golden Spike; null where it is not played. */
export function spikeFacts(state: State, language: Language): SpikeFacts | null {
  const { spike: places, form } = state.board;
  if (!state.options.spike || !places) return null;
  const side = (place: number) => {
    const company = (state.spike[place] ?? 0) - 1;
    return company < 0 ? null : companyId(company);
  };
  return {
    state: STATES[state.spike[SPIKE_STATE] ?? 0] ?? 'waiting',
    first: form.cities[places.first]?.[language] ?? '',
    far: form.cities[places.far]?.[language] ?? '',
    east: side(EAST),
    west: side(WEST),
  };
}

interface PiecesProps {
  readonly state: State;
  readonly letters: Letters;
}

/** The harbors in play: an anchor, and the train of the company that starts there. */
export function Harbors({ state, letters }: PiecesProps) {
  const { board } = state;
  return (
    <>
      {[...board.harborHex].map((number) => {
        const hex = board.map.hexes[number];
        if (!hex) return null;
        const { x, y } = hexCenter(hex);
        const [company] = companiesIn(state.track[number] ?? 0);
        const id = company === undefined ? null : companyId(company);
        return (
          <g key={number} class="mx-harbor" transform={`translate(${x} ${y})`}>
            <circle class="mx-harbor__plate" r="21" />
            <path
              class="mx-harbor__anchor"
              d="M0 -8.5v21M-5.5 -4.5h11M-11 5c1 5 5.5 7.5 11 7.5s10 -2.5 11 -7.5M0 -14.5a3 3 0 0 1 0 6a3 3 0 0 1 0 -6z"
            />
            {id && <Train company={id} letter={letters[id]} x={0} y={1} size={1.1} />}
          </g>
        );
      })}
    </>
  );
}

/** The Golden Spike on its hex: waiting, begun with its East Side, driven with both sides, or out. */
export function SpikeTile({ state, letters }: PiecesProps) {
  const place = state.board.form.golden_spike;
  const facts = spikeFacts(state, 'en');
  if (!place || !facts || facts.state === 'off') return null;
  const { x, y } = hexCenter(place);
  const sides = [facts.east, facts.west].flatMap((side) => side ?? []);
  return (
    <g class="mx-spike" data-state={facts.state} transform={`translate(${x} ${y})`}>
      <path class="mx-spike__plate" d="M-21 -13h42v26h-42z" />
      {sides.length < 2 && (
        <path class="mx-spike__nail" d="M-6 -9.5h12v4h-3.5v11l-2.5 5l-2.5 -5v-11h-3.5z" />
      )}
      {sides.map((side, number) => (
        <Train
          key={side}
          company={side}
          letter={letters[side]}
          x={number === 0 ? 10.5 : -10.5}
          y={-0.5}
          size={0.8}
        />
      ))}
    </g>
  );
}

/** The automa's target marker, which moves from city to city. */
export function TargetMarker({ state }: { readonly state: State }) {
  const { cityHex, map } = state.board;
  const hex = map.hexes[cityHex[readAutoma(state)?.target ?? -1] ?? -1];
  if (!hex) return null;
  const { x, y } = hexCenter(hex);
  // Set with the style and not as an attribute, so that it can have a transition.
  return (
    <g
      class="mx-target-marker"
      data-glides
      style={{ transform: `translate(${x - 25}px, ${y - 19}px)` }}
    >
      <circle class="mx-target-marker__rim" r="10.5" />
      <circle class="mx-target-marker__ring" r="6.5" />
      <circle class="mx-target-marker__dot" r="2.4" />
    </g>
  );
}

interface WeighedProps {
  readonly board: Board;
  readonly weighed: readonly Weighed[];
}

/** The symbol for: the target cannot be reached. */
const FAR_AWAY = 255;

/** The cities among which the automa chooses, with their steps to the target. The chosen one is emphasized. */
export function WeighedCities({ board, weighed }: WeighedProps) {
  return (
    <>
      {weighed.map(({ city, steps }, place) => {
        const hex = board.map.hexes[board.cityHex[city] ?? -1];
        if (!hex) return null;
        const { x, y } = hexCenter(hex);
        return (
          <g
            key={city}
            class="mx-weighed"
            data-chosen={place === 0 || undefined}
            transform={`translate(${x} ${y})`}
          >
            <circle class="mx-weighed__ring" r="31" />
            <g transform="translate(26 -20)">
              <path class="mx-weighed__plate" d="M-13 -12h26v24h-26z" />
              <text y="6.6">{steps === FAR_AWAY ? '–' : steps}</text>
            </g>
          </g>
        );
      })}
    </>
  );
}
