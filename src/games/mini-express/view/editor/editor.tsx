import { useState } from 'preact/hooks';
import type { Hex } from '../../../../kit/hex';
import { EditorTabs } from '../../../../ui/editor/editor-tabs';
import type { DesignEditorProps } from '../../../../ui/game-view';
import { useLazy } from '../../../../ui/lazy';
import type { BoardForm } from '../../data/board-form';
import { useWords } from '../voice';
import { AutomaTab, ChartTab, DemandTab } from './box-tabs';
import { ChecksTab } from './checks-tab';
import { EDITOR_TABS, type EditorTab, type Spot } from './spots';
import './editor.css';
import { texts } from '../../words/texts';
import { MapTab } from './map-tab';
import { boardIn, designOf } from './read-design';
import type { Tool } from './tools';

/** The board editor: the map with its tools, the lists of the game's box, and the checks. */
export function Editor({ design, problems, language, onChange }: DesignEditorProps) {
  const words = useLazy(texts[language].editor);
  const game = useWords(language);
  const [tab, setTab] = useState<EditorTab>('map');
  const [tool, setTool] = useState<Tool>({ kind: 'select' });
  const [chosen, setChosen] = useState<Hex | null>(null);
  const [row, setRow] = useState<number | null>(null);
  if (!words || !game) return null;

  const form = boardIn(design);
  const change = (changed: BoardForm, step?: string) => onChange(designOf(changed), step);
  const open = (to: EditorTab) => {
    setTab(to);
    setRow(null);
  };
  const show = (spot: Spot) => {
    setTab(spot.tab);
    setRow('row' in spot ? spot.row : null);
    if (spot.tab !== 'map') return;
    setTool(spot.tool);
    setChosen(spot.hex);
  };

  const list = { form, words, row, onChange: change };
  const panels = {
    map: () => (
      <MapTab
        form={form}
        words={words}
        game={game}
        language={language}
        tool={tool}
        chosen={chosen}
        onTool={(wanted) => {
          setTool(wanted);
          // The selection belongs to the old tool, unless it is about to be moved.
          if (wanted.kind !== 'move' && wanted.kind !== tool.kind && tool.kind !== 'move')
            setChosen(null);
        }}
        onChoose={setChosen}
        onChange={change}
      />
    ),
    chart: () => <ChartTab {...list} />,
    demand: () => <DemandTab {...list} table={game.table} />,
    automa: () => <AutomaTab {...list} />,
    checks: () => (
      <ChecksTab
        form={form}
        problems={problems}
        words={words}
        language={language}
        onShow={show}
        onChange={change}
      />
    ),
  };
  const label = (one: EditorTab) =>
    one === 'checks' && problems.length > 0
      ? `${words.tabs.checks} ${problems.length}`
      : words.tabs[one];
  const [first, ...others] = EDITOR_TABS.map((id) => ({ id, label: label(id), panel: panels[id] }));
  if (!first) return null;
  return (
    <EditorTabs
      label={words.editor}
      tabs={[first, ...others]}
      chosen={tab}
      onChoose={(id) => open(EDITOR_TABS.find((one) => one === id) ?? 'map')}
    />
  );
}
