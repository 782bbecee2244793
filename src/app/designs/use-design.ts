import { useEffect, useRef, useState } from 'preact/hooks';
import { saveDesign } from '../../archive/design-changes';
import { loadDesign } from '../../archive/designs';
import { isTrouble, type Trouble } from '../../archive/trouble';
import type { JsonObject } from '../../kit/json';
import { isProblem, type Problem } from '../../kit/rules';
import { holdUpdates } from '../install/updates';
import { withArchive } from '../store/archive';
import { type DesignContext, designContextOf, designSummary } from '../store/design-context';
import { begun, changed, type History, redone, undone } from './history';

export interface OpenedDesign {
  readonly context: DesignContext;
  readonly history: History<JsonObject>;
  /** `trouble`: the shown design is not on the disk. */
  readonly keeping: 'saved' | 'saving' | Trouble;
  readonly change: (design: JsonObject, step?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Saves again after trouble. */
  readonly retry: () => void;
}

/** A design with its history, saved automatically after every change; null while it is being opened. */
export function useDesign(id: string): OpenedDesign | Problem | Trouble | null {
  const [context, setWorkshop] = useState<DesignContext | Problem | Trouble | null>(null);
  const [history, setHistory] = useState<History<JsonObject> | null>(null);
  const [keeping, setKeeping] = useState<OpenedDesign['keeping']>('saved');
  const revision = useRef(0);
  const writing = useRef(false);
  const wanted = useRef<JsonObject | null>(null);

  useEffect(() => {
    let here = true;
    const open = async () => {
      const record = await withArchive((archive) => loadDesign(archive, id));
      if (isTrouble(record) || isProblem(record)) return here && setWorkshop(record);
      const context = await designContextOf(record.game);
      const design = context ? context.editor.read(record.design) : record.design;
      if (!here) return;
      if (isProblem(design)) return setWorkshop(design);
      revision.current = record.revision;
      setHistory(begun(design));
      setWorkshop(context ?? { trouble: 'gone', detail: record.game });
    };
    void open();
    return () => {
      here = false;
    };
  }, [id]);

  if (context === null || isTrouble(context) || isProblem(context)) return context;
  if (history === null) return null;

  /** One write at a time. Changes made meanwhile are written after it, together. */
  const write = async () => {
    if (writing.current) return;
    writing.current = true;
    while (wanted.current) {
      const face = designSummary(context.editor, wanted.current);
      wanted.current = null;
      const answer = await withArchive((archive) =>
        saveDesign(archive, id, revision.current, face, Date.now()),
      );
      if (isTrouble(answer)) {
        wanted.current ??= face.design;
        writing.current = false;
        setKeeping(answer);
        return;
      }
      revision.current = answer;
    }
    writing.current = false;
    setKeeping('saved');
  };
  const become = (next: History<JsonObject>) => {
    if (next === history) return;
    setHistory(next);
    wanted.current = next.now;
    setKeeping('saving');
    void holdUpdates(write());
  };
  return {
    context,
    history,
    keeping,
    change: (design, step) => become(changed(history, design, step ?? null)),
    undo: () => become(undone(history)),
    redo: () => become(redone(history)),
    retry: () => void holdUpdates(write()),
  };
}
