import { FileDown } from 'lucide-preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/file-button';
import { Progress } from '../../ui/progress';
import { useExport } from './use-export';
import { type ImportState, useImport } from './use-import';
import { type FilesWords, useFilesWords } from './words';

/** Exports everything to one file, and imports such files. */
export function Files() {
  const words = useFilesWords();
  const { saveAll } = useExport();
  const { state, bringIn } = useImport();
  const [saving, setSaving] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  // The list above grows by what was imported, and pushes the result down.
  useEffect(() => {
    if (state.kind !== 'idle') result.current?.scrollIntoView({ block: 'nearest' });
  }, [state.kind]);
  const save = async () => {
    setSaving(true);
    await saveAll();
    setSaving(false);
  };
  return (
    <section class="section">
      <div class="row">
        <Button icon={FileDown} busy={saving} onClick={() => void save()}>
          {words.exportAll}
        </Button>
        <FileButton
          accept="application/json,text/plain,.json,.txt"
          busy={state.kind === 'working'}
          onFile={(file) => void bringIn(file)}
        >
          {words.importFile}
        </FileButton>
      </div>
      <p class="note">
        {words.exportHint} {words.importHint}
      </p>
      <div aria-live="polite" ref={result}>
        <Outcome state={state} />
      </div>
    </section>
  );
}

/** The number of matches is always given, that of boards only when there are some. */
function cameIn(
  { matches, designs }: ImportState & { readonly kind: 'done' },
  words: FilesWords,
): readonly string[] {
  const ofMatches = words.imported(matches.added, matches.known);
  if (designs.added + designs.known === 0) return [ofMatches];
  return [ofMatches, words.importedDesigns(designs.added, designs.known)];
}

function Outcome({ state }: { readonly state: ImportState }) {
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
      return <p class="notice">{cameIn(state, words).join(' ')}</p>;
    case 'refused':
      return (
        <div class="notice">
          <div>
            <p>
              <strong>{words.refused}</strong>
            </p>
            {state.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </div>
      );
  }
}
