import { useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../kit/rules';
import { useMedia } from '../../../../ui/use-media';
import { useSteady } from '../../../../ui/use-steady';
import type { MatchTableProps } from '../props';

/** Screens with room for what is asked and for what can be looked up. */
const ROOMY = '(min-width: 45rem) and (min-height: 40rem)';

type TabProps = Pick<MatchTableProps, 'acting' | 'seeing' | 'suggested' | 'onLook'>;

/**
 * The open tab, and what opens another. Where there is no room beside the tabs (`asksInTab`), the question is the first
 * one: it opens for the next player to decide, and when a move is suggested.
 */
export function useTab({ acting, seeing, suggested = null, onLook }: TabProps, toAct: Seat | null) {
  const isRoomy = useMedia(ROOMY) && seeing !== 'still';
  const asksInTab = acting !== null && !isRoomy;
  const [chosen, setChosen] = useState<{
    readonly tab: string;
    readonly toAct: Seat | null;
    readonly suggested: object | null;
  }>();
  // A move that was shown leaves the question open when it is done.
  const shown = useRef<object | null>(suggested);
  shown.current = suggested ?? shown.current;
  const isNew = chosen?.suggested !== shown.current;
  // The question tab exists only while this seat acts.
  const stays = chosen && (asksInTab ? chosen.toAct === toAct && !isNew : chosen.tab !== 'turn');
  const { onTab } = useSteady({
    onTab: (tab: string) => {
      setChosen({ tab, toAct, suggested: shown.current });
      onLook?.({ tab });
    },
  });
  return { tab: stays ? chosen.tab : asksInTab ? 'turn' : 'players', asksInTab, onTab };
}
