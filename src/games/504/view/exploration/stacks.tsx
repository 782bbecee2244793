import { KINDS } from '../../data/board';
import { at } from '../at';
import { OwnerMark } from '../panels/owner-mark';
import type { InfoProps } from '../parts';

/** The tiles left in the stacks, and with income by tokens everybody's tokens. */
export function Stacks({ state, voice }: InfoProps) {
  const { table, names } = voice;
  const owners = state.world.incomeBy === 5 ? [...state.tokens.keys()] : [];
  return (
    <section class="f-info">
      <h3>{table.stacks}</h3>
      <ul class="f-chips">
        {KINDS.map((kind, at) => (
          <li key={kind}>
            {names.kind[kind]} <b>{state.stacks[at]}</b>
          </li>
        ))}
      </ul>
      {owners.length > 0 && (
        <>
          <h3>{table.tokens}</h3>
          <ul class="f-chips">
            {owners.map((owner) => (
              <li key={owner}>
                <OwnerMark owner={owner} voice={voice} /> {voice.owner(owner)}{' '}
                <b>{at(state.tokens, owner)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
