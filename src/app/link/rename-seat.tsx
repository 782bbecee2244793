import { Pencil } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { isVisible } from '../../kit/names';
import { Button, IconButton } from '../../ui/button';
import { Field } from '../../ui/field';
import { Sheet } from '../../ui/sheet';
import './link.css';
import { useLobbyWords } from './words/lobby-words';

interface RenameSeatProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** Renames the player of a seat of this phone. */
export function RenameSeat({ name, onName }: RenameSeatProps) {
  const words = useLobbyWords();
  const [typed, setTyped] = useState<string | null>(null);
  const isNone = typed !== null && !isVisible(typed);
  const save = () => {
    if (typed === null || isNone) return;
    onName(typed.trim());
    setTyped(null);
  };
  return (
    <>
      <IconButton name={words.rename(name)} icon={Pencil} onClick={() => setTyped(name)} />
      <Sheet open={typed !== null} title={words.renameTitle} onClose={() => setTyped(null)}>
        <form
          class="field-row"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Field
            label={words.renameTitle}
            labelSpoken
            value={typed ?? ''}
            maxLength={24}
            problem={isNone ? words.needName : null}
            onInput={setTyped}
          />
          <Button dimmed={isNone} onClick={save}>
            {words.save}
          </Button>
        </form>
      </Sheet>
    </>
  );
}
