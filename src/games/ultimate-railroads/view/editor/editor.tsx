import { useState } from 'preact/hooks';
import type { Problem } from '../../../../kit/rules';
import { Checks } from '../../../../ui/editor/checks';
import { EditorTabs } from '../../../../ui/editor/editor-tabs';
import { NameFields } from '../../../../ui/editor/name-fields';
import type { DesignEditorProps } from '../../../../ui/game-view';
import { useLazy } from '../../../../ui/lazy';
import type { ListId } from '../../data/changes';
import { type OwnTiles, writeOwnTiles } from '../../data/own-tiles';
import { texts } from '../../words/texts';
import { useTableText, useWords } from '../use-words';
import { type EditorContext, listOf, placeOf, sentenceOf } from './describe';
import { ownIn, type Place } from './edit';
import { countChanges, TileList } from './tile-list';
import { TileSheet } from './tile-sheet';
import '../../../../ui/editor/list-tab.css';
import '../colors.css';
import './editor.css';

const TABS = {
  tiles: ['tiles'],
  engineers: ['engineers'],
  cards: ['tokens', 'cards', 'startCards', 'bonusCards'],
  checks: [],
} as const satisfies Readonly<Record<string, readonly ListId[]>>;
type TabId = keyof typeof TABS;
const TAB_IDS = Object.keys(TABS) as TabId[];

/** The editor of tiles and cards: a tab for each kind, a sheet for each tile, and the checks. */
export function Editor({ design, problems, language, onChange, onUndo }: DesignEditorProps) {
  const words = useLazy(texts[language].editor);
  const table = useTableText(language);
  const game = useWords(language);
  const [tab, setTab] = useState<TabId>('tiles');
  const [open, setOpen] = useState<Place | null>(null);
  if (!words || !table || !game) return null;

  const context: EditorContext = { words, table, names: game.names, language };
  const tiles = ownIn(design);
  const change = (changed: OwnTiles, step?: string) => onChange(writeOwnTiles(changed), step);
  const panel = (id: TabId) =>
    id === 'checks' ? (
      <ChecksTab
        tiles={tiles}
        problems={problems}
        context={context}
        onShow={(problem) => {
          const list = listOf(problem);
          const shown = TAB_IDS.find((one) => TABS[one].some((other) => other === list));
          if (shown) setTab(shown);
          setOpen(placeOf(problem));
        }}
        onChange={change}
      />
    ) : (
      <TileList tiles={tiles} lists={TABS[id]} context={context} onOpen={setOpen} />
    );
  const label = (id: TabId) =>
    id === 'checks' && problems.length > 0
      ? `${words.tabs.checks} ${problems.length}`
      : words.tabs[id];
  const [first, ...others] = TAB_IDS.map((id) => ({
    id,
    label: label(id),
    panel: () => panel(id),
  }));
  if (!first) return null;
  return (
    <>
      <EditorTabs
        label={words.editor}
        tabs={[first, ...others]}
        chosen={tab}
        onChoose={(id) => setTab(TAB_IDS.find((one) => one === id) ?? 'tiles')}
      />
      <TileSheet
        tiles={tiles}
        place={open}
        context={context}
        onChange={change}
        onUndo={onUndo}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

/** The name of the tiles, how many were changed, and what keeps them from being played. */
function ChecksTab(props: {
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
