import { Undo2 } from 'lucide-preact';
import { figureAt } from '../../../../kit/figure-at';
import { Button } from '../../../../ui/button';
import { rules } from '../../rules';
import { allowance } from '../../rules/build';
import { TILES_BUILT } from '../../rules/state';
import { mayUrbanize } from '../../rules/urbanize';
import { DONE, lossesOf } from '../losses';
import type { PanelProps } from './ask-panel';
import { AskPanel } from './ask-panel';
import { Bill, Lost } from './bill';
import { ShapePanel } from './shape-panel';
import { NewCities, TownPanel } from './town-panel';
import './build-panel.css';

/** Building: one tile after the other, with what the turn has cost so far. */
export function BuildPanel(props: PanelProps) {
  const { choice } = props.turn;
  if (choice.step === 'hex') return <ShapePanel {...props} choice={choice} />;
  if (choice.step === 'new-city' || choice.step === 'town')
    return <TownPanel {...props} choice={choice} />;
  return <HexPanel {...props} />;
}

function HexPanel(props: PanelProps) {
  const { state, acting, turn, words } = props;
  const { ask, buttons } = words.table;
  const built = figureAt(state.turn, TILES_BUILT);
  // A new city is asked about here anyway.
  const losses = { ...lossesOf(state, DONE), city: false };
  return (
    <AskPanel
      question={ask.hex(built + 1, allowance(state, acting))}
      legend="tile"
      notice={turn.notice}
      step="hex"
      foot={
        <>
          {built > 0 && props.undo && (
            <Button icon={Undo2} onClick={() => props.undo?.('step')}>
              {buttons.takeBackTile}
            </Button>
          )}
          <Button
            kind={built > 0 || turn.choice.step === 'deed' ? 'primary' : 'plain'}
            busy={turn.busy}
            onClick={() => turn.play([DONE])}
          >
            {buttons.doneBuilding}
          </Button>
        </>
      }
    >
      {/* Before the first tile the question says as much, and new cities need the room. */}
      {!mayUrbanize(state) && <TileBill {...props} />}
      <NewCities {...props} letter={null} />
      <Lost state={state} losses={losses} words={words} />
      <Bill state={state} actions={[DONE]} seat={acting} words={words.table} />
    </AskPanel>
  );
}

/** The tiles of this turn with what each has cost, and how many are left to build. */
function TileBill({ state, acting, words, plies }: PanelProps) {
  const { phase } = words.table;
  const costs = plies
    .filter(({ turn }) => turn === rules.turn(state))
    .flatMap(({ events }) => events)
    .flatMap((one) => (one.event === 'build' ? one.cost : []));
  return (
    <ol class="aos-tiles" aria-label={phase.tiles(allowance(state, acting))}>
      {Array.from({ length: allowance(state, acting) }, (_, tile) => (
        <li key={tile} data-open={costs[tile] === undefined || undefined}>
          <i>{tile + 1}</i> {costs[tile] === undefined ? '–' : phase.cash(costs[tile])}
        </li>
      ))}
    </ol>
  );
}
