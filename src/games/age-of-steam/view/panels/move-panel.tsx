import { useMemo } from 'preact/hooks';
import { Button } from '../../../../ui/button';
import { useFrameLater } from '../../../../ui/next-frame';
import { CUBES } from '../../data/goods';
import { ENGINE_KIND, PASS_KIND, packAction } from '../../rules/action';
import { CITY_IDS } from '../../rules/board';
import { CUBE } from '../../rules/state';
import { cityName } from '../../words/names';
import { at } from '../at';
import { bestByCity } from '../board/plan';
import { Cube } from '../cube';
import { seatIn } from '../facts';
import { legalIn } from '../legal';
import { routesFor } from '../routes';
import { AskPanel } from './ask-panel';
import { Bill } from './bill';
import { CubePanel } from './cube-panel';
import { GoPanel } from './go-panel';
import './move-panel.css';
import type { PanelProps } from './panel-props';
import { Pays } from './pays';
import { RoutePanel } from './route-panel';

const PASS = packAction(PASS_KIND);
const ENGINE = packAction(ENGINE_KIND);

/** Moving goods: a cube, where it goes, and by which way. */
export function MovePanel(props: PanelProps) {
  const { choice } = props.turn;
  if (at(props.state.turn, CUBE) > 0) return <GoPanel {...props} />;
  if (choice.step === 'route') return <RoutePanel {...props} choice={choice} />;
  if (choice.step === 'cube' || choice.step === 'city')
    return <CubePanel {...props} choice={choice} />;
  return <DeliveriesPanel {...props} />;
}

/** Every delivery that can be made, the best first; or the engine, or nothing. */
function DeliveriesPanel(props: PanelProps) {
  const { state, facts, acting, turn, words, voice } = props;
  const { ask, buttons, move, phase } = words.table;
  const { names } = words;
  const { all, ships } = legalIn(state);
  // Their figures come a frame later than the panel.
  const drawn = useFrameLater(state, null);
  const deliveries = useMemo(() => (drawn === state ? allDeliveries(props) : []), [drawn, state]);
  const engine = seatIn(facts, acting)?.engine ?? 0;
  const cubes = [...ships.values()].reduce((sum, colors) => sum + colors.length, 0);
  const upgrades = all.includes(ENGINE);
  const { choice } = turn;
  const deed = choice.step === 'deed' ? choice.action : null;
  return (
    <AskPanel
      question={ask.cube(cubes)}
      note={`${phase.round(facts.round)} · ${phase.engine(engine)}`}
      legend="delivery"
      notice={turn.notice}
      step="cubes"
      foot={
        <>
          <Button
            kind={deed === PASS ? 'primary' : 'plain'}
            busy={turn.busy}
            onClick={() => turn.deed(PASS)}
          >
            {buttons.noDelivery}
          </Button>
          {upgrades && (
            <Button
              kind={deed === ENGINE || (cubes === 0 && deed === null) ? 'primary' : 'plain'}
              busy={turn.busy}
              onClick={() => turn.deed(ENGINE)}
            >
              {buttons.engine(engine + 1)}
            </Button>
          )}
        </>
      }
    >
      {cubes === 0 && <p>{move.none(engine)}</p>}
      <ul class="aos-deliveries">
        {deliveries.map(({ city, color, best }) => {
          const cube = CUBES[color] ?? 'black';
          const route = [city, best.to].map((one) => cityName(names, CITY_IDS[one] ?? ''));
          return (
            <li key={`${city} ${color} ${best.to}`}>
              <button
                type="button"
                class="aos-delivery"
                onClick={() => turn.choose({ step: 'route', city, color, to: best.to, route: 0 })}
              >
                <Cube cube={cube} name={names.cube[cube]} />
                <span class="aos-delivery__way">{move.route(route)}</span>
                <Pays route={best} acting={acting} words={words} voice={voice} />
              </button>
            </li>
          );
        })}
      </ul>
      {upgrades && <p class="aos-soft">{move.engineMeans(engine, engine + 1)}</p>}
      <Bill state={state} actions={deed === null ? [] : [deed]} seat={acting} words={words.table} />
    </AskPanel>
  );
}

/** The best route of every cube to every city. */
function allDeliveries({ state }: PanelProps) {
  return [...legalIn(state).ships]
    .flatMap(([city, colors]) =>
      colors.flatMap((color) =>
        bestByCity(routesFor(state, city, color)).map((best) => ({ city, color, best })),
      ),
    )
    .sort((one, other) => other.best.own - one.best.own);
}
