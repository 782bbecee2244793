import { Award, Cog, KeyRound } from 'lucide-preact';
import { Button } from '../../../../ui/button';
import { STEP_KINDS } from '../../data/effects';
import { rules } from '../../rules';
import { actionOf } from '../../rules/actions';
import { done } from '../../rules/done';
import { PRIZE, UNITS } from '../../rules/units';
import { FactoryPlate, Locomotive, Sign, StepGlyph } from '../glyphs';
import { useTable } from '../in-table';
import { actionsOf, type Chip, chipsOf, openChip } from '../pool';
import type { Voice } from '../voice';
import { chipsTold } from '../what-is-lost';
import { Frame, manyOf, type PanelProps } from './frame';
import { OptionList } from './option-list';

/** 5.2: what is pending as chips, and what the open one can do. */
export function PoolPanel({ own, turn }: Pick<PanelProps, 'own' | 'turn'>) {
  const { state, words } = useTable();
  const { choice } = turn;
  const chips = chipsOf(state);
  const open = openChip(chips, choice.step === 'unit' ? choice.unit : null);
  const actions = open ? actionsOf(state, open.unit) : [];
  const last = actionOf(done);
  const may = rules.refusal(state, last) === null;
  const dropped = chips.filter(({ usable }) => usable);
  return (
    <Frame
      question={open ? questionOf(open, words) : ''}
      note={manyOf(actions.length, open?.must ? words.ask.must : '', words)}
      notice={turn.notice}
      step={`pool${open?.unit}`}
      foot={
        may && (
          <Button busy={turn.busy} onClick={() => turn.act(last)}>
            {words.act.doneDrops(chipsTold(dropped, words))}
          </Button>
        )
      }
    >
      {chips.length > 1 && (
        <ul class="ur-chips" aria-label={words.ask.pending}>
          {chips.map((chip) => (
            <li key={chip.unit}>
              <button
                type="button"
                class="framed ur-chip"
                data-must={chip.must || undefined}
                aria-pressed={chip.unit === open?.unit}
                aria-disabled={!chip.usable || undefined}
                data-unit={UNITS[chip.unit]}
                onClick={() =>
                  chip.usable
                    ? turn.choose({ step: 'unit', unit: chip.unit })
                    : turn.refuse(words.ask.notNow)
                }
              >
                <ChipGlyph chip={chip} values={own.values} />
                {words.units[UNITS[chip.unit] ?? 'any'](chip.n)}
                <small>{chip.must ? words.ask.mustShort : words.ask.mayShort}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {open && <OptionList actions={actions} onChoose={turn.act} />}
    </Frame>
  );
}

function questionOf({ unit, n }: Chip, { ask, units }: Voice['table']): string {
  return unit === PRIZE ? ask.prize : ask.unit(units[UNITS[unit] ?? 'any'](n));
}

function ChipGlyph({ chip, values }: { readonly chip: Chip; readonly values: readonly number[] }) {
  const unit = UNITS[chip.unit];
  const kind = STEP_KINDS.find((one) => one === unit);
  if (kind) return <StepGlyph kind={kind} values={values} />;
  switch (unit) {
    case 'industry':
      return <Cog size={16} aria-hidden="true" />;
    case 'locomotive':
      return <Locomotive />;
    case 'build':
    case 'factory':
      return <FactoryPlate />;
    case 'key':
      return <KeyRound size={16} aria-hidden="true" />;
    case 'token':
    case 'card':
      return <Sign>?</Sign>;
    default:
      return <Award size={16} aria-hidden="true" />;
  }
}
