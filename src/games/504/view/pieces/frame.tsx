import { QuestionPanel, type QuestionPanelProps } from '../../../../ui/turn/question-panel';
import './frame.css';

/** The frame of every panel: a question, what can be answered, and the buttons. */
export function Frame({ question, note, ...props }: Omit<QuestionPanelProps, 'class'>) {
  const ask = typeof question === 'string' ? <span class="f-ask__ask">{question}</span> : question;
  return (
    <QuestionPanel
      {...props}
      class="f-ask"
      question={ask}
      note={note && <p class="note">{note}</p>}
    />
  );
}
