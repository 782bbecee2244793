import type { Because } from '../../../../kit/rules';

export type PrivilegeRefusal = Because<'owned'> | Because<'price', { least: number; most: number }>;
