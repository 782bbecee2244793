import { RotateCw, Route } from 'lucide-preact';
import { useEffect, useRef } from 'preact/hooks';
import { figureAt } from '../../../../kit/figure-at';
import type { Action, Seat } from '../../../../kit/rules';
import { hexPath } from '../../../../ui/board/hex-shape';
import { Button } from '../../../../ui/button';
import { ConfirmButton } from '../../../../ui/turn/confirm-button';
import { argsOf } from '../../rules/actions';
import { EDGES, hexText, isTownHex } from '../../rules/board';
import { allowance } from '../../rules/build';
import { buildPrice } from '../../rules/build-cost';
import { firstOf, secondOf } from '../../rules/kind';
import { isCityHex, isLoose } from '../../rules/sections';
import { SEGMENTS, TOWN } from '../../rules/shapes';
import { type State, TILES_BUILT } from '../../rules/state';
import { tileName } from '../../rules/supply';
import { wayOf } from '../board/hex-facts';
import { stopName } from '../board/names';
import { blockedEdges, segmentsOf, trackOn } from '../board/segments';
import { edgePoint, NOWHERE, segmentPath } from '../board/track-path';
import { buildsOn, effectOf, type LinkMade, linksMade } from '../builds';
import type { Choice } from '../choice';
import { useTable } from '../in-table';
import { legalIn } from '../legal';
import { hasToExtend, lossesOf } from '../losses';
import { stockFor } from '../tile-stock';
import { AskPanel, type PanelProps } from './ask-panel';
import { Bill, Lost } from './bill';
import { Rides } from './rides';
import '../board/pieces.css';
import './build-panel.css';

interface ShapeProps extends Pick<PanelProps, 'acting' | 'turn'> {
  readonly choice: Choice & { readonly step: 'hex' };
}

/** The tiles that fit on a hex: what each costs, what it connects, and how many are left of it. */
export function ShapePanel({ acting, turn, choice }: ShapeProps) {
  const { state, words } = useTable();
  const { ask, build, buttons, panels } = words.table;
  const { tracks } = turn;
  const fitting = buildsOn(state, choice.hex);
  const action = fitting[choice.shape];
  if (action === undefined) return null;
  const tile = figureAt(state.turn, TILES_BUILT) + 1;
  const most = allowance(state, acting);
  const { cost, points } = effectOf(state, action);
  const links = ownLinks(state, action, acting);
  const barred = blockedEdges(state, choice.hex, acting);
  const next = { ...choice, shape: (choice.shape + 1) % fitting.length };
  return (
    <AskPanel
      question={ask.shape(tile, most)}
      note={points > 0 ? `+${panels.points(points)}` : build.unfinished}
      legend="tile"
      notice={turn.notice}
      step="shape"
      foot={
        <>
          <Button onClick={turn.back}>{buttons.back}</Button>
          {fitting.length > 1 && (
            <Button icon={RotateCw} onClick={() => turn.choose(next)}>
              {buttons.rotate}
            </Button>
          )}
          <ConfirmButton busy={turn.busy} onClick={turn.confirm}>
            {tile < most ? buttons.build(cost) : buttons.buildLast(cost)}
          </ConfirmButton>
        </>
      }
    >
      <TileTray turn={turn} choice={choice} />
      <LinksMade links={links} />
      <Bill actions={[action]} />
      {links.length > 0 && <Rides actions={[action]} />}
      {tracks?.isStart(state, choice.hex) && (
        <Button icon={Route} onClick={() => turn.choose(tracks.leadFrom(state, choice.hex))}>
          {build.routeFrom}
        </Button>
      )}
      <Effects action={action} acting={acting} />
      {barred.length > 0 && (
        <p class="aos-soft">
          {build.blocked(barred.map((edge) => words.names.direction[edge] ?? ''))}
        </p>
      )}
      {tile === most && <p class="aos-soft">{build.lastTile}</p>}
    </AskPanel>
  );
}

/** The links of a seat that an action completes. */
export const ownLinks = (state: State, action: Action, seat: Seat): readonly LinkMade[] =>
  linksMade(state, action).filter(({ owner }) => owner === seat);

/** The links that would be completed. */
export function LinksMade({ links }: { readonly links: readonly LinkMade[] }) {
  const { state, words } = useTable();
  const { names, table } = words;
  return (
    <>
      {links.map(({ from, to, segments }) => (
        <p key={`${from} ${to}`}>
          <b>
            {table.build.completes(
              stopName(state, from, names),
              stopName(state, to, names),
              segments,
            )}
          </b>
        </p>
      ))}
    </>
  );
}

interface EffectsProps {
  readonly action: Action;
  readonly acting: Seat;
}

/** What a tile brings besides links, what its price is made of, and what is left of its kind. */
function Effects({ action, acting }: EffectsProps) {
  const { state, words } = useTable();
  const { build } = words.table;
  const args = argsOf(action);
  const [at, shape] = [firstOf(args), secondOf(args)];
  const { events } = effectOf(state, action);
  const claimed = events.find((one) => one.event === 'claim');
  const stock = stockFor(state, shape);
  const losses = lossesOf(state, action);
  const hex = hexText(state.board, at);
  const extend = hasToExtend(state, action, hex);
  const keeps = !extend && !losses.track.includes(hex);
  const parts = buildPrice(state, at, shape);
  return (
    <div>
      {claimed && <p>{build.claims(claimed.hexes.length)}</p>}
      {ownLinks(state, action, acting).length === 0 && keeps && <p>{build.stillOpen}</p>}
      {extend && <p class="aos-warn">{build.turnedOnly}</p>}
      <Lost losses={losses} />
      {legalIn(state).newCities.size > 0 && <p class="aos-warn">{build.noCityAfter}</p>}
      <p class="aos-soft">
        {build.price(parts.map(([part, dollars]) => build.pricePart[part](dollars)))}
        {stock.map(({ id, left }) => ` · ${build.tilesLeft(words.names.tile[id], left)}`)}
      </p>
    </div>
  );
}

const OUTLINE = hexPath({ col: 0, row: 0 });

interface TilePictureProps {
  /** The position with the tile. */
  readonly state: State;
  readonly hex: number;
}

/** A hex by itself with its track; bars are edges to cities, rings are open ends. */
function TilePicture({ state, hex }: TilePictureProps) {
  const { seats } = useTable();
  const cities = Array.from({ length: EDGES }, (_, edge) => edge).filter((edge) => {
    const next = figureAt(state.board.neighbors, hex * EDGES + edge);
    return next >= 0 && isCityHex(state, next);
  });
  return (
    <svg class="aos-tile" viewBox="-34 -30 68 60" aria-hidden="true">
      <path class="aos-tile__hex" d={OUTLINE} />
      <path class="aos-tile__city" d={cities.map(bar).join('')} />
      {trackOn(state, hex).map(({ edge, mate, owner }) => {
        const d = segmentPath(NOWHERE, edge, mate);
        return (
          <g
            class="aos-track"
            key={edge}
            data-seat={owner === null ? undefined : seats[owner]?.colour}
          >
            <path class="aos-track__rim" d={d} />
            <path class="aos-track__core" d={d} />
            <path class="aos-track__pattern" d={owner === null ? '' : d} />
            {[edge, mate].map((out) => {
              if (out === TOWN || !isLoose(state, hex, out)) return null;
              const { x, y } = edgePoint(NOWHERE, out);
              return <circle key={out} class="aos-track__end" cx={x * 0.93} cy={y * 0.93} r="5" />;
            })}
          </g>
        );
      })}
      {isTownHex(state.board, hex) && <circle class="aos-town" r="8" />}
    </svg>
  );
}

/** A bar along an edge. */
function bar(edge: number): string {
  const { x, y } = edgePoint(NOWHERE, edge);
  const along = { x: -y * 0.5, y: x * 0.5 };
  return `M${x - along.x} ${y - along.y}L${x + along.x} ${y + along.y}`;
}

/** The tiles that fit on the chosen hex, each as it would lie there, with its price. */
function TileTray({ turn, choice }: Omit<ShapeProps, 'acting'>) {
  const { state, words } = useTable();
  const { build, phase } = words.table;
  const tray = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = tray.current?.children[choice.shape];
    if (!(chosen instanceof HTMLElement) || !tray.current) return;
    tray.current.scrollLeft =
      chosen.offsetLeft - tray.current.clientWidth / 2 + chosen.offsetWidth / 2;
  }, [choice.hex, choice.shape]);
  return (
    <div class="aos-tray" ref={tray}>
      {buildsOn(state, choice.hex).map((action, place) => {
        const { cost, after: then } = effectOf(state, action);
        const args = argsOf(action);
        const shape = secondOf(args);
        const ways = segmentsOf(shape, firstOf(args)).map((one) => wayOf(one, words));
        const tile = words.names.tile[tileName(shape)];
        return (
          <button
            type="button"
            class="framed aos-tray__tile"
            key={action}
            data-tile={tileName(shape)}
            data-track={SEGMENTS[shape]}
            aria-pressed={place === choice.shape}
            aria-label={build.shape(tile, ways, cost)}
            onClick={() => turn.choose({ ...choice, shape: place })}
          >
            <TilePicture state={then} hex={choice.hex} />
            <b aria-hidden="true">{phase.cash(cost)}</b>
          </button>
        );
      })}
    </div>
  );
}
