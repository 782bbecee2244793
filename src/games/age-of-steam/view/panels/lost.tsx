import { type Losses, lossesTold } from '../losses';
import type { PanelProps } from './panel-props';

/** A warning for each kind of loss with which a build turn ends. */
export function Lost({ losses, words }: Pick<PanelProps, 'words'> & { readonly losses: Losses }) {
  return (
    <>
      {lossesTold(losses, words.table.build, words.names).map((loss) => (
        <p class="aos-warn" key={loss}>
          {loss}
        </p>
      ))}
    </>
  );
}
