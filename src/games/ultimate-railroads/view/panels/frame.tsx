import { QuestionPanel, type QuestionPanelProps } from '../../../../ui/turn/question-panel';
import './frame.css';

/** The frame of every panel: a question, what can be answered, and the buttons. */
export function Frame({ note, ...props }: Omit<QuestionPanelProps, 'class'>) {
  return <QuestionPanel {...props} class="ur-ask" note={note && <span>{note}</span>} />;
}
