import type { Problem } from '../../../../kit/rules';
import type { Language } from '../../../../kit/words';
import { Checks } from '../../../../ui/editor/checks';
import { NameFields } from '../../../../ui/editor/name-fields';
import type { BoardForm } from '../../data/board-form';
import type { EditorWords } from '../../words/en/editor';
import { sentenceOf } from './describe';
import { type Spot, spotOf } from './spots';

/** The name of the board, and what keeps it from being played. */
export function ChecksTab(props: {
  readonly form: BoardForm;
  readonly problems: readonly Problem[];
  readonly words: EditorWords;
  readonly language: Language;
  readonly onShow: (spot: Spot) => void;
  readonly onChange: (form: BoardForm, step?: string) => void;
}) {
  const { form, problems, words, language } = props;
  const checks = problems.map((problem) => {
    const sentence = sentenceOf(problem, form, words, language);
    const spot = spotOf(problem, form);
    const show = {
      name: words.showMeWhat(sentence),
      label: words.showMe,
      onShow: () => props.onShow(spot),
    };
    return {
      key: `${problem.at} ${problem.problem} ${sentence}`,
      sentence,
      show: spot.tab === 'checks' ? null : show,
    };
  });
  return (
    <div class="editor-list">
      <NameFields
        names={form.name}
        label={words.boardName}
        language={language}
        onChange={(name, one) => props.onChange({ ...form, name }, `name ${one}`)}
      />
      <Checks
        summary={checks.length === 0 ? words.sound : words.unsound(checks.length)}
        checks={checks}
      />
    </div>
  );
}
