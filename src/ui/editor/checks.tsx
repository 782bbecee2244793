import { CircleCheck, Crosshair, TriangleAlert } from 'lucide-preact';
import { Button } from '../button';
import './editor.css';

interface Check {
  readonly key: string;
  readonly sentence: string;
  /** Goes to the place of the problem; null: there is nothing to show. */
  readonly show: {
    readonly name: string;
    readonly label: string;
    readonly onShow: () => void;
  } | null;
}

/** What keeps a design from being played. `summary` gives the number of problems, or says that there are none. */
export function Checks(props: { readonly summary: string; readonly checks: readonly Check[] }) {
  const sound = props.checks.length === 0;
  const Glyph = sound ? CircleCheck : TriangleAlert;
  return (
    <>
      <p class="line editor-checks__sum" data-sound={sound || undefined} role="status">
        <Glyph size={22} aria-hidden="true" />
        <span>{props.summary}</span>
      </p>
      <ul class="stack" data-gap="3">
        {props.checks.map(({ key, sentence, show }) => (
          <li class="plate row editor-checks__one" key={key}>
            <p>{sentence}</p>
            {show && (
              <Button icon={Crosshair} name={show.name} onClick={show.onShow}>
                {show.label}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
