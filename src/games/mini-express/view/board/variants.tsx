import { hexCentre } from '../../../../ui/hex-shape';
import type { Board } from '../../rules/board';
import type { State } from '../../rules/state';
import type { TableWords } from '../../words/table-words';
import type { Weighed } from '../automa/picture';
import { companiesIn, companyId } from '../companies';
import { readAutoma } from '../facts';
import { spikeFacts } from './spike-facts';
import { Train } from './train';
import './variants.css';

interface PiecesProps {
  readonly state: State;
  readonly words: TableWords;
}

/** The harbors in play: an anchor, and the train of the company that starts there. */
export function Harbors({ state, words }: PiecesProps) {
  const { board } = state;
  return (
    <>
      {[...board.harborHex].map((number) => {
        const hex = board.map.hexes[number];
        if (!hex) return null;
        const { x, y } = hexCentre(hex);
        const [company] = companiesIn(state.track[number] ?? 0);
        const id = company === undefined ? null : companyId(company);
        return (
          <g key={number} class="mx-harbor" transform={`translate(${x} ${y})`}>
            <circle class="mx-harbor__plate" r="21" />
            <path
              class="mx-harbor__anchor"
              d="M0 -8.5v21M-5.5 -4.5h11M-11 5c1 5 5.5 7.5 11 7.5s10 -2.5 11 -7.5M0 -14.5a3 3 0 0 1 0 6a3 3 0 0 1 0 -6z"
            />
            {id && <Train company={id} letter={words.letter[id]} x={0} y={1} size={1.1} />}
          </g>
        );
      })}
    </>
  );
}

/** The Golden Spike upon its hex: waiting, begun with its East Side, driven with both sides, or out. */
export function SpikeTile({ state, words }: PiecesProps) {
  const place = state.board.form.golden_spike;
  const facts = spikeFacts(state, 'en');
  if (!place || !facts || facts.state === 'off') return null;
  const { x, y } = hexCentre(place);
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
          letter={words.letter[side]}
          x={number === 0 ? 10.5 : -10.5}
          y={-0.5}
          size={0.8}
        />
      ))}
    </g>
  );
}

/** The automa's target marker; it goes from city to city. */
export function TargetMarker({ state }: { readonly state: State }) {
  const { cityHex, map } = state.board;
  const hex = map.hexes[cityHex[readAutoma(state)?.target ?? -1] ?? -1];
  if (!hex) return null;
  const { x, y } = hexCentre(hex);
  // Set through the style and not as an attribute, so that it can glide.
  return (
    <g class="mx-target-marker" style={{ transform: `translate(${x - 25}px, ${y - 19}px)` }}>
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

/** Beyond this no way leads to the target. */
const FAR_AWAY = 255;

/** The cities between which the automa chooses, with their steps to the target; the chosen one stands out. */
export function WeighedCities({ board, weighed }: WeighedProps) {
  return (
    <>
      {weighed.map(({ city, steps }, place) => {
        const hex = board.map.hexes[board.cityHex[city] ?? -1];
        if (!hex) return null;
        const { x, y } = hexCentre(hex);
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
