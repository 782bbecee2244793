import type { Problem } from '../../../../kit/rules';
import { Checks } from '../../../../ui/editor/checks';
import { NameFields } from '../../../../ui/editor/name-fields';
import type { OwnTiles } from '../../data/own-tiles';
import { type EditorContext, listOf, sentenceOf } from './describe';
import { countChanges } from './tile-list';

/** The name of the tiles, how many were changed, and what keeps them from being played. */
export function ChecksTab(props: {
  readonly tiles: OwnTiles;
  readonly problems: readonly Problem[];
  readonly context: EditorContext;
  readonly onShow: (problem: Problem) => void;
  readonly onChange: (tiles: OwnTiles, step?: string) => void;
}) {
  const { tiles, problems, context } = props;
  const { words } = context;
  const checks = problems.map((problem) => {
    const sentence = sentenceOf(problem, context);
    return {
      key: `${problem.at} ${problem.problem} ${sentence}`,
      sentence,
      show: listOf(problem) && {
        name: words.showMeWhat(sentence),
        label: words.showMe,
        onShow: () => props.onShow(problem),
      },
    };
  });
  return (
    <div class="editor-list">
      <NameFields
        names={tiles.name}
        label={words.name}
        language={context.language}
        onChange={(name, one) => props.onChange({ ...tiles, name }, `name ${one}`)}
      />
      <p>{words.changes(countChanges(tiles))}</p>
      <Checks
        summary={checks.length === 0 ? words.sound : words.unsound(checks.length)}
        checks={checks}
      />
    </div>
  );
}
