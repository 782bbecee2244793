import { useEffect } from 'preact/hooks';
import { haveFinished } from '../../archive/finished';
import { Button } from '../../ui/button';
import { useLoaded } from '../screen/use-loaded';
import { withArchive } from '../store/archive';
import { BriefSheet, type BriefSheetProps } from './brief-sheet';
import { justBegun } from './just-begun';
import { useBriefWords } from './words';

/** After this number of finished matches of a game, the card no longer opens by itself. */
const NEW_FOR = 3;

/** At the first turn of a person new to a game: what the match is about. */
export function FirstBrief(props: Omit<BriefSheetProps, 'open' | 'onClose' | 'footer'>) {
  const words = useBriefWords();
  const { game } = props.match.header;
  const known = useLoaded(
    () => withArchive((archive) => haveFinished(archive, game, NEW_FOR)),
    [game],
  );
  const done = () => {
    justBegun.value = null;
  };
  useEffect(() => {
    if (known === true) done();
  }, [known]);
  return (
    <BriefSheet
      {...props}
      // Where the archive gives no answer, nothing is put before the match.
      open={known === false}
      onClose={done}
      footer={
        <Button kind="primary" wide onClick={done}>
          {words.play}
        </Button>
      }
    />
  );
}
