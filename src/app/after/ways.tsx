import { ChartLine, ChartNoAxesColumn, History, Share2 } from 'lucide-preact';
import { Button } from '../../ui/button';
import { useGo } from '../screen/go';
import { useAfterWords } from './words';

/** Where one goes from a finished match: in sight below the winner, before all that there is to read. */
export function Ways({ id, onShare }: { readonly id: string; readonly onShare: () => void }) {
  const words = useAfterWords();
  const go = useGo();
  return (
    <div class="after__ways">
      <Button icon={Share2} onClick={onShare}>
        {words.share}
      </Button>
      <Button icon={History} onClick={() => go.to(`/match/${id}/replay`)}>
        {words.replay}
      </Button>
      <Button icon={ChartLine} name={words.analysis} onClick={() => go.to(`/match/${id}/analysis`)}>
        {words.analysisShort}
      </Button>
      <Button icon={ChartNoAxesColumn} onClick={() => go.to('/statistics')}>
        {words.statistics}
      </Button>
    </div>
  );
}
