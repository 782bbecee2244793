import type { Seat } from '../../../../kit/rules';
import { HexFigure } from '../../../../ui/board/marks';
import type { State } from '../../rules/state';
import type { Choice } from '../choice';
import { routesTo } from '../choice';
import { useTable } from '../in-table';
import { bestByCity, lineOf, type Route, routeAlong, routesFor } from '../routes';
import { hexOfCity } from '../taps';
import { blockedEdges, foreignEnds, routeTrack } from './segments';
import { edgeBar, middleOf, segmentPath } from './track-path';

interface BarsProps {
  readonly choice: Choice;
  readonly acting: Seat;
}

/** Bars where the builder cannot lead track: at the ends of others' track, and at the edges of the chosen hex. */
export function BlockedBars({ choice, acting }: BarsProps) {
  const { state } = useTable();
  const ends =
    choice.step === 'hex'
      ? blockedEdges(state, choice.hex, acting).map((edge) => ({ hex: choice.hex, edge }))
      : foreignEnds(state, acting);
  const d = ends.map(({ hex, edge }) => edgeBar(middleOf(state.board, hex), edge)).join('');
  return (
    <>
      <path class="aos-bar" d={d} />
      <path class="aos-bar aos-bar--core" d={d} />
    </>
  );
}

/** The best that each city pays for the chosen cube. */
export function Destinations({ choice }: { readonly choice: Choice }) {
  const { state } = useTable();
  if (choice.step !== 'cube' && choice.step !== 'route') return null;
  return (
    <>
      {bestByCity(routesFor(state, choice.city, choice.color)).map(({ to, own }) => (
        <HexFigure key={to} map={state.board.map} hex={hexOfCity(state, to)} figure={own} />
      ))}
    </>
  );
}

/** The delivery that is chosen, or as much of it as is. */
function routeIn(state: State, choice: Choice): Route | undefined {
  if (choice.step === 'links') return routeAlong(state, lineOf(choice));
  return choice.step === 'route' ? routesTo(state, choice)[choice.route] : undefined;
}

/** The way of the cube, as a broad line under the track. */
export function RouteLine({ choice }: { readonly choice: Choice }) {
  const { state } = useTable();
  const route = routeIn(state, choice);
  if (!route) return null;
  const d = routeTrack(state, route)
    .map(({ hex, edge, mate }) => segmentPath(middleOf(state.board, hex), edge, mate))
    .join('');
  return <path class="aos-route" d={d} />;
}
