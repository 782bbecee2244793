import { canonical, type Json } from '../../kit/json';
import { unwrap } from '../../kit/result';
import type { AnyRules } from '../../kit/rules';
import { usualValue } from '../../kit/setups';

/** How many settings of a match, in the options of a position, are not as they usually are. */
export function unusualSettings({ setups }: AnyRules, written: Json): number {
  const options = unwrap(setups.read(written));
  const values = setups.write(options);
  return setups
    .offered(options)
    .filter((one) => canonical(values[one.key] ?? null) !== canonical(usualValue(one))).length;
}
