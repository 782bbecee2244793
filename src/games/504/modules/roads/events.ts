import type { Because } from '../../../../kit/rules';

export type RoadRefusal = Because<'not-linked'>;
