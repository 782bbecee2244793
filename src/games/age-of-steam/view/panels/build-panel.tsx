import { Undo2 } from 'lucide-preact';
import { figureAt } from '../../../../kit/figure-at';
import { Button } from '../../../../ui/button';
import { rules } from '../../rules';
import { allowance } from '../../rules/build';
import { TILES_BUILT } from '../../rules/state';
import { growthIn } from '../growth';
import { useTable } from '../in-table';
import { legalIn } from '../legal';
import { DONE, lossesOf } from '../losses';
import type { PanelProps } from './ask-panel';
import { AskPanel } from './ask-panel';
import { Bill, Lost } from './bill';
import { ShapePanel } from './shape-panel';
import { NewCities, TownPanel } from './town-panel';
import { FromPanel, TrackPanel } from './track-panel';
import './build-panel.css';

/** Building: one tile after the other or a whole track, with what the turn has cost so far. */
export function BuildPanel(props: PanelProps) {
  const { choice } = props.turn;
  if (choice.step === 'hex') return <ShapePanel {...props} choice={choice} />;
  if (choice.step === 'new-city' || choice.step === 'town')
    return <TownPanel {...props} choice={choice} />;
  if (choice.step === 'from') return <FromPanel {...props} choice={choice} />;
  if (choice.step === 'track') return <TrackPanel {...props} choice={choice} />;
  return <HexPanel {...props} />;
}

function HexPanel({ acting, turn, undo }: PanelProps) {
  const { state, words, plies } = useTable();
  const { ask, build, buttons } = words.table;
  const built = figureAt(state.turn, TILES_BUILT);
  const most = allowance(state, acting);
  const canBuild = legalIn(state).builds.size > 0;
  // A new city is asked about here anyway.
  const losses = { ...lossesOf(state, DONE), city: false };
  return (
    <AskPanel
      question={ask.hex(built + 1, most)}
      legend="tile"
      notice={turn.notice}
      step="hex"
      foot={
        <>
          {built > 0 && undo && (
            <Button icon={Undo2} onClick={() => undo('step')}>
              {plies.at(-1)?.joined ? buttons.takeBackRoute : buttons.takeBackTile}
            </Button>
          )}
          <Button
            kind={turn.choice.step === 'deed' || !canBuild ? 'primary' : 'plain'}
            busy={turn.busy}
            onClick={() => turn.play([DONE])}
          >
            {buttons.doneBuilding}
          </Button>
        </>
      }
    >
      <Bill actions={[DONE]} />
      <Lost losses={losses} />
      {built > 0 && <TileBill most={most} />}
      <NewCities turn={turn} letter={null} />
      {built === 0 && canBuild && <p class="aos-soft">{build.byRoute}</p>}
      {new Set(growthIn(state).hexes.values()).has('fits') && <p class="aos-soft">{build.dots}</p>}
    </AskPanel>
  );
}

/** The tiles of this turn with what each has cost, and how many are left to build. */
function TileBill({ most }: { readonly most: number }) {
  const { state, words, plies } = useTable();
  const { phase } = words.table;
  const costs = plies
    .filter(({ turn }) => turn === rules.turn(state))
    .flatMap(({ events }) => events)
    .flatMap((one) => (one.event === 'build' ? one.cost : []));
  return (
    <ol class="aos-tiles" aria-label={phase.tiles(most)}>
      {Array.from({ length: most }, (_, tile) => (
        <li key={tile} data-open={costs[tile] === undefined || undefined}>
          <i>{tile + 1}</i> {costs[tile] === undefined ? '–' : phase.cash(costs[tile])}
        </li>
      ))}
    </ol>
  );
}
