import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { useFrameLater } from './next-frame';
import { useScrollEdge } from './scroll-edge';
import './tabs.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** Called only while its tab is selected. */
  readonly panel: () => ComponentChildren;
}

export interface TabsProps {
  /** Name of the whole set, for screen readers. */
  readonly label: string;
  readonly tabs: readonly [Tab, ...Tab[]];
  /** With `chosen` the owner controls the selection; without, the tabs do. */
  readonly chosen?: string;
  readonly onChoose?: (id: string) => void;
}

/** Tabs with one visible panel. Arrows, Home and End move along and select at once. */
export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(tabs[0].id);
  const wanted = chosen ?? own;
  const current = tabs.find((tab) => tab.id === wanted) ?? tabs[0];

  const choose = (tab: Tab) => {
    setOwn(tab.id);
    onChoose?.(tab.id);
  };
  const panel = useRef<HTMLDivElement>(null);
  useScrollEdge(panel);
  return (
    <div class="tabs">
      <TabList label={label} tabs={tabs} current={current} base={base} onChoose={choose} />
      <div
        class="tabs__panel scrolling"
        ref={panel}
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-tab-${current.id}`}
        tabIndex={0}
      >
        {current.panel()}
      </div>
    </div>
  );
}

interface TabListProps extends Pick<TabsProps, 'label' | 'tabs'> {
  readonly current: Tab;
  /** What the ids of the elements begin with. */
  readonly base: string;
  readonly onChoose: (tab: Tab) => void;
}

function TabList({ label, tabs, current, base, onChoose }: TabListProps) {
  // After the frame that answers the tap: a browser told of a tab stop that has the focus lays out the page at once.
  const later = useFrameLater(current.id, current.id);
  const stop = tabs.some(({ id }) => id === later) ? later : current.id;
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.indexOf(current);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const tab = tabs[(to + tabs.length) % tabs.length];
    if (!tab) return;
    onChoose(tab);
    document.getElementById(`${base}-tab-${tab.id}`)?.focus();
  };
  return (
    <div class="tabs__list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          type="button"
          role="tab"
          class="tabs__tab caps"
          key={tab.id}
          id={`${base}-tab-${tab.id}`}
          aria-selected={tab === current}
          aria-controls={`${base}-panel`}
          tabIndex={tab.id === stop ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
