import { Switch } from '../../../../ui/switch';
import { useTable } from '../model/base/in-table';

/** The steps that are passed by, to be switched on again. */
export function PassedList() {
  const { passed, table, names } = useTable();
  const { passing } = table;
  if (!passed || passed.off.length === 0) return null;
  return (
    <section class="stack f-info">
      <h3>{passing.title}</h3>
      {passed.off.map((step) => (
        <Switch
          key={step}
          label={passing.skip(names.step[step as keyof typeof names.step], step)}
          on
          onChange={() => passed.toggle(step)}
        />
      ))}
    </section>
  );
}
