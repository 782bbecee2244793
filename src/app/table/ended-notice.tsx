import { Play } from 'lucide-preact';
import { resumeMatch } from '../../archive/match-changes';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { LinkedEnd } from '../matches/linked-ending';
import { useMatchesWords } from '../matches/words';
import { withArchive } from '../store/archive';
import { useWords } from '../words/words';

interface EndedNoticeProps {
  readonly id: string;
  readonly linked: boolean;
}

/** Above the table of a match that was ended early: it looks as if it went on. */
export function EndedNotice({ id, linked }: EndedNoticeProps) {
  const words = useWords();
  const own = useMatchesWords();
  const resume = async () => {
    const trouble = await withArchive((archive) => resumeMatch(archive, id));
    if (trouble) showToast({ text: words.trouble[trouble.trouble] });
  };
  if (linked) return <LinkedEnd id={id} />;
  return (
    <div class="notice">
      <p>{words.match.endedEarly}</p>
      <Button icon={Play} onClick={() => void resume()}>
        {own.resume}
      </Button>
    </div>
  );
}
