import { useEffect, useRef } from 'preact/hooks';
import { oneOf, twoOf } from '../../rules/action';
import { SEGMENTS } from '../../rules/shapes';
import { tileName } from '../../rules/supply-lines';
import type { TileId } from '../../words/ids';
import { wayOf } from '../board/hex-facts';
import { segmentsOf } from '../board/segments';
import { buildsOn, effectOf } from '../builds';
import type { Choice } from '../choice';
import type { PanelProps } from './panel-props';
import { TilePicture } from './tile-picture';
import './tile-tray.css';

type TrayProps = PanelProps & { readonly choice: Choice & { readonly step: 'hex' } };

/** The tiles that fit on the chosen hex, each as it would lie there, with its price. */
export function TileTray({ state, seats, turn, words, choice }: TrayProps) {
  const { build, phase } = words.table;
  const tray = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = tray.current?.children[choice.shape];
    if (!(chosen instanceof HTMLElement) || !tray.current) return;
    tray.current.scrollLeft =
      chosen.offsetLeft - tray.current.clientWidth / 2 + chosen.offsetWidth / 2;
  }, [choice.hex, choice.shape]);
  return (
    <div class="aos-tray" ref={tray}>
      {buildsOn(state, choice.hex).map((action, place) => {
        const { cost, state: then } = effectOf(state, action);
        const shape = twoOf(action);
        const ways = segmentsOf(shape, oneOf(action)).map((one) => wayOf(one, words));
        const tile = words.names.tile[tileName(shape) as TileId];
        return (
          <button
            type="button"
            class="aos-tray__tile"
            key={action}
            data-tile={tileName(shape)}
            data-track={SEGMENTS[shape]}
            aria-pressed={place === choice.shape}
            aria-label={build.shape(tile, ways, cost)}
            onClick={() => turn.choose({ ...choice, shape: place, asked: false })}
          >
            <TilePicture state={then} hex={choice.hex} seats={seats} />
            <b aria-hidden="true">{phase.cash(cost)}</b>
          </button>
        );
      })}
    </div>
  );
}
