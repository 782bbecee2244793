import { LANGUAGES, type Language } from '../../kit/words';
import { Field } from '../field';
import './editor.css';

/** The name of something in each language. */
export type Names = Readonly<Record<Language, string>>;

/** The name of something, one field for each language. */
export function NameFields(props: {
  readonly names: Names;
  readonly label: (language: Language) => string;
  /** The language of the screen. */
  readonly language: Language;
  readonly onChange: (names: Names, language: Language) => void;
}) {
  const { names } = props;
  return (
    <div class="name-fields">
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

/**
 * Another name in one language. A name in the language of the screen also replaces the other one, as long as both are
 * the same: few people fill in both.
 */
export function renamed(names: Names, language: Language, name: string, screen: Language): Names {
  const both = language === screen && names.en === names.ko;
  return both ? { en: name, ko: name } : { en: names.en, ko: names.ko, [language]: name };
}
