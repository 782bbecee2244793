import { type Tab, Tabs } from '../tabs';
import './editor.css';

interface EditorTabsProps {
  readonly label: string;
  /** The tab of the map has the id `map`: it fills its panel. */
  readonly tabs: readonly [Tab, ...Tab[]];
  readonly chosen: string;
  readonly onChoose: (tab: string) => void;
}

/** An editor for a board: tabs for the map, for lists, and for problems. It fills the available space. */
export function EditorTabs(props: EditorTabsProps) {
  return (
    <div class="editor-tabs" data-tab={props.chosen}>
      <Tabs {...props} />
    </div>
  );
}
