import './board.css';
import { useMemo } from 'preact/hooks';
import { writeHex } from '../../../../kit/hex';
import type { Language } from '../../../../kit/words';
import { BoardFrame } from '../../../../ui/board/board-frame';
import { NAME_MARGIN } from '../../../../ui/board/far-place-names';
import { HexBoard } from '../../../../ui/board/hex-board';
import { HexArea } from '../../../../ui/board/marks';
import { OtherRoutes } from '../../../../ui/board/other-routes';
import { memo } from '../../../../ui/memo';
import { capacityOf } from '../../rules/capacity';
import { phase, type State } from '../../rules/state';
import { tileOf } from '../../rules/tile';
import type { HexFacts } from '../../words/en/table';
import type { Words } from '../../words/words';
import type { AutomaPicture } from '../automa/picture';
import { builtIn } from '../built';
import { answersTo, answerTo, type Choice, companyChosen, shownRoute } from '../choice';
import { readAutoma } from '../facts';
import { useTable } from '../in-table';
import { type Target, targetsFor } from '../legal';
import type { Letters } from '../marks';
import { companiesIn, companyId, demandColor } from '../names';
import type { Extras } from '../use-extras';
import { Cities, CityNames, Starts } from './cities';
import { Ground } from './ground';
import { Costs, Network, PlannedTrains, targetHexes, Veils } from './plan';
import { Lines, Trains } from './track';

interface PiecesProps {
  readonly state: State;
  readonly letters: Letters;
  readonly extras: Pick<Extras, 'Harbors' | 'SpikeTile'> | null;
}

/** The pieces on the map: lines, trains, the pieces of the variants, and the cities above them. */
export const Pieces = memo(({ state, letters, extras }: PiecesProps) => {
  const { board, track } = state;
  return (
    <>
      <Lines board={board} track={track} />
      <Starts starts={board.form.starts} letters={letters} />
      {extras && <extras.Harbors state={state} letters={letters} />}
      <Trains board={board} track={track} letters={letters} />
      {extras && <extras.SpikeTile state={state} letters={letters} />}
      <Cities state={state} letters={letters} />
    </>
  );
});

interface BoardProps {
  readonly extras: Extras | null;
  readonly choice: Choice;
  /** What is drawn while the automa's turn is shown. */
  readonly picture: AutomaPicture | null;
  /** Hexes that are in view while nothing is chosen, in written form. */
  readonly inView: readonly string[];
  /** The hex of a place that was searched for, in written form. */
  readonly found: string | null;
  readonly onTap: (hex: number) => void;
}

const NONE: readonly never[] = [];

/** The map with everything on it. */
export const Board = memo((props: BoardProps) => {
  const { extras, choice, picture } = props;
  const given = useTable();
  const { words, language, legal, plies } = given;
  const state = picture?.state ?? given.state;
  const { board } = state;
  const company = companyChosen(choice);
  const targets = company === null ? NONE : targetsFor(legal(), company);
  const lastBuilt = picture?.lastBuilt ?? builtIn(plies.at(-1)?.events ?? NONE);
  const seeking = choice.step === 'company' && company !== null && phase(state) === 'play';
  const lit = seeking ? targets : [];
  const route = shownRoute(choice);
  const harbors = choice.step === 'build' ? answersTo(choice, 'harbor') : [];
  const harbor = choice.step === 'build' ? answerTo(choice, 'harbor') : null;
  const chosen = 'city' in choice ? (board.cityHex[choice.city] ?? null) : null;
  const harborHex = (number: number) => board.harborHex[number] ?? -1;

  const spikeNow = extras?.spikeFacts(state, language);
  const spike = extras && spikeNow ? extras.table.spike(spikeNow, words.company) : null;
  const hexesOf = (written: readonly string[]) =>
    written.map((one) => board.map.numberOf.get(one) ?? -1);
  const name = useHexNames({ state, targets, choice, words, language, spike });

  const marks = (
    <>
      {company !== null && <Network state={state} company={company} />}
      {company === null && <HexArea map={board.map} hexes={hexesOf(lastBuilt)} look="last" />}
      {route.length > 0 && <HexArea map={board.map} hexes={route} look="route" />}
      {harbor !== null && <HexArea map={board.map} hexes={[harborHex(harbor)]} look="route" />}
    </>
  );
  const above = (
    <>
      {seeking && <Veils state={state} targets={lit} />}
      {extras && <extras.WeighedCities board={board} weighed={picture?.weighed ?? NONE} />}
      {extras && <extras.TargetMarker state={state} />}
      <CityNames board={board} track={state.track} language={language} />
      <Costs board={board} targets={lit} />
      {choice.step === 'build' && (
        <OtherRoutes map={board.map} routes={choice.routes} shown={route} />
      )}
      {company !== null && (
        <PlannedTrains board={board} letters={words.table.letter} company={company} route={route} />
      )}
    </>
  );
  return (
    <BoardFrame
      hexes={board.map.hexes}
      inView={hexesOf(company === null ? props.inView : [])}
      found={props.found}
      round="match"
    >
      <HexBoard
        hexes={board.map.hexes}
        label={words.table.board(board.form.name[language])}
        name={name}
        onTap={props.onTap}
        {...((seeking || harbors.length > 0) && {
          targets: new Set([...targetHexes(board, lit), ...harbors.map(harborHex)]),
        })}
        chosen={chosen}
        found={props.found}
        ground={<Ground board={board} language={language} />}
        marks={marks}
        pieces={<Pieces state={state} letters={words.table.letter} extras={extras} />}
        above={above}
        margin={11}
        under={NAME_MARGIN}
      />
    </BoardFrame>
  );
});

/** The facts of a hex while nothing is chosen; `spike` is the state of the Golden Spike in words. */
function hexFacts(
  state: State,
  number: number,
  language: Language,
  spike: string | null,
): HexFacts {
  const { board } = state;
  const { form } = board;
  const hex = board.map.hexes[number];
  if (!hex) throw new RangeError(`the board has no hex ${number}`);
  const city = board.cityAt[number] ?? -1;
  const here = (place: { col: number; row: number }) =>
    place.col === hex.col && place.row === hex.row;
  const start = form.starts.find(here);
  const harbor = board.harborHex.includes(number) && form.harbors.find(here);
  const name = form.cities[city] ?? start ?? (harbor || form.straits.find(here));
  const tile = city < 0 ? null : tileOf(state, city);
  return {
    name: name?.[language] ?? null,
    at: writeHex(hex),
    start: start?.company ?? null,
    capacity: city < 0 ? 0 : capacityOf(state, city),
    companies: companiesIn(state.track[number] ?? 0).map(companyId),
    tile: tile && [demandColor(tile.first), demandColor(tile.second)],
    cost: null,
    step: null,
    harbor: Boolean(harbor),
    spike: form.golden_spike && here(form.golden_spike) ? spike : null,
    target: city >= 0 && readAutoma(state)?.target === city,
  };
}

interface Named {
  readonly state: State;
  /** Where the chosen company may build. */
  readonly targets: readonly Target[];
  readonly choice: Choice;
  readonly words: Words;
  readonly language: Language;
  /** The state of the Golden Spike, in words. */
  readonly spike: string | null;
}

/** The accessible names of the hexes. A tap changes few of them; the others keep their names. */
function useHexNames(named: Named): (hex: number) => string {
  const { state, targets, choice, words, language, spike } = named;
  const { board } = state;
  const standing = useMemo(
    () =>
      board.map.hexes.map((_, hex) => {
        const facts = hexFacts(state, hex, language, spike);
        return { facts, name: words.table.hex(facts) };
      }),
    [state, words, language, spike],
  );
  const costs = new Map(targets.map(({ city, cost }) => [board.cityHex[city], cost]));
  const route = shownRoute(choice);
  return (hex) => {
    const known = standing[hex];
    if (!known) throw new RangeError(`the board has no hex ${hex}`);
    const cost = costs.get(hex) ?? null;
    const step = route.indexOf(hex) + 1 || null;
    if (cost === null && step === null) return known.name;
    return words.table.hex({ ...known.facts, cost, step });
  };
}
