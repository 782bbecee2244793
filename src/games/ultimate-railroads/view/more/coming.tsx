import { memo } from '../../../../ui/memo';
import { Effects, EngineerPlate } from '../glyphs';
import { useTable } from '../in-table';
import './more.css';

/** The engineers on the strip, and in which round each can be used by all and hired. */
export const Coming = memo(({ values }: { readonly values: readonly number[] }) => {
  const { facts, voice, words } = useTable();
  if (!facts.strip.some((number) => number > 0)) return null;
  return (
    <section class="ur-more" aria-label={words.coming.title}>
      <h2>{words.coming.title}</h2>
      <ol class="stack ur-coming" data-gap="1">
        {facts.strip.map((number, index) => {
          const engineer = facts.tiles.engineers[number - 1];
          if (!engineer) return null;
          const hired = facts.round + index;
          return (
            <li key={number}>
              <EngineerPlate number={number} />
              <span class="visually-hidden">{voice.names.engineer(number)}</span>
              <Effects effects={engineer.effects} values={values} />
              <span>{words.list(engineer.effects.map(words.effect))}</span>
              <small>
                {words.spaces.cost(engineer.workers, engineer.rubles)} ·{' '}
                {hired > facts.rounds ? words.coming.never : words.coming.hired(hired, index)}
              </small>
            </li>
          );
        })}
      </ol>
    </section>
  );
});
