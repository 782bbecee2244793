import { useMemo } from 'preact/hooks';
import type { Hex } from '../../../../kit/hex';
import type { Language } from '../../../../kit/words';
import { HexBoard } from '../../../../ui/hex-board';
import { memo } from '../../../../ui/memo';
import { PanZoom } from '../../../../ui/pan-zoom';
import { phase, type State } from '../../rules/state';
import type { Words } from '../../words/words';
import type { Weighed } from '../automa/picture';
import { answersTo, answerTo, type Choice, companyChosen, shownRoute } from '../choice';
import type { Target } from '../legal';
import type { Extras } from '../use-extras';
import './board.css';
import { CityNames } from './cities';
import { Ground } from './ground';
import { Pieces } from './pieces';
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
import { useHexNames } from './use-hex-names';

interface BoardProps {
  readonly state: State;
  readonly extras: Extras | null;
  /** Where the chosen company may build. */
  readonly targets: readonly Target[];
  readonly words: Words;
  readonly language: Language;
  readonly choice: Choice;
  /** The hexes of what was built last, written. */
  readonly lastBuilt: readonly string[];
  /** The cities that the automa weighs, best first, while its turn is shown. */
  readonly weighed: readonly Weighed[];
  readonly onTap: (hex: number) => void;
}

/** The map with everything upon it. */
export const Board = memo((props: BoardProps) => {
  const { state, extras, targets, words, language, choice, lastBuilt, weighed } = props;
  const { board } = state;
  const company = companyChosen(choice);
  const seeking = choice.step === 'company' && company !== null && phase(state) === 'play';
  const lit = seeking ? targets : [];
  const route = shownRoute(choice);
  const harbors = choice.step === 'build' ? answersTo(choice, 'harbor') : [];
  const harbor = choice.step === 'build' ? answerTo(choice, 'harbor') : null;
  const chosen = 'city' in choice ? (board.cityHex[choice.city] ?? null) : null;
  const harborHex = (number: number) => board.harborHex[number] ?? -1;

  const spikeNow = extras?.spikeFacts(state, language);
  const spike = extras && spikeNow ? extras.table.spike(spikeNow, words.company) : null;
  const buttons = useMemo(() => emptierCorner(board), [board]);
  const name = useHexNames({ state, targets, choice, words, language, spike });

  const marks = (
    <>
      {company !== null && <Network state={state} company={company} />}
      {company === null && <LastBuilt board={board} route={lastBuilt} />}
      {route.length > 0 && <RouteHexes board={board} route={route} />}
      {harbor !== null && <RouteHexes board={board} route={[harborHex(harbor)]} />}
    </>
  );
  const above = (
    <>
      {seeking && <Veils state={state} targets={lit} />}
      {extras && <extras.WeighedCities board={board} weighed={weighed} />}
      {extras && <extras.TargetMarker state={state} />}
      <CityNames board={board} language={language} />
      <Costs board={board} targets={lit} />
      {choice.step === 'build' && (
        <OtherRoutes board={board} routes={choice.routes.map(({ hexes }) => hexes)} shown={route} />
      )}
      {company !== null && (
        <PlannedTrains board={board} words={words.table} company={company} route={route} />
      )}
    </>
  );
  return (
    <div class="mx-board" data-buttons={buttons}>
      <PanZoom>
        <HexBoard
          hexes={board.map.hexes}
          label={words.table.board(board.form.name[language])}
          name={name}
          onTap={props.onTap}
          {...((seeking || harbors.length > 0) && {
            targets: new Set([...targetHexes(board, lit), ...harbors.map(harborHex)]),
          })}
          chosen={chosen}
          ground={<Ground board={board} language={language} />}
          marks={marks}
          pieces={<Pieces state={state} words={words.table} extras={extras} />}
          above={above}
          margin={11}
        />
      </PanZoom>
    </div>
  );
});

/** The lower corner with more water: there the zoom buttons cover least. */
function emptierCorner({ map, form }: State['board']): 'left' | 'right' {
  const width = form.columns.length;
  const lowest = (isNear: (hex: Hex) => boolean) =>
    Math.max(...map.hexes.filter(isNear).map(({ row }) => row));
  const west = lowest(({ col }) => col < width / 6);
  const east = lowest(({ col }) => width - 1 - col < width / 6);
  return west < east ? 'left' : 'right';
}
