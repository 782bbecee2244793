import { X } from 'lucide-preact';
import type { Hex } from '../../../../kit/hex';
import type { Language } from '../../../../kit/words';
import { Button } from '../../../../ui/button';
import { Segmented } from '../../../../ui/segmented';
import type { BoardForm } from '../../data/board-form';
import { COMPANIES } from '../../data/companies';
import type { EditorWords } from '../../words/en/editor';
import type { Words } from '../../words/words';
import { CompanyMark } from '../marks';
import { CAPACITIES, type Capacity } from './places';
import { SPIKE_PARTS, withoutSpike } from './spike';
import type { Tool } from './tools';

/** What the editor's map shows, and what its tools and panels change. */
export interface MapTabProps {
  readonly form: BoardForm;
  readonly words: EditorWords;
  readonly game: Words;
  readonly language: Language;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  /** The hex whose contents are being edited. */
  readonly chosen: Hex | null;
  readonly onChoose: (hex: Hex | null) => void;
  readonly onChange: (form: BoardForm, step?: string) => void;
}

/** Which city, company or part of the spike the next tap places, and what a tap does. */
export function ToolOptions(props: MapTabProps) {
  const { tool, onTool, words } = props;
  return (
    <>
      {(props.chosen === null || tool.kind === 'move') && (
        <p class="note">{words.hint[tool.kind]}</p>
      )}
      {tool.kind === 'city' && (
        <CapacityChoice
          words={words}
          value={tool.capacity}
          onChange={(capacity) => onTool({ kind: 'city', capacity })}
        />
      )}
      {tool.kind === 'start' && (
        <Segmented
          legend={words.startOf}
          value={tool.company}
          onChange={(company) => onTool({ kind: 'start', company })}
          segments={COMPANIES.map((company) => ({
            value: company,
            label: props.game.company[company],
            picture: <CompanyMark color={company} words={props.game.table} beside />,
          }))}
        />
      )}
      {tool.kind === 'spike' && (
        <>
          <Segmented
            legend={words.spikePart}
            value={tool.part}
            onChange={(part) => onTool({ kind: 'spike', part })}
            segments={SPIKE_PARTS.map((part) => ({ value: part, label: words.spikeParts[part] }))}
          />
          {props.form.golden_spike && (
            <Button onClick={() => props.onChange(withoutSpike(props.form))}>
              {words.spikeRemove}
            </Button>
          )}
        </>
      )}
      {tool.kind === 'move' && (
        <Button icon={X} onClick={() => onTool({ kind: 'select' })}>
          {words.cancel}
        </Button>
      )}
    </>
  );
}

/** The number of companies that a city takes. */
export function CapacityChoice(props: {
  readonly words: EditorWords;
  readonly value: Capacity;
  readonly onChange: (capacity: Capacity) => void;
}) {
  const { words, value, onChange } = props;
  return (
    <Segmented
      legend={words.capacity}
      value={String(value)}
      onChange={(chosen) => {
        const capacity = CAPACITIES.find((one) => String(one) === chosen);
        if (capacity) onChange(capacity);
      }}
      segments={CAPACITIES.map((one) => ({ value: String(one), label: words.capacities[one] }))}
    />
  );
}
