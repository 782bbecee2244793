import { SEAT_COLORS } from '../../../../kit/header';
import { hexViewBox } from '../../../../ui/board/hex-shape';
import type { RulesPictureProps } from '../../../../ui/game-view';
import { HoldingTable } from '../../modules/shares/view/holding-table';
import { isPictured } from '../../words/book/pictures';
import { Ground } from '../board/ground';
import { Pieces } from '../board/pieces';
import { factsOf } from '../model/base/facts';
import { InTable } from '../model/base/in-table';
import { mapOf } from '../model/base/map';
import { voiceOf } from '../model/base/voice';
import { layersIn } from '../table/layers';
import { useTableText, useWords } from '../use-words';
import { type Scene, sceneOf } from './scenes';
import '../colors.css';
import '../pieces/frame.css';
import './rules-picture.css';

/** A part of a table as an example, as the table draws it; the paragraph says what it shows. */
export function RulesPicture({ paragraph, language }: RulesPictureProps) {
  const words = useWords(language);
  const table = useTableText(language);
  if (!words || !table || !isPictured(paragraph)) return null;
  const scene = sceneOf(paragraph);
  const { state } = scene;
  const { name: world, company } = state.world;
  const plans = SEAT_COLORS.slice(0, state.seats).map((colour, seat) => ({
    colour,
    name: NAMES[seat] ?? '',
    player: { kind: 'person' as const },
  }));
  const voice = voiceOf(words, table, plans, { world, company });
  if (!company) return <MapPicture scene={scene} voice={voice} />;
  return (
    <div class="f-scene__table" aria-hidden="true">
      <InTable value={{ ...voice, state, facts: factsOf(state), voice, plies: [], passed: null }}>
        <HoldingTable />
      </InTable>
    </div>
  );
}

/** Marks have a letter. */
const NAMES = ['A', 'B', 'C'];

interface MapPictureProps {
  readonly scene: Scene;
  readonly voice: ReturnType<typeof voiceOf>;
}

function MapPicture({ scene: { state, unknown }, voice }: MapPictureProps) {
  const map = mapOf(state);
  const layer = { state, map, voice };
  const layers = layersIn(state);
  const { hexes } = unknown ? map.all : map.laid;
  return (
    <svg
      class="f-scene"
      viewBox={hexViewBox(hexes, 6, 'pointy')}
      data-unknown={unknown || undefined}
      aria-hidden="true"
    >
      <Ground state={state} />
      {layers.map(({ Below }, at) => Below && <Below key={at} {...layer} />)}
      <Pieces {...layer} />
      {layers.map(({ Above }, at) => Above && <Above key={at} {...layer} />)}
    </svg>
  );
}
