import { FileDown } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { isolated } from '../../kit/names';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/file-button';
import { Progress } from '../../ui/progress';
import { type SavingState, useExport } from './use-export';
import { type Came, type Count, type FileOutcome, useImport } from './use-import';
import { type FilesWords, missingSentence, useFilesWords } from './words';

interface FilesProps {
  /** Another button in the same row. */
  readonly children?: ComponentChildren;
}

/** Saves everything as a file, brings files in, and tells what became of each. */
export function Files({ children }: FilesProps) {
  const words = useFilesWords();
  const { saveAll, saving } = useExport();
  const { state, bringIn, bringInRest } = useImport();
  return (
    <section class="section">
      <div class="row">
        {children}
        <FileButton
          several
          busy={state.kind === 'working'}
          onFiles={(files) => void bringIn(files)}
        >
          {words.importFile}
        </FileButton>
        <Button icon={FileDown} busy={saving.kind === 'working'} onClick={() => void saveAll()}>
          {words.exportAll}
        </Button>
      </div>
      <p class="note">
        {words.exportHint} {words.importHint}
      </p>
      <div class="stack" aria-live="polite">
        <Saving state={saving} />
        {state.kind === 'working' && (
          <Progress
            label={words.importing(state.done + 1, state.of, state.name)}
            done={state.done}
            of={state.of}
          />
        )}
        {state.kind === 'done' && <Outcomes files={state.files} onRest={bringInRest} />}
      </div>
    </section>
  );
}

const isIn = (file: FileOutcome): file is Came => !file.isRefused;
const sum = (counts: readonly Count[]): Count => ({
  added: counts.reduce((all, { added }) => all + added, 0),
  known: counts.reduce((all, { known }) => all + known, 0),
});

/** The number of matches is always given, that of designs only when there are some. */
function cameIn(files: readonly Came[], words: FilesWords): readonly string[] {
  const matches = sum(files.map((file) => file.matches));
  const designs = sum(files.map((file) => file.designs));
  const cut = files.reduce((all, file) => all + file.cut, 0);
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

interface OutcomesProps {
  readonly files: readonly FileOutcome[];
  readonly onRest: (file: File) => Promise<void>;
}

/** What came in, all files together, and then each file of which something was refused. */
function Outcomes({ files, onRest }: OutcomesProps) {
  const words = useFilesWords();
  const came = files.filter(isIn);
  const nameOf = ({ name }: FileOutcome) => (files.length > 1 ? isolated(name) : null);
  return (
    <>
      {came.length > 0 && (
        <p class="notice" data-good>
          {cameIn(came, words).join(' ')}
        </p>
      )}
      {files.map((file, index) => {
        if (isIn(file))
          return (
            file.skipped.length > 0 && (
              <Sentences key={index} title={words.skipped(nameOf(file))} lines={file.skipped} />
            )
          );
        const { rest } = file;
        return (
          <Sentences key={index} title={words.refused(nameOf(file))} lines={file.sentences}>
            {rest && <Button onClick={() => void onRest(rest)}>{words.importRest}</Button>}
          </Sentences>
        );
      })}
    </>
  );
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
