import { CircleCheck, Crosshair, TriangleAlert } from 'lucide-preact';
import type { Problem } from '../../../../kit/rules';
import { LANGUAGES, type Language } from '../../../../kit/words';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import type { BoardForm } from '../../data/board-form';
import type { EditorWords } from '../../words/editor-words';
import { sentenceOf } from './describe';
import { renamed } from './places';
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
      <div class="mx-place__names">
        {LANGUAGES.map((one) => (
          <Field
            key={one}
            label={words.boardName(one)}
            value={form.name[one]}
            maxLength={40}
            onInput={(name) =>
              props.onChange({ ...form, name: renamed(form.name, one, name) }, `name ${one}`)
            }
          />
        ))}
      </div>
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
