import { Button } from '../../../../ui/button';
import { stopName } from '../board/names';
import { afterLinks, isUnderway, type LinksChoice, lineOf } from '../by-link';
import { seatIn } from '../facts';
import { routeAlong } from '../routes';
import { AskPanel } from './ask-panel';
import { Bill } from './bill';
import { GoPanel } from './go-panel';
import type { PanelProps } from './panel-props';
import { Pays } from './pays';
import { RouteStrip } from './route-strip';

type LinksProps = PanelProps & { readonly choice: LinksChoice };

/** A delivery chosen link by link: nothing of it is played before it is whole and confirmed. */
export function LinksPanel(props: LinksProps) {
  const { state, turn, choice } = props;
  const after = afterLinks(state, choice);
  if (!isUnderway(after)) return <WholeDelivery {...props} />;
  return (
    <GoPanel
      {...props}
      state={after}
      back
      onGo={(go) => turn.choose({ ...choice, gone: [...choice.gone, go] })}
    />
  );
}

function WholeDelivery({ state, facts, seats, acting, turn, words, voice, choice }: LinksProps) {
  const { ask, buttons, move } = words.table;
  const route = routeAlong(state, lineOf(choice));
  const income = seatIn(facts, acting)?.income ?? 0;
  return (
    <AskPanel
      question={ask.deliver}
      legend="delivery"
      notice={turn.notice}
      step="whole"
      foot={
        <>
          <Button onClick={turn.back}>{buttons.back}</Button>
          <Button kind="primary" busy={turn.busy} onClick={turn.confirm}>
            {buttons.deliver(income, income + route.own)}
          </Button>
        </>
      }
    >
      <div class="aos-delivery" data-idea>
        <span class="aos-delivery__way">
          <RouteStrip route={route} seats={seats} />
          <small>{move.route(route.stops.map((stop) => stopName(state, stop, words.names)))}</small>
        </span>
        <Pays route={route} acting={acting} words={words} voice={voice} />
      </div>
      <Bill state={state} actions={route.actions} seat={acting} words={words.table} />
    </AskPanel>
  );
}
