import { useMemo } from 'preact/hooks';
import { figureAt } from '../../../../kit/figure-at';
import type { Hex } from '../../../../kit/hex';
import { lookAhead } from '../../../../kit/look-ahead';
import type { Seat } from '../../../../kit/rules';
import { BoardFrame } from '../../../../ui/board/board-frame';
import { HexBoard } from '../../../../ui/board/hex-board';
import { hexCenter } from '../../../../ui/board/hex-shape';
import { MapGround } from '../../../../ui/board/map-ground';
import { HexArea } from '../../../../ui/board/marks';
import { memo } from '../../../../ui/memo';
import { rules } from '../../rules';
import type { State } from '../../rules/state';
import { type Choice, chosenActions } from '../choice';
import { useTable } from '../in-table';
import { builtIn, lastTurn } from '../last-changed';
import { legalIn } from '../legal';
import { phaseOf } from '../phase-of';
import { afterLinks, linksOn, routesFor } from '../routes';
import { hexOfCity } from '../taps';
import { BuildDots, OpenEnds } from './build-marks';
import { Cities } from './cities';
import { hexFacts } from './hex-facts';
import { hexesInView } from './in-view';
import { StopNames } from './names';
import { BlockedBars, Destinations, RouteLine } from './plan';
import { Track } from './track';
import { segmentPath } from './track-path';
import { TrackArea, TrackGoals } from './track-plan';
import './board.css';

/** Three ridges, as old maps hatch them. */
function ridgesOn(hex: Hex): string {
  const { x, y } = hexCenter(hex);
  const ridge = (dx: number, dy: number) =>
    `M${(x + dx - 8).toFixed(1)} ${(y + dy + 6).toFixed(1)}l8 -10l8 10`;
  return ridge(0, -10) + ridge(-10, 6) + ridge(10, 6);
}

/** Everything that never changes in a match: land, lakes, rivers and mountains. */
const Ground = memo(({ board: { form, map } }: { readonly board: State['board'] }) => {
  const rivers = form.rivers.map((river) =>
    segmentPath(hexCenter(river), river.edges[0] ?? 0, river.edges[1] ?? 3),
  );
  return (
    <>
      <MapGround map={map} />
      <path class="aos-river" d={rivers.join('')} />
      <path class="aos-mountains" d={form.mountains.map(ridgesOn).join('')} />
    </>
  );
});

/** All that can be said of each hex in a position; taps change none of it. */
function useHexNames(state: State): (hex: number) => string {
  const { acting, words, voice } = useTable();
  const named = useMemo(() => {
    const builds = acting !== null && phaseOf(state) === 'build';
    return Array.from({ length: state.board.hexCount }, (_, hex) =>
      words.table.hex.hex(hexFacts(state, hex, { words, voice, seat: acting }, builds)),
    );
  }, [state, words, voice, acting]);
  return (hex) => named[hex] ?? '';
}

interface BoardProps {
  /** The position to draw in place of the table's, while the end of a turn is shown. */
  readonly drawn: State | null;
  readonly choice: Choice;
  /** Hexes that are in view while nothing is chosen; none: all. */
  readonly inView: readonly string[];
  readonly enlarged: boolean;
  /** The hex of a place that was searched for, in written form. */
  readonly found: string | null;
  readonly onTap: (hex: number) => void;
}

const NONE: readonly number[] = [];

/** The map with everything on it, including tiles or a new city that are being chosen. */
export const Board = memo((props: BoardProps) => {
  const { choice } = props;
  const { state, seats, acting, plies, words } = useTable();
  const last = useMemo(() => builtIn(state, lastTurn(plies)), [plies]);
  const name = useHexNames(props.drawn ?? state);
  const shown = props.drawn ?? previewOf(state, choice);
  const targets = targetsOf(state, choice, acting);
  const asked = acting === null ? NONE : hexesInView(state, choice);
  const building = acting !== null && phaseOf(state) === 'build';
  const marks = (
    <>
      {choice.step === 'none' && last.length > 0 && (
        <HexArea map={state.board.map} hexes={last} look="last" />
      )}
      <RouteLine choice={choice} />
      <TrackArea choice={choice} />
    </>
  );
  const above = (
    <>
      {building && choice.step === 'none' && <BuildDots />}
      {building && (choice.step === 'none' || choice.step === 'hex') && (
        <BlockedBars choice={choice} acting={acting} />
      )}
      <StopNames state={shown} names={words.names} />
      {building && (choice.step === 'none' || choice.step === 'from') && <OpenEnds />}
      <Destinations choice={choice} />
      <TrackGoals choice={choice} />
    </>
  );
  return (
    <BoardFrame
      hexes={state.board.map.hexes}
      doubleTap={false}
      inView={asked.length > 0 ? asked : hexesIn(state, props.inView)}
      enlarged={props.enlarged && asked.length === 0}
      round={`${phaseOf(state)} ${acting}`}
      found={props.found}
    >
      <HexBoard
        hexes={state.board.map.hexes}
        label={words.table.hex.board(state.board.form.name[words.names.language])}
        name={name}
        onTap={props.onTap}
        {...(targets && { targets })}
        chosen={chosenHex(state, choice)}
        found={props.found}
        ground={<Ground board={state.board} />}
        marks={marks}
        pieces={
          <>
            <Track state={shown} seats={seats} />
            <Cities state={shown} />
          </>
        }
        above={above}
        margin={9}
      />
    </BoardFrame>
  );
});

function hexesIn({ board }: State, inView: readonly string[]): readonly number[] {
  return inView.flatMap((hex) => board.map.numberOf.get(hex) ?? []);
}

/** The position that is drawn: with the tiles or the new city that the choice would lay. */
function previewOf(state: State, choice: Choice): State {
  const { step } = choice;
  if (step !== 'hex' && step !== 'town' && step !== 'track') return state;
  return lookAhead(rules, state, chosenActions(state, choice)).after;
}

function chosenHex(state: State, choice: Choice): number | null {
  switch (choice.step) {
    case 'look':
    case 'hex':
    case 'town':
      return choice.hex;
    case 'from':
      return choice.from;
    case 'track':
      return choice.to;
    case 'city':
    case 'cube':
    case 'route':
    case 'links':
      return hexOfCity(state, choice.city);
    default:
      return null;
  }
}

/** Hexes that are lit because the next tap may go there. */
function targetsOf(state: State, choice: Choice, acting: Seat | null): ReadonlySet<number> | null {
  if (acting === null) return null;
  const legal = legalIn(state);
  if (choice.step === 'new-city' || choice.step === 'town')
    return new Set(legal.newCities.get(choice.letter));
  if (choice.step === 'from' || choice.step === 'track') return new Set(choice.goals.keys());
  if (choice.step === 'cube' || choice.step === 'route') {
    const routes = routesFor(state, choice.city, choice.color);
    return new Set(routes.map(({ to }) => hexOfCity(state, to)));
  }
  if (choice.step === 'links') return nextHexes(afterLinks(state, choice));
  if (phaseOf(state) !== 'move') return null;
  return new Set([...legal.ships.keys()].map((city) => hexOfCity(state, city)));
}

/** The hexes where the cube on its way can go next. */
function nextHexes(state: State): ReadonlySet<number> {
  return new Set(linksOn(state).map(({ to }) => figureAt(state.board.stopHex, to)));
}
