import { ChevronDown, ChevronRight, Library } from 'lucide-preact';
import { Fragment } from 'preact';
import type { PageSection, ValuePage } from '../../kit/words';
import type { GameView } from '../../ui/game-view';
import './page-text.css';
import type { GameWords } from '../../kit/words';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { useGo } from '../screen/go';
import { useLoaded } from '../screen/use-loaded';
import { useBookWords } from './words';

interface PageTextProps {
  readonly page: ValuePage;
  /** What is above the title, such as the value itself. */
  readonly above: string;
  readonly setting: string;
  readonly view: GameView;
}

/** The page of a value: what it is in short, what everybody has to know, and below, folded, all of its rules. */
export function PageText({ page, above, setting, view }: PageTextProps) {
  const words = useBookWords();
  const { steps, label } = page.sequence;
  const said = (section: PageSection) => (
    <Section key={section.id} section={section} setting={setting} view={view} />
  );
  return (
    <article class="leaf">
      <h2>
        <small class="caps">{above}</small>
        {page.title}
      </h2>
      <dl class="leaf__facts">
        {page.facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
      {steps.length > 0 && (
        <ol class="leaf__steps" aria-label={label}>
          {steps.map((step, at) => (
            <li key={step}>
              <span>{step}</span>
              {at < steps.length - 1 && <ChevronRight size={14} aria-hidden="true" />}
            </li>
          ))}
        </ol>
      )}
      {page.sections.filter(({ main }) => main).map(said)}
      {page.sections.some(({ main }) => !main) && (
        <details class="leaf__more">
          <summary>
            {words.more}
            <ChevronDown size={20} aria-hidden="true" />
          </summary>
          {page.sections.filter(({ main }) => !main).map(said)}
        </details>
      )}
    </article>
  );
}

interface SectionProps {
  readonly section: PageSection;
  readonly setting: string;
  readonly view: GameView;
}

function Section({ section: { title, part, passages }, setting, view }: SectionProps) {
  const { SettingPicture } = view;
  return (
    <section class="leaf__section">
      <h3>
        {part !== null && SettingPicture && <SettingPicture setting={setting} value={part} />}
        {title}
      </h3>
      {passages.map((passage) => (
        <Fragment key={passage.title}>
          <p>
            {passages.length > 1 && <b>{passage.title}. </b>}
            {passage.text}
          </p>
          {passage.list.length > 0 && (
            <ul class="leaf__list">
              {passage.list.map((one) => (
                <li key={one.title}>
                  <b>{one.title}</b> {one.text}
                </li>
              ))}
            </ul>
          )}
        </Fragment>
      ))}
    </section>
  );
}

interface PageSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Of the game. */
  readonly id: string;
  readonly game: GameWords;
  readonly view: GameView;
  readonly setting: string;
  readonly value: string;
}

/** The page of a value over a screen whose choices it leaves as they are. */
export function PageSheet({ open, onClose, id, game, view, setting, value }: PageSheetProps) {
  const own = useBookWords();
  const go = useGo();
  const { label } = game.setting(setting);
  const page = useLoaded(
    async () => (open && (await game.page?.(setting, value))) || null,
    [open, game, setting, value],
  );
  return (
    <Sheet
      open={open}
      title={`${label} ${value}`}
      onClose={onClose}
      footer={
        <Button icon={Library} wide onClick={() => go.to(`/${id}/${value}`)}>
          {own.toBook}
        </Button>
      }
    >
      {page && <PageText page={page} above={`${label} ${value}`} setting={setting} view={view} />}
    </Sheet>
  );
}
