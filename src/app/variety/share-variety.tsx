import { Sheet } from '../../ui/sheet';
import { useLanguage } from '../../ui/words';
import { ShownPicture } from '../share/shown-picture';
import { usePicture } from '../share/use-picture';
import { drawVariety, type VarietyPlan } from './draw-variety';

export interface ShareVarietyProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What can be seen on the picture. */
  readonly alt: string;
  readonly plan: Omit<VarietyPlan, 'day'>;
}

/** The grid as a picture to share. */
export function ShareVariety({ open, onClose, title, alt, plan }: ShareVarietyProps) {
  const language = useLanguage();
  const picture = usePicture(
    (pen) => {
      const day = new Date().toLocaleDateString(language, { dateStyle: 'long' });
      return drawVariety(pen, { ...plan, day });
    },
    open,
    [plan.blocks, plan.sentence, language],
  );
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <div class="share">
        <ShownPicture picture={picture} alt={alt} />
      </div>
    </Sheet>
  );
}
