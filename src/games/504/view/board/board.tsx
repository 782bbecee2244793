import { Layers } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import { lazy } from '../../../../kit/lazy';
import { lookAhead } from '../../../../kit/look-ahead';
import type { Seat } from '../../../../kit/rules';
import { BoardFrame } from '../../../../ui/board/board-frame';
import { HexBoard } from '../../../../ui/board/hex-board';
import { hexCenter, hexPath } from '../../../../ui/board/hex-shape';
import { HexArea } from '../../../../ui/board/marks';
import { IconButton } from '../../../../ui/button';
import { useLazy, usePrefetch } from '../../../../ui/lazy';
import { memo } from '../../../../ui/memo';
import { rules } from '../../rules';
import type { State } from '../../rules/state/state';
import { actionTexts, stepHexes } from '../model/action-text';
import { factsOf } from '../model/base/facts';
import { useTable } from '../model/base/in-table';
import { mapOf } from '../model/base/map';
import { tileNamed } from '../model/base/places';
import { type Choice, chosenActions, offerOf, targetsOf } from '../model/choice';
import { isGiven } from '../model/given';
import type { LookedUp } from '../model/looked-up';
import { offersIn, priceOf } from '../model/offers';
import { gatheringIn, offerKind } from '../model/table';
import { layersIn } from '../table/layers';
import { Ground } from './ground';
import { hexText } from './hex-text';
import { hexesInView } from './in-view';
import { Pieces } from './pieces';

interface BoardProps {
  readonly state: State;
  readonly acting: Seat | null;
  readonly choice: Choice;
  /** Hexes that are in view, and marked, while nothing is chosen: where others changed something last. */
  readonly inView: readonly string[];
  /** The tile of a fight that is shown; null: none is. */
  readonly fight: number | null;
  readonly onTap: (hex: number) => void;
  readonly onLook: (looked: LookedUp) => void;
}

/** Around the map, in the units of the board. */
const MARGIN = 6;

const NONE: ReadonlySet<number> = new Set();

/** Few need it, and not at first. */
const stepMarks = lazy(async () => (await import('./step-marks')).StepMarks);

/** The position after the chosen actions, if its kind is drawn in advance. */
function afterDrawn(state: State, choice: Choice): State | null {
  const offer = offerOf(state, choice);
  if (!offer || !offerKind(state, offer.kind)?.drawn) return null;
  return lookAhead(rules, state, chosenActions(state, choice)).after;
}

/** By marked hex: the price to pay before the trolley can reach it (M1.11), where there is one. */
function pricesOf(state: State, targets: ReadonlySet<number>): ReadonlyMap<number, number> {
  return new Map(
    offersIn(state).flatMap(({ kind, hexes: [hex], ways: [way] }) => {
      if (kind !== 'drive' || !way || hex === undefined || !targets.has(hex)) return [];
      const price = priceOf(way);
      return price > 0 ? [[hex, price] as const] : [];
    }),
  );
}

/** The map: its ground, what each module lays on it, the pieces, and what the next tap can do. */
export const Board = memo((props: BoardProps) => {
  const { state, acting, choice, inView, fight, onTap, onLook } = props;
  const { voice } = useTable();
  const map = mapOf(state);
  const asked = hexesInView(state, choice, acting, fight);
  const after = afterDrawn(state, choice);
  const layer = { state, map, voice };
  const layers = layersIn(state);
  const chosen = choice.step === 'hex' ? choice.hex : null;
  const from = choice.step === 'hex' && choice.from !== null ? map.all.hexes[choice.from] : null;
  const steps = useMemo(() => stepHexes(state, choice), [state, choice]);
  const isDeed = steps.some((hexes) => hexes.length > 0);
  const gathering = acting === null ? null : gatheringIn(state);
  const targets = acting !== null && (!isDeed || gathering) ? targetsOf(state, choice) : NONE;
  // Pieces that are chosen to leave are off at once.
  const shown = gathering ? lookAhead(rules, state, chosenActions(state, choice)).after : state;
  const prices = pricesOf(state, targets);
  const isUnchosen = choice.step === 'none' || isGiven(state, choice);
  const changed = isUnchosen ? inView.map((hex) => tileNamed(state, hex)) : [];
  usePrefetch(stepMarks);
  const StepMarks = useLazy(stepMarks, isDeed);
  const told = isDeed && choice.step === 'deed' ? actionTexts(state, choice.actions, voice) : [];
  /** The steps in which a hex has a part, as the panel numbers them. */
  const toldOf = (hex: number) =>
    told.flatMap((text, at) => (steps[at]?.includes(hex) ? `${at + 1}. ${text}. ` : [])).join('');
  const priceText = (hex: number) => {
    const price = prices.get(hex);
    return price === undefined ? '' : `. ${voice.table.money(price)}`;
  };
  return (
    <BoardFrame
      hexes={map.all.hexes}
      orientation="pointy"
      doubleTap={false}
      inView={asked.length > 0 ? asked : changed}
      round={`${factsOf(state).phase} ${acting}`}
      margin={MARGIN}
      corner={<IconButton name={voice.table.lookUp} icon={Layers} onClick={() => onLook('all')} />}
    >
      <HexBoard
        hexes={map.all.hexes}
        orientation="pointy"
        label={voice.table.map}
        name={(hex) => toldOf(hex) + hexText(state, hex, voice) + priceText(hex)}
        onTap={onTap}
        targets={targets}
        chosen={chosen}
        ground={<Ground state={state} />}
        marks={
          <>
            <HexArea map={map.all} hexes={changed} look="last" />
            {from && <path class="f-from" d={hexPath(from, 2, 'pointy')} />}
            {[...prices].map(([hex, price]) => {
              const place = map.all.hexes[hex];
              if (!place) return null;
              const { x, y } = hexCenter(place, 'pointy');
              return (
                <text key={hex} class="f-price" x={x} y={y + 6}>
                  {voice.table.money(price)}
                </text>
              );
            })}
          </>
        }
        pieces={
          <>
            {layers.map(({ Below }, at) => Below && <Below key={at} {...layer} after={after} />)}
            <Pieces {...layer} state={shown} />
            {layers.map(({ Above }, at) => Above && <Above key={at} {...layer} />)}
          </>
        }
        above={isDeed && StepMarks && <StepMarks map={map} steps={steps} />}
        margin={MARGIN}
      />
    </BoardFrame>
  );
});
