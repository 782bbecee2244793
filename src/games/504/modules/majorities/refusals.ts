import type { Because } from '../../../../kit/rules';

export type MajorityRefusal = Because<'cut-off'>;
