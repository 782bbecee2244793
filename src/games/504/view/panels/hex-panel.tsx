import { Minus, Plus } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { Button, IconButton } from '../../../../ui/button';
import { useTableWords } from '../../../../ui/table-words';
import { ConfirmButton } from '../../../../ui/turn/confirm-button';
import { explainedLines } from '../board/hex-text';
import { useTable } from '../model/base/in-table';
import { hexName } from '../model/base/places';
import { chosenActions, goesFrom, type HexChoice, offerOf } from '../model/choice';
import { mostOf, offersAt } from '../model/offers';
import type { PanelProps } from '../model/panel-props';
import { offerKind } from '../model/table';
import { whyNothingText } from '../model/why-nothing';
import { Bill } from '../pieces/bill';
import { DoneButton } from '../pieces/done-button';
import { Frame } from '../pieces/frame';
import { OfferList } from '../pieces/offer-list';

interface HexPanelProps extends PanelProps {
  readonly choice: HexChoice;
  /** What is asked where the hex is given; null: it was tapped, and there is a way back. */
  readonly asks: {
    readonly question: ComponentChildren;
    readonly note: string;
    readonly within: ComponentChildren;
    readonly foot: ComponentChildren;
  } | null;
}

/** A tapped hex: what is there, what can be done there now, and what that brings. */
export function HexPanel({ turn, choice, asks }: HexPanelProps) {
  const { state, voice, table } = useTable();
  const house = useTableWords();
  const { hex, from } = choice;
  const offers = offersAt(state, hex, from);
  const offer = offerOf(state, choice);
  const kind = offer && offerKind(state, offer.kind);
  const actions = chosenActions(state, choice);
  const way = offer?.ways[choice.way] ?? offer?.ways[0];
  const most = offer ? mostOf(state, offer) : 1;
  // The map shows who is where one buys. In words that would push the bill out of sight on a small phone.
  const lines = offer?.kind === 'buy' ? [] : explainedLines(state, hex, voice);
  const leads = from === null && goesFrom(state, hex);
  const place = hexName(state, hex, voice);
  // The table goes on as residents went last; nobody has tapped this place.
  const isSuggested = choice === turn.nothing && choice.offer !== null;
  const whyNot = offers.length === 0 && !leads ? whyNothingText(state, hex, voice) : '';
  const setCount = (count: number) => turn.choose({ ...choice, count });
  return (
    <Frame
      question={
        asks?.question ?? (from === null ? place : table.way(hexName(state, from, voice), place))
      }
      note={asks?.note ?? (isSuggested ? table.suggested : leads ? table.goOn : '')}
      notice={turn.notice}
      step={`hex ${hex}`}
      foot={
        <>
          {most > 1 && (
            <div class="row f-count">
              <span class="f-count__ask">{table.howMany}</span>
              <IconButton
                name={table.fewer}
                icon={Minus}
                dimmed={choice.count === 1}
                onClick={() => setCount(Math.max(1, choice.count - 1))}
              />
              <b>{choice.count}</b>
              <IconButton
                name={table.more}
                icon={Plus}
                dimmed={choice.count >= most}
                onClick={() => setCount(Math.min(most, choice.count + 1))}
              />
              {most > 2 && (
                <Button pressed={choice.count === most} onClick={() => setCount(most)}>
                  {table.all(most)}
                </Button>
              )}
            </div>
          )}
          {asks?.foot ?? <Button onClick={turn.back}>{house.back}</Button>}
          {!asks && (!kind || choice === turn.nothing) && <DoneButton turn={turn} />}
          {kind && way && (
            <ConfirmButton busy={turn.busy} onClick={turn.confirm}>
              {kind.title(state, way.form, voice, choice.count, from ?? hex)}
            </ConfirmButton>
          )}
        </>
      }
    >
      {asks?.within}
      {whyNot && <p>{whyNot}</p>}
      {offer && <Bill actions={actions} />}
      {offer && kind?.Ways && offer.ways.length > 1 && (
        <kind.Ways
          ways={offer.ways}
          way={choice.way}
          here={hex}
          onWay={(next) => turn.choose({ ...choice, way: next })}
        />
      )}
      {(offers.length > 1 || !offer) && (
        <OfferList
          offers={offers}
          chosen={choice.offer}
          hex={from ?? hex}
          tellsFrom={from === null}
          count={choice.count}
          onChoose={(one) => turn.choose({ ...choice, offer: one.id, way: 0, count: 1 })}
        />
      )}
      {kind && way && offers.length === 1 && (
        <p>{kind.note?.(state, way.form, voice, choice.count)}</p>
      )}
      {!asks && lines.length > 0 && (
        <ul class="f-chips">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Frame>
  );
}
