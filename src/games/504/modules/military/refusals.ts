import type { Because } from '../../../../kit/rules';

export type MilitaryRefusal = Because<'protected'>;
