import { CircleCheck, Crosshair, TriangleAlert } from 'lucide-preact';
import type { Problem } from '../../../../kit/rules';
import type { Language } from '../../../../kit/words';
import { Button } from '../../../../ui/button';
import type { BoardForm } from '../../data/board-form';
import type { EditorWords } from '../../words/editor-words';
import { sentenceOf } from './describe';
import { NameFields } from './name-fields';
import { type Spot, spotOf } from './spots';

/** What the board is called, and what keeps it from being played. */
export function ChecksTab(props: {
  readonly form: BoardForm;
  readonly problems: readonly Problem[];
  readonly words: EditorWords;
  readonly language: Language;
  readonly onShow: (spot: Spot) => void;
  readonly onChange: (form: BoardForm, step?: string) => void;
}) {
  const { form, problems, words, language } = props;
  const sound = problems.length === 0;
  return (
    <div class="mx-list">
      <NameFields
        names={form.name}
        label={words.boardName}
        language={language}
        onChange={(name, one) => props.onChange({ ...form, name }, `name ${one}`)}
      />
      <p class="mx-checks__sum" data-sound={sound || undefined} role="status">
        {sound ? (
          <CircleCheck size={22} aria-hidden="true" />
        ) : (
          <TriangleAlert size={22} aria-hidden="true" />
        )}
        <span>{sound ? words.sound : words.unsound(problems.length)}</span>
      </p>
      <ul class="mx-checks">
        {problems.map((problem) => {
          const sentence = sentenceOf(problem, form, words, language);
          const spot = spotOf(problem, form);
          return (
            <li class="plate mx-checks__one" key={`${problem.at} ${problem.problem} ${sentence}`}>
              <p>{sentence}</p>
              {spot.tab !== 'checks' && (
                <Button
                  icon={Crosshair}
                  name={words.showMeWhat(sentence)}
                  onClick={() => props.onShow(spot)}
                >
                  {words.showMe}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
