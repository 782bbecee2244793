import { useMemo } from 'preact/hooks';
import { type Hex, type HexMap, hexMap } from '../../../../kit/hex';
import { hexesIn } from '../../../../kit/hex-form';
import type { Language } from '../../../../kit/words';
import { hexCenter } from '../../../../ui/board/hex-shape';
import { areaPath } from '../../../../ui/board/marks';
import { PlaceNames } from '../../../../ui/board/place-names';
import type { BoardForm } from '../../data/board-form';
import type { CompanyId } from '../../data/companies';
import { namedIn, plateOf } from '../board/cities';
import { Ground } from '../board/ground';
import '../board/board.css';
import '../colors.css';
import './drawing.css';

/** Land and water of the edited board. The hexes on water are drawn too, because land may be added there. */
export function EditorGround(props: {
  readonly form: BoardForm;
  readonly canvas: readonly Hex[];
  readonly language: Language;
}) {
  const { form, canvas, language } = props;
  const map = useMemo<HexMap>(() => hexMap(hexesIn(form.columns)), [form]);
  const water = useMemo(() => areaPath(canvas, 0), [canvas]);
  return (
    <>
      <Ground board={{ form, map }} language={language} />
      <path class="mx-making__water" d={water} />
    </>
  );
}

interface ThingsProps {
  readonly form: BoardForm;
  readonly language: Language;
  readonly letter: Readonly<Record<CompanyId, string>>;
}

/** Everything on the hexes; cities have their number. */
export function Things({ form, language, letter }: ThingsProps) {
  const { golden_spike: spike } = form;
  const ends = new Set([spike?.first, spike?.far]);
  const places = [...form.cities, ...form.starts, ...form.harbors];
  return (
    <>
      {form.cities.map((city, index) => (
        <g class="mx-city" key={city.id} data-capacity={city.capacity} transform={at(city)}>
          <path class="mx-city__plate" d={plateOf(city.capacity)} />
          <path class="mx-city__tab" d="M-8 -31h16v13h-16z" />
          <text class="mx-city__room" y="-20.6">
            {city.capacity}
          </text>
          <text class="mx-making__index" y="8">
            {index + 1}
          </text>
          {ends.has(city.id) && (
            <path class="mx-making__spike" d={SPIKE} transform="translate(0 17)" />
          )}
        </g>
      ))}
      {form.starts.map((start) => (
        <g class="mx-start" key={start.id} data-company={start.company} transform={at(start)}>
          <path
            class="mx-start__sign"
            d="M0 -25l23 13.5v23.5a4 4 0 0 1 -4 4h-38a4 4 0 0 1 -4 -4v-23.5z"
          />
          <text class="mx-start__letter" y="8">
            {letter[start.company]}
          </text>
        </g>
      ))}
      {form.harbors.map((harbor) => (
        <path class="mx-making__harbor" key={harbor.id} d={ANCHOR} transform={at(harbor)} />
      ))}
      {spike && (
        <g transform={at(spike)}>
          <path class="mx-making__tile" d="M-16 -16h32v32h-32z" />
          <path class="mx-making__spike" d={SPIKE} transform="translate(0 -2) scale(1.6)" />
        </g>
      )}
      <PlaceNames places={namedIn(places, language)} hexes={hexesIn(form.columns)} />
    </>
  );
}

const at = (hex: { readonly col: number; readonly row: number }) => {
  const { x, y } = hexCenter(hex);
  return `translate(${x} ${y})`;
};

/** A nail, head up, around its center. */
const SPIKE = 'M-4 -8h8v4h-2v8l-2 4l-2 -4v-8h-2z';

/** Ring, stock, shank and arms. */
const ANCHOR =
  'M0 -15a3.5 3.5 0 1 0 .01 0zM0 -8V15M-8 -3H8M-14 5C-13 12 -7 15 0 15C7 15 13 12 14 5M-14 5l-3 4M-14 5l5 2M14 5l3 4M14 5l-5 2';
