import type { Viewers } from '../../../../kit/secrets';
import { QuestionPanel, type QuestionPanelProps } from '../../../../ui/turn/question-panel';
import type { TableWords } from '../../words/en/table';
import type { SeatFacts } from '../facts';
import type { Gains } from '../spaces/use-gains';
import type { Part } from '../use-sight';
import type { Turn } from '../use-turn';
import './frame.css';

/** What the panel of every decision is made from. */
export interface PanelProps {
  /** The seat that decides here. */
  readonly own: SeatFacts;
  readonly viewers: Viewers;
  readonly turn: Turn;
  readonly gains: Gains;
  /** The part of the table that is out of sight; null: none. */
  readonly outOfSight: Part | null;
  readonly onShowPart: (part: Part) => void;
}

/** The frame of every panel: a question, what can be answered, and the buttons. */
export function Frame({ note, ...props }: Omit<QuestionPanelProps, 'class'>) {
  return <QuestionPanel {...props} class="ur-ask" note={note && <span>{note}</span>} />;
}

/** Longer lists may go on below the edge of a panel. */
const IN_SIGHT = 4;

/** Text beside a question with `answers` answers: their number where not all may be in sight, and `note`. */
export function manyOf(answers: number, note: string, { ask }: Pick<TableWords, 'ask'>): string {
  return [answers > IN_SIGHT ? ask.oneOf(answers) : '', note].filter(Boolean).join(' · ');
}
