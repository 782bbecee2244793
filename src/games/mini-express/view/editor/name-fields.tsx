import { LANGUAGES, type Language } from '../../../../kit/words';
import { Field } from '../../../../ui/field';
import type { Names } from '../../data/board-form';
import { renamed } from './names';

/** The name of something in both languages. */
export function NameFields(props: {
  readonly names: Names;
  readonly label: (language: Language) => string;
  /** Of the screen. */
  readonly language: Language;
  readonly onChange: (names: Names, language: Language) => void;
}) {
  const { names } = props;
  return (
    <div class="mx-place__names">
      {LANGUAGES.map((one) => (
        <Field
          key={one}
          label={props.label(one)}
          value={names[one]}
          maxLength={40}
          onInput={(name) => props.onChange(renamed(names, one, name, props.language), one)}
        />
      ))}
    </div>
  );
}
