import { RotateCcw, Undo2 } from 'lucide-preact';
import { Button, IconButton } from '../../../../ui/button';
import { Sheet } from '../../../../ui/sheet';
import { isChanged } from '../../data/changes';
import type { OwnTiles } from '../../data/own-tiles';
import { TILES } from '../../data/tiles';
import { doesOf, type EditorContext, titleOf } from './describe';
import { effectsAt, type Place, restored, withEffects } from './edit';
import { EffectFields, EngineerFields, PayFields } from './fields';
import { Mark, TileFace } from './tile-list';

interface TileSheetProps {
  readonly tiles: OwnTiles;
  /** Closed without one. */
  readonly place: Place | null;
  readonly context: EditorContext;
  readonly onChange: (tiles: OwnTiles, step?: string) => void;
  readonly onUndo: (() => void) | null;
  readonly onClose: () => void;
}

/** One tile: how it looks now, and everything about it that can be changed. */
export function TileSheet(props: TileSheetProps) {
  const { tiles, place, context, onChange, onUndo, onClose } = props;
  const { words } = context;
  const changed = place !== null && isChanged(tiles, place.list, place.index);
  return (
    <Sheet
      open={place !== null}
      title={place ? titleOf(place, context) : ''}
      onClose={onClose}
      footer={
        <div class="ur-tile-foot">
          {onUndo && <IconButton name={words.undo} icon={Undo2} onClick={onUndo} />}
          {changed && (
            <Button icon={RotateCcw} onClick={() => onChange(restored(tiles, place))}>
              {words.restore}
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            {words.done}
          </Button>
        </div>
      }
    >
      {place && (
        <div class="ur-tile-sheet">
          <div class="framed ur-tile ur-tile-sheet__face">
            <TileFace tiles={tiles} place={place} />
            <span role="status">{doesOf(tiles, place, context)}</span>
            <Mark tiles={tiles} place={place} context={context} />
          </div>
          {changed && (
            <p class="note">
              {words.inTheApp(doesOf({ name: tiles.name, ...TILES }, place, context))}
            </p>
          )}
          <Fields {...props} place={place} onChange={onChange} />
        </div>
      )}
    </Sheet>
  );
}

function Fields({ tiles, place, context, onChange }: TileSheetProps & { readonly place: Place }) {
  const { list, index } = place;
  if (list === 'bonusCards')
    return <PayFields tiles={tiles} index={index} context={context} onChange={onChange} />;
  return (
    <>
      {list === 'engineers' && (
        <EngineerFields tiles={tiles} index={index} context={context} onChange={onChange} />
      )}
      <EffectFields
        effects={effectsAt(tiles, place) ?? []}
        list={list}
        context={context}
        onChange={(effects, step) =>
          onChange(withEffects(tiles, place, effects), step && `${step} ${index}`)
        }
      />
    </>
  );
}
