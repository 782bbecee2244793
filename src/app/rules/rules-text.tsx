import { useEffect, useState } from 'preact/hooks';
import { Field } from '../../ui/field';
import { find } from './find';
import { Paragraph } from './paragraph';
import './rules.css';
import type { OpenedHelp } from './use-help';
import { useRulesWords } from './words';

export interface RulesTextProps {
  readonly opened: OpenedHelp;
  /** The paragraph to begin at. */
  readonly at: string | null;
}

/** The rules of a game, searched as one types. */
export function RulesText({ opened: { help, view }, at }: RulesTextProps) {
  const words = useRulesWords();
  const [query, setQuery] = useState('');
  const [sought, setSought] = useState(at);
  useEffect(() => setSought(at), [at]);
  const all = help.chapters.flatMap(({ paragraphs }) => paragraphs);
  const found = new Set(find(all, query));
  const titleOf = (id: string) => all.find((paragraph) => paragraph.id === id)?.title ?? '';
  const onMore = (id: string) => {
    setQuery('');
    setSought(id);
  };
  const search = (typed: string) => {
    setQuery(typed);
    setSought(null);
  };
  const told = query.trim() === '' ? '' : words.found(found.size);
  return (
    <div class="rules">
      <div class="rules__search">
        <Field label={words.search} value={query} onInput={search} />
        <p class="rules__found" role="status">
          {told}
        </p>
      </div>
      {found.size === 0 && <p class="note">{words.nothing}</p>}
      {help.chapters.map(({ title, paragraphs }) => {
        const shown = paragraphs.filter((paragraph) => found.has(paragraph));
        if (shown.length === 0) return null;
        return (
          <section class="rules__chapter" key={title}>
            <h2 class="caps">{title}</h2>
            {shown.map((paragraph) => (
              <Paragraph
                key={paragraph.id}
                paragraph={paragraph}
                view={view}
                sought={paragraph.id === sought}
                titleOf={titleOf}
                onMore={onMore}
              />
            ))}
          </section>
        );
      })}
    </div>
  );
}
