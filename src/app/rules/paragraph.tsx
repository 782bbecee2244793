import { ArrowRight, Scale } from 'lucide-preact';
import { useEffect, useRef } from 'preact/hooks';
import type { HelpParagraph } from '../../kit/help';
import type { GameView } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { useLanguage } from '../../ui/words';
import { useRulesWords } from './words';

export interface ParagraphProps {
  readonly paragraph: HelpParagraph;
  readonly view: GameView;
  /** A link led to this one: it takes the focus and is scrolled into view. */
  readonly sought: boolean;
  readonly titleOf: (id: string) => string;
  readonly onMore: (id: string) => void;
}

/** One paragraph of the rules: picture, text, the meaning of each figure, and our own rulings. */
export function Paragraph({ paragraph, view, sought, titleOf, onMore }: ParagraphProps) {
  const words = useRulesWords();
  const language = useLanguage();
  const Picture = useLazy(view.rulesPicture, paragraph.picture !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pictured = Picture !== null;
  useEffect(() => {
    if (!sought) return;
    // After a sheet that has just opened has taken the focus.
    const frame = requestAnimationFrame(() => {
      heading.current?.scrollIntoView({ block: 'start' });
      heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
    // Pictures that load later push it down.
  }, [sought, pictured]);
  const { id, title, text, picture, legend, rulings } = paragraph;
  return (
    <article class="stack rules__paragraph" data-sought={sought || undefined} data-paragraph={id}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      {picture !== null && (
        <figure class="rules__figure">
          <div
            class="rules__picture"
            data-paragraph={id}
            style={{ aspectRatio: view.rulesPictureRatio }}
          >
            {Picture && <Picture paragraph={id} language={language} />}
          </div>
          <figcaption class="note">{picture}</figcaption>
        </figure>
      )}
      {legend.length > 0 && (
        <dl class="stack rules__legend">
          {legend.map((line) => (
            <div key={line.title}>
              <dt>{line.title}</dt>
              <dd>
                {line.text}
                {line.more !== id && (
                  <button
                    type="button"
                    class="rules__more"
                    aria-label={words.more(titleOf(line.more))}
                    onClick={() => onMore(line.more)}
                  >
                    <ArrowRight size={18} aria-hidden="true" />
                    {titleOf(line.more)}
                  </button>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {rulings.map((ruling) => (
        <section class="rules__ruling" key={ruling.title}>
          <h4>
            <span class="rules__mark">
              <Scale size={16} aria-hidden="true" /> {words.ruling}
            </span>{' '}
            {ruling.title}
          </h4>
          <p>{ruling.text}</p>
        </section>
      ))}
    </article>
  );
}
