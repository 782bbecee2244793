import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { HelpParagraph } from '../../kit/help';
import { Field } from '../../ui/field';
import { useAfterFrame } from '../../ui/next-frame';
import { Contents } from './contents';
import { finder } from './find';
import { Paragraph } from './paragraph';
import './rules.css';
import type { OpenedHelp } from './use-help';
import { useMarked } from './use-marked';
import { useRulesWords } from './words';

/** What to show now: what was shown, and at most `step` more a frame, because a long layout would delay typing. */
function useFewPerFrame<Item>(wanted: readonly Item[], step: number): ReadonlySet<Item> {
  const shown = useRef<ReadonlySet<Item>>(new Set(wanted));
  const [, show] = useState(shown.current);
  const afterFrame = useAfterFrame(show);
  const others = wanted.filter((item) => !shown.current.has(item));
  const later = new Set(others.slice(step));
  const now = new Set(wanted.filter((item) => !later.has(item)));
  useLayoutEffect(() => {
    shown.current = now;
  });
  useEffect(() => {
    if (later.size > 0) afterFrame(now);
  });
  return now;
}

/** Measures the header of the screen for elements that stick below it, because it grows with the text size. */
function useBelowSign() {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sign = part.current?.closest('.screen')?.querySelector('.screen__head');
    if (!sign) return;
    const watch = new ResizeObserver(() =>
      part.current?.style.setProperty('--sign-height', `${sign.clientHeight}px`),
    );
    watch.observe(sign);
    return () => watch.disconnect();
  }, []);
  return part;
}

/** The number of paragraphs that can be laid out in a frame together with a typed letter. */
const A_FRAME = 3;

export interface RulesTextProps {
  readonly opened: OpenedHelp;
  readonly at: string | null;
}

/** The rules of a game, searched during typing. */
export function RulesText({ opened: { help, view }, at }: RulesTextProps) {
  const words = useRulesWords();
  const search = useBelowSign();
  const text = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  // The letter appears in its field before the paragraphs change: both in one frame would delay the next one.
  const ask = useAfterFrame(setQuery);
  const [sought, setSought] = useState(at);
  const [chapter, setChapter] = useState<{ readonly title: string } | null>(null);
  useEffect(() => setSought(at), [at]);
  useEffect(() => {
    if (chapter) goTo(text.current, chapter.title);
  }, [chapter]);
  const all = useMemo(() => help.chapters.flatMap(({ paragraphs }) => paragraphs), [help]);
  const find = useMemo(() => finder(all), [all]);
  const found = find(query);
  // A linked paragraph must stay where it is.
  const shown = useFewPerFrame(found, sought === null && !chapter ? A_FRAME : all.length);
  // Only moved: what is found first comes first, and its chapter with it.
  const place = new Map(found.map((paragraph, at) => [paragraph, at]));
  const placeOf = (paragraph: HelpParagraph) => place.get(paragraph) ?? all.length;
  const chapters = sortedBy(
    help.chapters.map(({ title, paragraphs }) => ({
      title,
      paragraphs: sortedBy(paragraphs, placeOf),
    })),
    ({ paragraphs: [first] }) => (first ? placeOf(first) : all.length),
  );
  // Rendered once, and hidden where they do not match: drawing all pictures again takes longer than typing a letter.
  const written = useMemo(() => {
    const titleOf = (id: string) => all.find((paragraph) => paragraph.id === id)?.title ?? '';
    const onMore = (id: string) => {
      setTyped('');
      setQuery('');
      setSought(id);
      setChapter(null);
    };
    const write = (paragraph: HelpParagraph, sought: boolean) => (
      <Paragraph
        paragraph={paragraph}
        view={view}
        sought={sought}
        titleOf={titleOf}
        onMore={onMore}
      />
    );
    return new Map(
      all.map((one) => [one.id, { usual: write(one, false), sought: write(one, true) }]),
    );
  }, [all, view]);
  const seek = (text: string) => {
    setTyped(text);
    setSought(null);
    setChapter(null);
    ask(text);
  };
  const toChapter = (title: string) => {
    setTyped('');
    setQuery('');
    setSought(null);
    setChapter({ title });
  };
  useMarked(text, query, shown);
  useEffect(() => {
    // After scrolling down, the last results would be seen first.
    if (query !== '') scrollUp(text.current);
  }, [query]);
  const status = query.trim() === '' ? '' : words.found(found.length);
  return (
    <div class="rules" ref={text}>
      <div class="rules__search" ref={search}>
        <div class="field-row">
          <Field label={words.search} value={typed} onInput={seek} />
          <Contents chapters={help.chapters.map(({ title }) => title)} onGo={toChapter} />
        </div>
        <p class="note rules__found" role="status">
          {status}
        </p>
      </div>
      {found.length === 0 && <p class="note">{words.nothing}</p>}
      {chapters.map(({ title, paragraphs }) => (
        <section
          class="rules__chapter"
          key={title}
          hidden={!paragraphs.some((paragraph) => shown.has(paragraph))}
        >
          <h2 class="caps" tabIndex={-1} data-chapter={title}>
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <div key={paragraph.id} hidden={!shown.has(paragraph)}>
              {written.get(paragraph.id)?.[paragraph.id === sought ? 'sought' : 'usual']}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

/** Scrolls to a chapter, whose heading takes the focus: what is read next begins there. */
function goTo(text: HTMLElement | null, title: string): void {
  const heading = text?.querySelector<HTMLElement>(`[data-chapter="${CSS.escape(title)}"]`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** Scrolls what is around it to its beginning, within a sheet where it is in one. */
function scrollUp(element: Element | null): void {
  for (let one = element; one; one = one.matches('dialog') ? null : one.parentElement)
    one.scrollTop = 0;
}

/** The items with the least number first; those with the same number keep their order. */
function sortedBy<Item>(items: readonly Item[], number: (item: Item) => number): readonly Item[] {
  return [...items].sort((one, other) => number(one) - number(other));
}
