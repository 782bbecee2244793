import { useState } from 'preact/hooks';
import type { Exported, ExportedMatch } from '../../archive/export';
import { isTrouble, type Trouble } from '../../archive/trouble';
import type { Missing } from '../../kit/match-file';
import { isProblem, type Problem } from '../../kit/rules';
import { showToast } from '../../ui/toast';
import { withArchive } from '../store/archive';
import { readerOf, rulesOf } from '../store/games';
import { useWords } from '../words/words';
import { matchFileName } from './match-file-name';
import { day, saveBlob, saveText } from './save-file';
import { missingSentence, useFilesWords } from './words';

/** Loaded at the first export, because playing does not need it. */
const exporting = () => import('../../archive/export');

const games = { rules: rulesOf, reader: readerOf };

/** Milliseconds. What takes longer shows its progress. */
const SOON = 500;

/** A backup that is being written, or what the last one does not hold. */
export type SavingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly done: number; readonly of: number | null }
  | { readonly kind: 'saved'; readonly missing: readonly Missing[] };

/** Saves matches as files; a toast reports a failure, and what is not in the file of one match. */
export function useExport(): {
  readonly saveOne: (id: string) => Promise<void>;
  /** Shares it with another app; saves it where that is not possible. */
  readonly shareOne: (id: string) => Promise<void>;
  readonly saveAll: () => Promise<void>;
  /** How far `saveAll` is. */
  readonly saving: SavingState;
} {
  const words = useWords();
  const own = useFilesWords();
  const [saving, setSaving] = useState<SavingState>({ kind: 'idle' });
  const one = async (id: string, hand: (name: string, text: string) => void | Promise<void>) => {
    const { exportMatch } = await exporting();
    const exported: ExportedMatch | Problem | Trouble = await withArchive((archive) =>
      exportMatch(archive, id, games),
    );
    if (isTrouble(exported)) showToast({ text: words.trouble[exported.trouble] });
    else if (isProblem(exported)) showToast({ text: own.unsaved(exported.problem) });
    else {
      await hand(matchFileName(exported.game, exported.name), exported.file);
      const [missing] = exported.missing;
      if (missing) showToast({ text: `${own.missing} ${missingSentence(missing, own)}` });
    }
  };
  const saveAll = async () => {
    const began = Date.now();
    setSaving({ kind: 'working', done: 0, of: null });
    const progress = (done: number, of: number) => {
      if (Date.now() - began > SOON) setSaving({ kind: 'working', done, of });
    };
    const { exportAll } = await exporting();
    const exported: Exported<Blob> | Trouble = await withArchive((archive) =>
      exportAll(archive, { ...games, face, progress }),
    );
    if (isTrouble(exported)) {
      setSaving({ kind: 'idle' });
      showToast({ text: words.trouble[exported.trouble] });
      return;
    }
    saveBlob(`roundhouse-${day()}.json`, exported.file);
    setSaving({ kind: 'saved', missing: exported.missing });
  };
  return {
    saveOne: (id) => one(id, (name, text) => saveText(`${name}.json`, text)),
    shareOne: (id) =>
      one(id, async (name, text) => (await import('./hand-out')).shareText(name, text)),
    saveAll,
    saving,
  };
}

/** Few people have designs, and their reader is part of an editor. */
export const face = async (
  ...design: Parameters<typeof import('../store/design-context').readDesignSummary>
) => (await import('../store/design-context')).readDesignSummary(...design);
