import { useState } from 'preact/hooks';
import type { Seat } from '../../../../kit/rules';
import { Button } from '../../../../ui/button';
import { useTableWords } from '../../../../ui/table-words';
import { ConfirmButton } from '../../../../ui/turn/confirm-button';
import { argsOf, kindOf } from '../../rules/actions';
import { move } from '../../rules/claim';
import { blackIn, rublesIn, workersIn } from '../../rules/pay';
import { payOf } from '../../rules/use';
import type { Choice } from '../choice';
import { gainTold } from '../gained';
import { Effects, EngineerPlate, Pieces } from '../glyphs';
import { useTable } from '../in-table';
import { usesOf } from '../legal';
import { blockedOf } from '../spaces/blocked';
import { heldBy, nameOfSpace, spaceFacts } from '../spaces/space-facts';
import type { Voice } from '../voice';
import { Frame, type PanelProps } from './frame';

interface SpacePanelProps extends Pick<PanelProps, 'turn' | 'gains' | 'own'> {
  readonly choice: Extract<Choice, { readonly step: 'space' }>;
  /** Null: it is only looked at. */
  readonly acting: Seat | null;
}

/** A space: what it gives, who is there, why it is blocked, and how to pay. */
export function SpacePanel({ choice, acting, own, turn, gains }: SpacePanelProps) {
  const { state, voice } = useTable();
  const { space, pay } = choice;
  const words = voice.table;
  const house = useTableWords();
  const [open, setOpen] = useState(false);
  const one = spaceFacts(state, space);
  const uses = acting === null ? [] : usesOf(state, space);
  const use = uses[pay] ?? uses[0];
  const why = blockedOf(state, acting, space, voice);
  const notice = turn.notice.text || !why ? turn.notice : why.notice;
  const held = heldBy(one, voice);
  const gain = gains.get(space);
  return (
    <Frame
      question={nameOfSpace(one, voice)}
      note={
        <>
          {one.engineer > 0 && <EngineerPlate number={one.engineer} />}{' '}
          <Effects effects={one.effects} values={own.values} />
        </>
      }
      notice={notice}
      step="space"
      foot={
        <>
          <Button onClick={turn.back}>{house.back}</Button>
          {uses.length > 1 && (
            <Button pressed={open} onClick={() => setOpen(!open)}>
              {words.spaces.payDifferently}
            </Button>
          )}
          {use !== undefined && (
            <ConfirmButton
              busy={turn.busy}
              onClick={turn.confirm}
              name={
                kindOf(use) === move
                  ? words.act.moveHere
                  : `${one.isHire ? words.spaces.hire : words.spaces.use}: ${payWords(payOf(argsOf(use)), words)}`
              }
            >
              {kindOf(use) === move ? (
                words.act.moveHere
              ) : (
                <>
                  {one.isHire ? words.spaces.hire : words.spaces.use}{' '}
                  <Pay pay={payOf(argsOf(use))} />
                </>
              )}
            </ConfirmButton>
          )}
        </>
      }
    >
      {one.isHire && <p>{words.spaces.hireNote}</p>}
      {one.claims === 2 && own.place === 1 && <p>{words.spaces.claimFirst}</p>}
      {one.claims > 0 && <p>{words.spaces.claimNote}</p>}
      {/* Where it is the reason why not, the notice has it. */}
      {held !== '' && held !== notice.text && <p>{held}</p>}
      {use !== undefined && gain && (
        <p>
          {gainTold(gain, voice)}. <small>{words.spaces.estimate}</small>
        </p>
      )}
      {open && (
        <ul class="ur-chips">
          {uses.map((way, place) => (
            <li key={way}>
              <button
                type="button"
                class="framed ur-chip"
                data-pay={place}
                aria-pressed={place === pay}
                aria-label={payWords(payOf(argsOf(way)), words)}
                onClick={() => turn.choose({ step: 'space', space, pay: place })}
              >
                <Pay pay={payOf(argsOf(way))} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

function payWords(pay: number, words: Voice['table']): string {
  return words.pay(workersIn(pay), blackIn(pay), rublesIn(pay));
}

function Pay({ pay }: { readonly pay: number }) {
  return (
    <span class="ur-pips" aria-hidden="true">
      <Pieces workers={workersIn(pay)} black={blackIn(pay)} rubles={rublesIn(pay)} />
    </span>
  );
}
