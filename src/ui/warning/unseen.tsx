import { useEffect, useState } from 'preact/hooks';
import { useHoldSettled } from '../settled';
import { UNSEEN } from '../tap-guard';

/** Whether what has just been painted has been there long enough to be seen. */
export function useSeen(): boolean {
  const [seen, setSeen] = useState(false);
  useHoldSettled(!seen);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), UNSEEN);
    return () => clearTimeout(timer);
  }, []);
  return seen;
}

/** Covers the whole screen until what it is a part of has had time to be seen. */
export function Unseen() {
  return useSeen() ? null : <div class="tap-guard" data-all />;
}
