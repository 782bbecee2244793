import { figureAt } from '../../../../kit/figure-at';
import { lookAhead } from '../../../../kit/look-ahead';
import { RouteButton } from '../../../../ui/board/other-routes';
import { Button } from '../../../../ui/button';
import { ConfirmButton } from '../../../../ui/turn/confirm-button';
import { Target } from '../../../../ui/turn/targets';
import { priceTo, type TrackRoute } from '../../advice/track-routes';
import { tilesLeft } from '../../advice/track-search';
import { rules } from '../../rules';
import { hexText } from '../../rules/board';
import { newCitiesOf } from '../../rules/new-cities';
import { linkSegments } from '../../rules/score';
import type { State } from '../../rules/state';
import { placeName } from '../../words/names';
import type { Words } from '../../words/words';
import { stopName } from '../board/names';
import type { FromChoice, TrackChoice } from '../choice';
import { useTable } from '../in-table';
import { legalIn } from '../legal';
import { losesAny, lossesOf } from '../losses';
import { leadTo } from '../track-taps';
import { AskPanel, type PanelProps } from './ask-panel';
import { Bill, Lost } from './bill';
import { Rides } from './rides';
import { LinksMade, ownLinks } from './shape-panel';

/** What a hex is called: a city or a town by its name, another one by its way from the nearest place. */
function hexName(state: State, hex: number, { names }: Words): string {
  const stop = figureAt(state.board.stopOn, hex);
  if (stop >= 0) return stopName(state, stop, names);
  return placeName(state.board, names, hexText(state.board, hex), newCitiesOf(state));
}

type FromProps = PanelProps & { readonly choice: FromChoice };

/** Where track can be led from a place in this turn, and what the cheapest to each costs. */
export function FromPanel({ acting, turn, choice }: FromProps) {
  const { state, words } = useTable();
  const { ask, build, buttons, phase } = words.table;
  const { from, missed } = choice;
  const goals = [...choice.goals];
  const text = missed === null ? '' : whyMissed(state, words, acting, { from, missed });
  return (
    <AskPanel
      question={ask.from(hexName(state, from, words))}
      note={build.tilesMost(tilesLeft(state))}
      legend="tile"
      notice={text ? { text, because: '' } : turn.notice}
      step="from"
      foot={<Button onClick={turn.back}>{buttons.back}</Button>}
    >
      <p class="aos-soft">{goals.length > 0 ? build.whereTo : build.leadsNowhere}</p>
      <ul class="targets">
        {goals.map(([to, cost]) => (
          <li key={to}>
            <Target
              label={hexName(state, to, words)}
              figure={phase.cash(cost)}
              onClick={() => turn.choose(leadTo(state, choice, to))}
            />
          </li>
        ))}
      </ul>
    </AskPanel>
  );
}

/** Why no track leads to a hex in this turn: the money is short, or the tiles are. */
function whyMissed(
  state: State,
  words: Words,
  seat: number,
  { from, missed }: { readonly from: number; readonly missed: number },
): string {
  const { build } = words.table;
  const place = hexName(state, missed, words);
  const cost = priceTo(state, from, missed);
  const cash = figureAt(state.money, seat);
  return cost === null || cost <= cash
    ? build.tooFar(place, tilesLeft(state))
    : build.tooDear(place, cost, cash);
}

type TrackProps = PanelProps & { readonly choice: TrackChoice };

/** A whole track: its price, what it brings, what it leaves, and the other ways to the same place. */
export function TrackPanel({ acting, turn, choice }: TrackProps) {
  const { state, words } = useTable();
  const { ask, build, buttons } = words.table;
  const { routes } = choice;
  const shown = routes[choice.route];
  if (!shown) return null;
  const { actions, cost } = shown;
  const tiles = actions.length;
  const brings = pointsOf(state, shown, acting);
  const [from, to] = [choice.from, choice.to].map((hex) => hexName(state, hex, words));
  const next = { ...choice, route: (choice.route + 1) % routes.length };
  return (
    <AskPanel
      question={ask.track(from ?? '', to ?? '')}
      legend="tile"
      notice={turn.notice}
      step="track"
      foot={
        <>
          <Button onClick={turn.back}>{buttons.back}</Button>
          {routes.length > 1 && (
            <RouteButton
              shown={choice.route}
              of={routes.length}
              onOther={() => turn.choose(next)}
              words={build}
            />
          )}
          <ConfirmButton busy={turn.busy} onClick={turn.confirm}>
            {tiles < tilesLeft(state) ? buttons.build(cost) : buttons.buildLast(cost)}
          </ConfirmButton>
        </>
      }
    >
      <p>
        <b>
          {build.whole(tiles, cost, brings)} {build.left(figureAt(state.money, acting) - cost)}
        </b>
      </p>
      <Bill actions={actions} />
      {brings > 0 && <Rides actions={actions} />}
      <TrackEffects route={shown} acting={acting} to={choice.to} ways={routes.length} />
    </AskPanel>
  );
}

/** Points that a route brings by links. */
function pointsOf(state: State, { actions }: TrackRoute, seat: number): number {
  return linkSegments(lookAhead(rules, state, actions).after, seat) - linkSegments(state, seat);
}

interface EffectProps {
  readonly route: TrackRoute;
  readonly acting: number;
  readonly to: number;
  /** How many routes lead there. */
  readonly ways: number;
}

/** What a whole track brings: its links where it completes several, what was nobody's; and what it does not. */
function TrackEffects({ route, acting, to, ways }: EffectProps) {
  const { state, words } = useTable();
  const { build } = words.table;
  const { steps, events } = lookAhead(rules, state, route.actions);
  const links = steps.flatMap(({ before, action }) => ownLinks(before, action, acting));
  const claimed = events.flatMap((one) => (one.event === 'claim' ? one.hexes : [])).length;
  const last = steps.at(-1);
  return (
    <div>
      {links.length > 1 && <LinksMade links={links} />}
      {claimed > 0 && <p>{build.claims(claimed)}</p>}
      {figureAt(state.board.stopOn, to) < 0 && <p>{build.stillOpen}</p>}
      {last && losesAny(last.before, last.action) && (
        <Lost losses={lossesOf(last.before, last.action)} />
      )}
      {ways > 1 && <p class="aos-soft">{build.steer}</p>}
      {route.redirects && <p class="aos-soft">{build.redirects}</p>}
      {legalIn(state).newCities.size > 0 && <p class="aos-warn">{build.noCityAfter}</p>}
    </div>
  );
}
