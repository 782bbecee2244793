import type { Seat } from '../../../../kit/rules';
import { Ask } from '../../../../ui/turn/ask-rules';
import { QuestionPanel, type QuestionPanelProps } from '../../../../ui/turn/question-panel';
import type { TopicWord } from '../../words/help';
import type { MatchTableProps } from '../props';
import type { ProxyBids } from '../use-proxy-bids';
import type { Turn } from '../use-turn';
import './ask-panel.css';

interface AskPanelProps extends Omit<QuestionPanelProps, 'class' | 'note'> {
  /** A few words at the end of the same line. */
  readonly note?: string | undefined;
  readonly legend?: TopicWord;
}

/** The frame of every phase's panel: a question, what can be answered, and the buttons. */
export function AskPanel({ note, legend, notice, ...props }: AskPanelProps) {
  const { text, because } = notice;
  return (
    <QuestionPanel
      {...props}
      class="aos-ask"
      note={
        <>
          {note && <span>{note}</span>}
          {legend && <Ask legend={legend} />}
        </>
      }
      notice={{ text, because: whyTopic(because, legend) }}
    />
  );
}

/** What a panel leads to after a refusal: a bid and a tile both fail for want of money, by different rules. */
export function whyTopic(because: string, asked: TopicWord | undefined): string {
  return because === 'money' && asked === 'auction' ? 'bid' : because;
}

/** What may change with each tap. */
export interface AskedProps {
  readonly turn: Turn;
  readonly proxy: ProxyBids;
  readonly undo: MatchTableProps['undo'];
}

/** What the panel of every phase is given, besides what all parts of the table read. */
export interface PanelProps extends AskedProps {
  /** The seat that decides here. */
  readonly acting: Seat;
}
