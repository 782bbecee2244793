import { useState } from 'preact/hooks';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import type { BoardPlace } from '../../ui/game-view';
import { Sheet } from '../../ui/sheet';
import { useLanguage } from '../../ui/words';
import { matchesQuery } from '../rules/find';
import { useRulesWords } from '../rules/words';
import { useBesideWords } from './words';
import './menu-list.css';

interface FindPlaceProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly places: readonly BoardPlace[];
  readonly onFind: (hex: string) => void;
}

/** The names on the map, to be found while they are typed. */
export function FindPlace({ open, onClose, places, onFind }: FindPlaceProps) {
  const words = useBesideWords();
  const { nothing } = useRulesWords();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const found = places
    .filter(({ name }) => matchesQuery(name, typed))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  const show = (hex: string) => {
    setTyped('');
    onClose();
    onFind(hex);
  };
  return (
    <Sheet open={open} title={words.findPlace} onClose={onClose}>
      <Field label={words.placeName} value={typed} onInput={setTyped} />
      <ul class="table__places">
        {found.map(({ hex, name }) => (
          <li key={hex}>
            <Button wide onClick={() => show(hex)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{found.length === 0 && nothing}</p>
    </Sheet>
  );
}
