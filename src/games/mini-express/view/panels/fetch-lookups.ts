import { lazy } from '../../../../kit/lazy';

export const lookups = lazy(() => import('./lookups'));
