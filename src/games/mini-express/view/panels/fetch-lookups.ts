import { lazy } from '../../../../ui/lazy';

export const lookups = lazy(() => import('./lookups'));
