import type { InfoProps } from '../../../view/model/base/parts';
import { HoldingTable } from './holding-table';

/** Values, shares and presidents. */
export function ShareInfo({ state, voice }: InfoProps) {
  return (
    <section class="f-info">
      <h3>{voice.table.shares}</h3>
      <HoldingTable state={state} voice={voice} />
    </section>
  );
}
