import { Target } from '../../../../ui/turn/targets';
import { GO_KIND, oneOf } from '../../rules/action';
import { EDGES } from '../../rules/board';
import { cubeStop, nextStop } from '../../rules/delivery-reach';
import { ownerFrom } from '../../rules/links';
import { SEATS_FROM } from '../../rules/state';
import { stopName } from '../board/names';
import { legalOf } from '../legal';
import { AskPanel } from './ask-panel';
import type { PanelProps } from './panel-props';

/** A cube on its way, as a match may be opened with: link by link, to where it can still be delivered. */
export function GoPanel({ state, acting, turn, words, voice }: PanelProps) {
  const { ask, move } = words.table;
  const here = cubeStop(state);
  const paid = (owner: number) => {
    if (state.out[owner]) return move.paysNobody;
    return move.pay(owner === acting ? null : voice.name(owner), 1);
  };
  return (
    <AskPanel
      question={ask.nextLink(stopName(state, here, words.names))}
      legend="delivery"
      notice={turn.notice}
      step="go"
    >
      <ul class="targets">
        {legalOf(state, GO_KIND).map((go) => {
          const owner = ownerFrom(state, here * EDGES + oneOf(go)) - SEATS_FROM;
          const to = stopName(state, nextStop(state, oneOf(go)), words.names);
          return (
            <li key={go}>
              <Target label={`${to} · ${paid(owner)}`} onClick={() => turn.play([go])} />
            </li>
          );
        })}
      </ul>
      <p class="aos-soft">{move.final}</p>
    </AskPanel>
  );
}
