import { Layers } from 'lucide-preact';
import type { Seat } from '../../../../kit/rules';
import { BoardFrame } from '../../../../ui/board/board-frame';
import { HexBoard } from '../../../../ui/board/hex-board';
import { hexPath } from '../../../../ui/board/hex-shape';
import { IconButton } from '../../../../ui/button';
import { memo } from '../../../../ui/memo';
import type { State } from '../../rules/state';
import { type Choice, targetsOf } from '../choice';
import { layersIn } from '../table/layers';
import type { Voice } from '../voice';
import { Ground } from './ground';
import { hexText } from './hex-text';
import { hexesInView } from './in-view';
import { mapOf } from './map';
import { Pieces } from './pieces';

interface BoardProps {
  readonly state: State;
  readonly acting: Seat | null;
  readonly choice: Choice;
  /** The tile of a fight that is shown; null: none is. */
  readonly fight: number | null;
  readonly voice: Voice;
  readonly onTap: (hex: number) => void;
  readonly onLookUp: () => void;
}

/** Around the map, in the units of the board. */
const MARGIN = 6;

/** The map: its ground, what each module lays on it, the pieces, and what the next tap can do. */
export const Board = memo((props: BoardProps) => {
  const { state, acting, choice, fight, voice, onTap, onLookUp } = props;
  const map = mapOf(state);
  const layer = { state, map, voice };
  const layers = layersIn(state);
  const chosen = choice.step === 'hex' ? choice.hex : null;
  const from = choice.step === 'hex' && choice.from !== null ? map.all.hexes[choice.from] : null;
  return (
    <BoardFrame
      hexes={map.all.hexes}
      orientation="pointy"
      doubleTap={false}
      inView={hexesInView(state, choice, acting, fight)}
      margin={MARGIN}
      corner={<IconButton name={voice.table.lookUp} icon={Layers} onClick={onLookUp} />}
    >
      <HexBoard
        hexes={map.all.hexes}
        orientation="pointy"
        label={voice.table.map}
        name={(hex) => hexText(state, hex, voice)}
        onTap={onTap}
        {...(acting !== null && { targets: targetsOf(state, choice) })}
        chosen={chosen}
        ground={<Ground state={state} />}
        marks={from && <path class="f-from" d={hexPath(from, 2, 'pointy')} />}
        pieces={
          <>
            {layers.map(({ Below }, at) => Below && <Below key={at} {...layer} />)}
            <Pieces {...layer} />
            {layers.map(({ Above }, at) => Above && <Above key={at} {...layer} />)}
          </>
        }
        margin={MARGIN}
      />
    </BoardFrame>
  );
});
