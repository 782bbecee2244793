import { lazy } from '../../kit/lazy';
import { useLazy } from '../../ui/lazy';
import { silent } from '../store/archive-signals';

const notice = lazy(async () => (await import('./silence-notice')).SilenceNotice);

/** Says over every screen that the browser does not save, for as long as it does not. */
export function Silence() {
  const Notice = useLazy(notice, silent.value);
  return silent.value && Notice ? <Notice /> : null;
}
