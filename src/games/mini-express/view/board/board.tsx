import { useMemo } from 'preact/hooks';
import type { Hex } from '../../../../kit/hex';
import type { Language } from '../../../../kit/words';
import { HexBoard } from '../../../../ui/hex-board';
import { PanZoom } from '../../../../ui/pan-zoom';
import { destinations } from '../../rules/destinations';
import { phase, type State } from '../../rules/state';
import type { Words } from '../../words/words';
import { type Choice, companyChosen } from '../choice';
import './board.css';
import { Cities, CityNames, Starts } from './cities';
import { Ground } from './ground';
import { hexFacts } from './hex-facts';
import {
  Costs,
  LastBuilt,
  Network,
  OtherRoutes,
  PlannedTrains,
  RouteHexes,
  targetHexes,
  Veils,
} from './plan';
import { Lines, Trains } from './track';

interface BoardProps {
  readonly state: State;
  readonly words: Words;
  readonly language: Language;
  readonly choice: Choice;
  /** The hexes of the last action, written; empty when it was no build. */
  readonly lastBuilt: readonly string[];
  readonly onTap: (hex: number) => void;
}

/** The map with everything upon it. */
export function Board({ state, words, language, choice, lastBuilt, onTap }: BoardProps) {
  const { board } = state;
  const company = companyChosen(choice);
  const seeking = choice.step === 'company' && company !== null && phase(state) === 'play';
  const targets = seeking ? destinations(state, company) : [];
  const route = choice.step === 'build' ? (choice.routes[choice.route] ?? []) : [];
  const chosen = 'city' in choice ? (board.cityHex[choice.city] ?? null) : null;

  const ground = useMemo(() => <Ground board={board} language={language} />, [board, language]);
  const pieces = useMemo(
    () => (
      <>
        <Lines board={board} track={state.track} />
        <Starts state={state} words={words.table} />
        <Trains board={board} track={state.track} words={words.table} />
      </>
    ),
    [board, state, words],
  );
  const cities = useMemo(() => <Cities state={state} words={words.table} />, [state, words]);
  const names = useMemo(() => <CityNames board={board} language={language} />, [board, language]);

  const above = (
    <>
      {company !== null && <Network state={state} company={company} />}
      {company === null && <LastBuilt board={board} route={lastBuilt} />}
      {route.length > 0 && <RouteHexes board={board} route={route} />}
      {pieces}
      {cities}
      {seeking && <Veils state={state} targets={targets} />}
      {names}
      <Costs board={board} targets={targets} />
      {choice.step === 'build' && (
        <OtherRoutes board={board} routes={choice.routes} shown={route} />
      )}
      {company !== null && (
        <PlannedTrains board={board} words={words.table} company={company} route={route} />
      )}
    </>
  );
  return (
    <div class="mx-board" data-buttons={emptierCorner(board)}>
      <PanZoom>
        <HexBoard
          hexes={board.map.hexes}
          label={words.table.board(board.form.name[language])}
          name={(hex) => words.table.hex(hexFacts(state, choice, hex, language))}
          onTap={onTap}
          {...(seeking && { targets: targetHexes(state, company) })}
          chosen={chosen}
          ground={ground}
          above={above}
          margin={11}
        />
      </PanZoom>
    </div>
  );
}

/** The lower corner with more water: there the zoom buttons cover least. */
function emptierCorner({ map, form }: State['board']): 'left' | 'right' {
  const lowest = (hexes: readonly Hex[]) => Math.max(...hexes.map(({ row }) => row));
  const half = form.columns.length / 2;
  const edge = (distance: (hex: Hex) => number) =>
    map.hexes.filter((hex) => distance(hex) < half / 3);
  const west = lowest(edge(({ col }) => col));
  const east = lowest(edge(({ col }) => form.columns.length - 1 - col));
  return west < east ? 'left' : 'right';
}
