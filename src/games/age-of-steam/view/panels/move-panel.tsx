import { useMemo } from 'preact/hooks';
import { Button } from '../../../../ui/button';
import { useFrameLater } from '../../../../ui/next-frame';
import { ConfirmButton } from '../../../../ui/turn/confirm-button';
import { CUBES } from '../../data/goods';
import { actionOf } from '../../rules/actions';
import { engine, passMove } from '../../rules/move';
import { cityCalled } from '../board/names';
import type { Choice } from '../choice';
import { Cube } from '../cube';
import { seatIn } from '../facts';
import { useTable } from '../in-table';
import { legalIn } from '../legal';
import {
  addedByEngine,
  bestByCity,
  bestDeliveries,
  type DeliveryIdea,
  isUnderway,
  routesFor,
  wayOf,
} from '../routes';
import { AskPanel, type PanelProps } from './ask-panel';
import { Bill } from './bill';
import { Pays } from './route-facts';
import { GoPanel, LinksPanel, RoutePanel } from './route-panel';
import './move-panel.css';

const PASS = actionOf(passMove);
const ENGINE = actionOf(engine);

/** Moving goods: a cube, where it goes, and by which way. */
export function MovePanel(props: PanelProps) {
  const { state } = useTable();
  const { choice } = props.turn;
  // As a match may be opened with: what is begun has to be finished.
  if (isUnderway(state))
    return <GoPanel {...props} underway={state} onGo={(go) => props.turn.play([go])} />;
  if (choice.step === 'links') return <LinksPanel {...props} choice={choice} />;
  if (choice.step === 'route') return <RoutePanel {...props} choice={choice} />;
  if (choice.step === 'cube' || choice.step === 'city')
    return <CubePanel {...props} choice={choice} />;
  if (choice.step === 'deed' && choice.action === ENGINE) return <EnginePanel {...props} />;
  return <DeliveriesPanel {...props} />;
}

/** The deliveries that one more level of the engine would add; null until they have been found: longer ways are many. */
function useAddedByEngine(upgrades: boolean): readonly DeliveryIdea[] | null {
  const { state } = useTable();
  // Two frames later than the panel: first come the deliveries that can be made.
  const ready = useFrameLater(useFrameLater(state, null), null);
  return useMemo(
    () => (upgrades && ready === state ? addedByEngine(state) : null),
    [upgrades, ready, state],
  );
}

interface AddedProps {
  readonly level: number;
  readonly more: readonly DeliveryIdea[] | null;
}

function Added({ level, more }: AddedProps) {
  const { move } = useTable().words.table;
  return (
    more && <Ideas title={move.withEngine(level)} none={move.nothingMore(level)} ideas={more} />
  );
}

/** A better engine instead of a delivery: what payday then takes, and what could be shipped with it. */
function EnginePanel({ acting, turn }: PanelProps) {
  const { facts, words } = useTable();
  const { ask, buttons } = words.table;
  const level = 1 + (seatIn(facts, acting)?.engine ?? 0);
  return (
    <AskPanel
      question={ask.engine(level)}
      legend="move"
      notice={turn.notice}
      step="engine"
      foot={
        <>
          <Button onClick={turn.close}>{buttons.back}</Button>
          <ConfirmButton busy={turn.busy} onClick={turn.confirm}>
            {buttons.engine(level)}
          </ConfirmButton>
        </>
      }
    >
      <Bill actions={[ENGINE]} />
      <p class="aos-soft">{words.table.move.engineMeans(level - 1, level)}</p>
      <Added level={level} more={useAddedByEngine(true)} />
    </AskPanel>
  );
}

/** Every delivery that can be made, the best first; or the engine, or nothing. */
function DeliveriesPanel({ acting, turn }: PanelProps) {
  const { state, facts, words } = useTable();
  const { ask, buttons, move, phase } = words.table;
  const { all, ships } = legalIn(state);
  // Their figures come a frame later than the panel.
  const drawn = useFrameLater(state, null);
  const deliveries = useMemo(() => (drawn === state ? bestDeliveries(state) : []), [drawn, state]);
  const engine = seatIn(facts, acting)?.engine ?? 0;
  const cubes = [...ships.values()].reduce((sum, colors) => sum + colors.length, 0);
  const upgrades = all.includes(ENGINE);
  const more = useAddedByEngine(upgrades);
  const { choice } = turn;
  const deed = choice.step === 'deed' ? choice.action : null;
  const helps = cubes === 0 && deed === null && more !== null && more.length > 0;
  return (
    <AskPanel
      question={ask.cube(cubes)}
      note={cubes > 0 ? `${phase.round(facts.round)} · ${phase.engine(engine)}` : undefined}
      legend="move"
      notice={turn.notice}
      step="cubes"
      foot={
        <>
          <Button
            kind={deed === PASS ? 'primary' : 'plain'}
            busy={turn.busy}
            onClick={() => turn.play([PASS])}
          >
            {buttons.noDelivery}
          </Button>
          {upgrades && (
            <Button
              kind={helps ? 'primary' : 'plain'}
              onClick={() => turn.choose({ step: 'deed', action: ENGINE })}
            >
              {cubes > 0 ? buttons.engineInstead : buttons.engine(engine + 1)}
            </Button>
          )}
        </>
      }
    >
      {deed === null ? <Bill actions={[]} part="warning" /> : <Bill actions={[deed]} />}
      {cubes === 0 && <p>{move.none(engine)}</p>}
      <ul class="aos-deliveries">
        {deliveries.map((one) => (
          <li key={wayOf(one)}>
            <button
              type="button"
              class="framed line aos-delivery"
              data-delivery={wayOf(one)}
              onClick={() =>
                turn.choose({
                  ...{ step: 'route', city: one.city, color: one.color, to: one.best.to },
                  route: 0,
                })
              }
            >
              <Delivery {...one} />
            </button>
          </li>
        ))}
      </ul>
      {upgrades && <p class="aos-soft">{move.engineMeans(engine, engine + 1)}</p>}
      <Added level={engine + 1} more={more} />
      {deed === null && <Bill actions={[]} part="forecast" />}
    </AskPanel>
  );
}

interface IdeasProps {
  readonly title: string;
  /** What is said where there are none. */
  readonly none: string;
  readonly ideas: readonly DeliveryIdea[];
}

/** Deliveries that would be possible. */
export function Ideas({ title, none, ideas }: IdeasProps) {
  if (ideas.length === 0) return <p class="aos-soft">{none}</p>;
  return (
    <section class="aos-idea-list">
      <h3 class="aos-soft">{title}</h3>
      <ul class="aos-deliveries">
        {ideas.map((one) => (
          <li class="framed line aos-delivery" data-idea key={wayOf(one)}>
            <Delivery {...one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A cube, where it goes, and whom that pays. */
function Delivery({ city, color, best }: DeliveryIdea) {
  const { state, words } = useTable();
  const { names } = words;
  const cube = CUBES[color] ?? 'black';
  const ends = [city, best.to].map((one) => cityCalled(state, one, names));
  return (
    <>
      <Cube cube={cube} name={names.cube[cube]} />
      <span class="aos-delivery__way">{words.table.move.route(ends)}</span>
      <Pays route={best} />
    </>
  );
}

type CubeChoice = Choice & { readonly step: 'city' | 'cube' };

/** The cubes of a city, and where the chosen one can go. */
function CubePanel({ turn, choice }: PanelProps & { readonly choice: CubeChoice }) {
  const { state, words } = useTable();
  const { ask, buttons } = words.table;
  const { names } = words;
  const { city } = choice;
  const nameOf = (one: number) => cityCalled(state, one, names);
  const chosen = choice.step === 'cube' ? CUBES[choice.color] : undefined;
  const color = choice.step === 'cube' ? choice.color : 0;
  const ends = choice.step === 'cube' ? bestByCity(routesFor(state, city, color)) : [];
  const colors = legalIn(state).ships.get(city) ?? [];
  return (
    <AskPanel
      question={
        chosen ? (
          <>
            <Cube cube={chosen} name={names.cube[chosen]} /> {ask.destination(nameOf(city))}
          </>
        ) : (
          ask.cube(colors.length)
        )
      }
      note={chosen ? undefined : nameOf(city)}
      legend="delivery"
      notice={turn.notice}
      step={choice.step}
      foot={<Button onClick={turn.close}>{buttons.back}</Button>}
    >
      {(colors.length > 1 || !chosen) && (
        <div class="aos-letters" role="group" aria-label={nameOf(city)}>
          {colors.map((one) => {
            const cube = CUBES[one] ?? 'black';
            return (
              <button
                type="button"
                class="framed aos-letter"
                key={cube}
                data-cube={cube}
                aria-pressed={choice.step === 'cube' && choice.color === one}
                onClick={() => turn.choose({ step: 'cube', city, color: one })}
              >
                <Cube cube={cube} /> {names.cube[cube]}
              </button>
            );
          })}
        </div>
      )}
      <ul class="aos-deliveries">
        {ends.map((best) => (
          <li key={best.to}>
            <button
              type="button"
              class="framed line aos-delivery"
              data-delivery={wayOf({ city, color, best })}
              onClick={() =>
                turn.choose({
                  step: 'route',
                  city,
                  color,
                  to: best.to,
                  route: 0,
                })
              }
            >
              <span class="aos-delivery__way">{nameOf(best.to)}</span>
              <Pays route={best} />
            </button>
          </li>
        ))}
      </ul>
    </AskPanel>
  );
}
