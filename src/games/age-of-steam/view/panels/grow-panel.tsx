import { figureAt } from '../../../../kit/figure-at';
import { Button } from '../../../../ui/button';
import { ConfirmButton } from '../../../../ui/turn/confirm-button';
import { CUBES } from '../../data/goods';
import { actionOf } from '../../rules/actions';
import { draw, emptyBoxes, mayDraw, passDraw } from '../../rules/production';
import { DRAWN } from '../../rules/state';
import { Cube } from '../cube';
import { useTable } from '../in-table';
import { Display } from '../tabs/display';
import type { PanelProps } from './ask-panel';
import { AskPanel } from './ask-panel';

/** Production: cubes are drawn, and each is put into an empty box. */
export function GrowPanel(props: PanelProps) {
  const { turn } = props;
  const { state, words } = useTable();
  const { ask, buttons, goods } = words.table;
  if (figureAt(state.turn, DRAWN) === 1) return <BoxPanel {...props} />;
  const count = mayDraw(state);
  return (
    <AskPanel
      question={ask.draw(count)}
      note={goods.emptyBoxes(emptyBoxes(state))}
      legend="display"
      notice={turn.notice}
      step="draw"
      foot={
        <>
          <Button busy={turn.busy} onClick={() => turn.play([actionOf(passDraw)])}>
            {buttons.noDraw}
          </Button>
          <Button kind="primary" busy={turn.busy} onClick={() => turn.play([actionOf(draw)])}>
            {buttons.draw(count)}
          </Button>
        </>
      }
    >
      <p class="aos-soft">{words.table.actions.meaning.production}</p>
      <Display />
    </AskPanel>
  );
}

/** Which box a drawn cube goes into. */
function BoxPanel({ turn }: PanelProps) {
  const { state, words } = useTable();
  const { ask, buttons } = words.table;
  const { choice } = turn;
  const drawn = [...state.drawn.keys()].filter((color) => figureAt(state.drawn, color) > 0);
  const [first = 0] = drawn;
  const color = choice.step === 'box' && drawn.includes(choice.color) ? choice.color : first;
  const box = choice.step === 'box' ? choice.box : -1;
  const cube = CUBES[color] ?? 'black';
  return (
    <AskPanel
      question={ask.box(words.names.cube[cube])}
      legend="display"
      notice={turn.notice}
      step="box"
      foot={
        <ConfirmButton busy={turn.busy} dimmed={box < 0} onClick={() => box >= 0 && turn.confirm()}>
          {buttons.placeCube}
        </ConfirmButton>
      }
    >
      {drawn.length > 1 && (
        <div class="aos-letters">
          {drawn.map((one) => (
            <button
              type="button"
              class="framed aos-letter"
              key={one}
              data-cube={CUBES[one]}
              aria-pressed={one === color}
              onClick={() => turn.choose({ step: 'box', color: one, box })}
            >
              <Cube cube={CUBES[one] ?? 'black'} /> {words.names.cube[CUBES[one] ?? 'black']}
            </button>
          ))}
        </div>
      )}
      <Display
        chosen={box}
        cube={cube}
        onBox={(next) => turn.choose({ step: 'box', color, box: next })}
      />
    </AskPanel>
  );
}
