import { FileDown } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/file-button';
import { Progress } from '../../ui/progress';
import { type SavingState, useExport } from './use-export';
import { type ImportState, useImport } from './use-import';
import { type FilesWords, missingSentence, useFilesWords } from './words';

/** What people do to look at something else. */
const LOOKING_ELSEWHERE = ['pointerdown', 'wheel', 'keydown'] as const;

/** Keeps an element in sight while the screen above it grows, until people look elsewhere. Returns what ends it. */
function keepInSight(element: HTMLElement): () => void {
  const growth = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
  const end = () => {
    growth.disconnect();
    for (const kind of LOOKING_ELSEWHERE) removeEventListener(kind, end, true);
  };
  growth.observe(element.closest('main') ?? document.body);
  for (const kind of LOOKING_ELSEWHERE) addEventListener(kind, end, true);
  return end;
}

export function Files() {
  const words = useFilesWords();
  const { saveAll, saving } = useExport();
  const { state, bringIn, bringInRest } = useImport();
  const result = useRef<HTMLDivElement>(null);
  // The list above grows by what was imported, and pushes the result down.
  useEffect(() => {
    if (state.kind !== 'idle' && result.current) return keepInSight(result.current);
    return undefined;
  }, [state.kind]);
  return (
    <section class="section">
      <div class="row">
        <Button icon={FileDown} busy={saving.kind === 'working'} onClick={() => void saveAll()}>
          {words.exportAll}
        </Button>
        <FileButton busy={state.kind === 'working'} onFile={(file) => void bringIn(file)}>
          {words.importFile}
        </FileButton>
      </div>
      <p class="note">
        {words.exportHint} {words.importHint}
      </p>
      <div aria-live="polite" ref={result}>
        <Saving state={saving} />
        <Outcome state={state} onRest={bringInRest} />
      </div>
    </section>
  );
}

/** The number of matches is always given, that of designs only when there are some. */
function cameIn(
  { matches, designs, cut }: ImportState & { readonly kind: 'done' },
  words: FilesWords,
): readonly string[] {
  const hasDesigns = designs.added + designs.known > 0;
  return [
    words.imported(matches.added, matches.known),
    ...(hasDesigns ? [words.importedDesigns(designs.added, designs.known)] : []),
    ...(cut > 0 ? [words.cut(cut)] : []),
  ];
}

function Saving({ state }: { readonly state: SavingState }) {
  const words = useFilesWords();
  if (state.kind === 'working' && state.of !== null)
    return <Progress label={words.saving} done={state.done} of={state.of} />;
  if (state.kind !== 'saved' || state.missing.length === 0) return null;
  return (
    <Sentences
      title={words.missing}
      lines={state.missing.map((one) => missingSentence(one, words))}
    />
  );
}

function Outcome({
  state,
  onRest,
}: {
  readonly state: ImportState;
  readonly onRest: () => Promise<void>;
}) {
  const words = useFilesWords();
  switch (state.kind) {
    case 'idle':
      return null;
    case 'working':
      return (
        <Progress
          label={words.importing(state.done + 1, state.of)}
          done={state.done}
          of={state.of}
        />
      );
    case 'done':
      return (
        <>
          <p class="notice" data-good>
            {cameIn(state, words).join(' ')}
          </p>
          {state.skipped.length > 0 && <Sentences title={words.skipped} lines={state.skipped} />}
        </>
      );
    case 'refused':
      return (
        <Sentences title={words.refused} lines={state.sentences}>
          {state.hasRest && <Button onClick={() => void onRest()}>{words.importRest}</Button>}
        </Sentences>
      );
  }
}

/** The lines may be alike: several designs without a name. */
function Sentences(props: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="notice">
      <div>
        <p>
          <strong>{props.title}</strong>
        </p>
        {props.lines.map((line, index) => (
          <p key={`${index} ${line}`}>{line}</p>
        ))}
      </div>
      {props.children}
    </div>
  );
}
