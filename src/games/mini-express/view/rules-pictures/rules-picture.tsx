import { useMemo } from 'preact/hooks';
import { hexesIn } from '../../../../kit/hex-form';
import { hexViewBox } from '../../../../ui/board/hex-shape';
import { HexArea } from '../../../../ui/board/marks';
import { OtherRoutes } from '../../../../ui/board/other-routes';
import type { RulesPictureProps } from '../../../../ui/game-view';
import { COMPANIES } from '../../data/companies';
import { Pieces } from '../board/board';
import { Ground } from '../board/ground';
import { Costs, Network, PlannedTrains, Veils } from '../board/plan';
import { Harbors, SpikeTile } from '../board/variants';
import { chooseBuild, NOTHING, shownRoute } from '../choice';
import type { Scene } from './scenes';
import { SCENES } from './scenes';
import '../colors.css';
import '../board/board.css';
import { readLegal, targetsFor } from '../legal';
import { useWords } from '../voice';
import './rules-picture.css';
import { COLUMNS, stateOf } from './stage';

const VARIANTS = { Harbors, SpikeTile };
const VIEW = hexViewBox(hexesIn(COLUMNS), 4);

/** A small position as the board would draw it. The text beside it describes it. */
export function RulesPicture({ paragraph, language }: RulesPictureProps) {
  const scene = (SCENES as Readonly<Partial<Record<string, Scene>>>)[paragraph];
  return scene ? <Picture scene={scene} language={language} /> : null;
}

function Picture({ scene, language }: Pick<RulesPictureProps, 'language'> & { scene: Scene }) {
  const words = useWords(language);
  const { state, company, targets, choice } = useMemo(() => acted(scene), [scene]);
  if (!words) return null;
  const { board } = state;
  const { letter } = words.table;
  const route = shownRoute(choice);
  const routes = choice.step === 'build' ? choice.routes : [];
  const seeking = company !== null && choice.step === 'none';
  return (
    <svg class="mx-rules-picture" viewBox={VIEW} aria-hidden="true">
      <Ground board={board} language={language} />
      {company !== null && <Network state={state} company={company} />}
      {route.length > 0 && <HexArea map={board.map} hexes={route} look="route" />}
      <Pieces state={state} letters={letter} extras={VARIANTS} />
      {seeking && <Veils state={state} targets={targets} />}
      {seeking && <Costs board={board} targets={targets} />}
      <OtherRoutes map={board.map} routes={routes} shown={route} />
      {company !== null && (
        <PlannedTrains board={board} letters={letter} company={company} route={route} />
      )}
    </svg>
  );
}

/** The position, and how far the player has come on the way to an action. */
function acted(scene: Scene) {
  const state = stateOf(scene);
  const company = scene.company ? COMPANIES.indexOf(scene.company) : null;
  const targets = company === null ? [] : targetsFor(readLegal(state), company);
  const target = targets.find(({ city }) => city === scene.city);
  const choice = company !== null && target ? chooseBuild(state, company, target) : NOTHING;
  return { state, company, targets, choice };
}
