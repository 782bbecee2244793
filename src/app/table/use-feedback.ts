import { useEffect } from 'preact/hooks';
import type { Cue } from '../../kit/cues';
import { lazy } from '../../kit/lazy';
import { type Viewers, visibleEvents } from '../../kit/secrets';
import type { LiveMatch } from '../../match/live-match';
import type { Presentation } from '../../match/presentation';
import type { GameView } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import type { KeptSettings } from '../store/kept-settings';

const feedback = lazy(() => import('../feedback/feedback'));

/** Sound and vibration of a match, where they are on. Returns a function for cues that do not come from a move. */
export function useFeedback(
  match: LiveMatch,
  view: GameView,
  presentation: Presentation,
  viewers: Viewers,
  settings: KeptSettings | undefined,
): (cue: Cue) => void {
  const { sound = false, vibration = false } = settings ?? {};
  const wanted = sound || vibration;
  const entries = match.entries.value;
  const given = useLazy(feedback, wanted);
  const cueOf = useLazy(view.cueOf, wanted);
  useEffect(() => {
    const news = presentation.news('cues');
    if (!news || !given || !cueOf) return;
    const events = (entry: number) => match.timeline.tip(entry)?.events ?? [];
    const numbers = Array.from({ length: news.to - news.after }, (_, at) => news.after + 1 + at);
    const visible = visibleEvents(match.rules, numbers.flatMap(events), viewers);
    given.give(given.cuesOf(match, cueOf(visible)), { sound, vibration });
  }, [match, entries, given, cueOf, presentation]);
  return (cue) => given?.give([cue], { sound, vibration });
}
