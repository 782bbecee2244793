import { figureAt } from '../../../../kit/figure-at';
import type { Action } from '../../../../kit/rules';
import { Button } from '../../../../ui/button';
import { cubeStop } from '../../rules/delivery';
import { CUBE, LINKS, type State } from '../../rules/state';
import { stopName } from '../board/names';
import { linksOn } from '../by-link';
import { seatIn } from '../facts';
import { linkOwner } from '../routes';
import { AskPanel } from './ask-panel';
import './move-panel.css';
import type { PanelProps } from './panel-props';

interface GoProps extends PanelProps {
  readonly onGo: (go: Action) => void;
  /** The last link can be taken back. */
  readonly back?: true;
}

/** A cube on its way: the links by which it can still be delivered, whom each pays, and where it would stop. */
export function GoPanel({ state, facts, acting, turn, words, voice, onGo, back }: GoProps) {
  const { ask, buttons, move } = words.table;
  const here = cubeStop(state);
  const engine = seatIn(facts, acting)?.engine ?? 0;
  const paid = (owner: number) => {
    if (state.out[owner]) return move.paysNobody;
    return move.pay(owner === acting ? null : voice.name(owner), 1);
  };
  return (
    <AskPanel
      question={ask.nextLink(stopName(state, here, words.names))}
      note={move.linksUsed(figureAt(state.turn, LINKS), engine)}
      legend="delivery"
      notice={turn.notice}
      step={`go ${here}`}
      foot={back && <Button onClick={turn.back}>{buttons.back}</Button>}
    >
      <ul class="aos-deliveries">
        {linksOn(state).map(({ go, to }) => {
          const name = stopName(state, to, words.names);
          return (
            <li key={go}>
              <button type="button" class="aos-delivery" onClick={() => onGo(go)}>
                <span class="aos-delivery__way">
                  {name}
                  {endsAt(state, to) && <small>{move.stopsHere(name)}</small>}
                </span>
                <span class="aos-pays">{paid(linkOwner(state, go))}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {!back && <p class="aos-soft">{move.final}</p>}
    </AskPanel>
  );
}

/** Whether the cube on its way is delivered at this stop. */
function endsAt({ goals, turn }: State, stop: number): boolean {
  return ((figureAt(goals, figureAt(turn, CUBE) - 1) >> stop) & 1) === 1;
}
