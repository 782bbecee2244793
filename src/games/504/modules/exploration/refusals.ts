import type { Because } from '../../../../kit/rules';

export type ExplorationRefusal = Because<'no-stack' | 'no-vp'>;
