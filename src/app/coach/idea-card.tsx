import { Button } from '../../ui/button';
import './coach.css';
import { type Idea, percent } from './ideas';
import { useHintWords } from './words';

/** A move, with its steps where it has several, the chance to win after it, its effects, and a button that shows it on the board. */
export function IdeaCard(props: {
  readonly idea: Pick<Idea, 'move' | 'parts' | 'worth'>;
  readonly best: boolean;
  /** A line above the move. */
  readonly label?: string;
  readonly reasons: readonly string[];
  /** The chance is said elsewhere, once for all. */
  readonly chanceSaid?: boolean;
  /** Whether it is done on the board. Left out: it is. */
  readonly onBoard?: boolean | undefined;
  readonly onShow: () => void;
}) {
  const { idea, best, reasons, onBoard = true } = props;
  const words = useHintWords();
  const [title, ...steps] = idea.parts;
  return (
    <li class="stack coach__idea" data-best={best || undefined}>
      {props.label && <p class="caps">{props.label}</p>}
      <p class="coach__head">
        <b>{title}</b>
        {!props.chanceSaid && <span class="coach__worth">{words.chance(percent(idea.worth))}</span>}
      </p>
      {steps.length > 0 && (
        <ol class="coach__steps">
          {steps.map((step, at) => (
            <li key={at}>{step}</li>
          ))}
        </ol>
      )}
      <ul class="note coach__reasons">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Button
        kind={best ? 'primary' : 'plain'}
        onClick={props.onShow}
        name={(onBoard ? words.showOf : words.chooseOf)(idea.move)}
      >
        {onBoard ? words.show : words.choose}
      </Button>
    </li>
  );
}
