import { type Losses, lossesTold } from '../losses';
import type { PanelProps } from './panel-props';

type LostProps = Pick<PanelProps, 'state' | 'words'> & { readonly losses: Losses };

/** A warning for each kind of loss with which a build turn ends. */
export function Lost({ state, losses, words }: LostProps) {
  return (
    <>
      {lossesTold(state.board, losses, words.table.build, words.names).map((loss) => (
        <p class="aos-warn" key={loss}>
          {loss}
        </p>
      ))}
    </>
  );
}
