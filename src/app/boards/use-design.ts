import { useEffect, useRef, useState } from 'preact/hooks';
import { saveDesign } from '../../archive/design-changes';
import { loadDesign } from '../../archive/designs';
import { isTrouble, type Trouble } from '../../archive/trouble';
import type { JsonObject } from '../../kit/json';
import { holdUpdates } from '../install/updates';
import { withKept } from '../kept';
import { faceOfDesign, type Workshop, workshopOf } from './desks';
import { begun, changed, type History, redone, undone } from './history';

export interface OpenedDesign {
  readonly workshop: Workshop;
  readonly history: History<JsonObject>;
  /** `trouble`: what is on the screen is not on the disk. */
  readonly keeping: 'saved' | 'saving' | Trouble;
  readonly change: (design: JsonObject, step?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Tries to save once more after trouble. */
  readonly retry: () => void;
}

/** A design with its history, saved by itself after every change; null while it is being opened. */
export function useDesign(id: string): OpenedDesign | Trouble | null {
  const [workshop, setWorkshop] = useState<Workshop | Trouble | null>(null);
  const [history, setHistory] = useState<History<JsonObject> | null>(null);
  const [keeping, setKeeping] = useState<OpenedDesign['keeping']>('saved');
  const revision = useRef(0);
  const writing = useRef(false);
  const wanted = useRef<JsonObject | null>(null);

  useEffect(() => {
    let here = true;
    const open = async () => {
      const record = await withKept((archive) => loadDesign(archive, id));
      if (isTrouble(record)) return here && setWorkshop(record);
      const shop = await workshopOf(record.game);
      if (!here) return;
      revision.current = record.revision;
      setHistory(begun(record.design));
      setWorkshop(shop ?? { trouble: 'gone', detail: record.game });
    };
    void open();
    return () => {
      here = false;
    };
  }, [id]);

  if (workshop === null || isTrouble(workshop)) return workshop;
  if (history === null) return null;

  /** One write at a time; what was changed meanwhile is written after it, whole. */
  const write = async () => {
    if (writing.current) return;
    writing.current = true;
    while (wanted.current) {
      const face = faceOfDesign(workshop.desk, wanted.current);
      wanted.current = null;
      const answer = await withKept((archive) =>
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
    workshop,
    history,
    keeping,
    change: (design, step) => become(changed(history, design, step ?? null)),
    undo: () => become(undone(history)),
    redo: () => become(redone(history)),
    retry: () => void holdUpdates(write()),
  };
}
