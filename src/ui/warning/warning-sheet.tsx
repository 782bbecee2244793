import { useId, useRef } from 'preact/hooks';
import { SheetFrame } from '../sheet';
import { WarningContent, type WarningProps } from './warning';

interface WarningSheetProps extends Omit<WarningProps, 'busy'> {
  readonly open: boolean;
}

/** A warning over the whole screen. */
export function WarningSheet({ open, ...props }: WarningSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [titleId, textId] = [useId(), useId()];
  return (
    <SheetFrame
      open={open}
      heading={heading}
      titleId={titleId}
      textId={textId}
      warning
      onClose={props.onStay}
    >
      <div class="sheet__panel warning">
        <WarningContent {...props} heading={heading} titleId={titleId} textId={textId} />
      </div>
    </SheetFrame>
  );
}
