import type { Because } from '../../../../kit/rules';

export type ShareRefusal = Because<'no-share' | 'half' | 'bought-or-sold' | 'president'>;
