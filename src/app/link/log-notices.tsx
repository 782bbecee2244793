import { refuse } from '../../link/session/reasons';
import { Button } from '../../ui/button';
import { Notice, type Notices } from './notice';
import { nameIn } from './shown-names';
import { showRefusal } from './table-actions';

export const undoAsked: Notices = (here, words) => {
  const { asking } = here.view.value;
  if (!asking?.here) return [];
  const answer = (yes: boolean) =>
    showRefusal(here.table.do((session, now) => session.answerUndo(asking.number, yes, now)));
  return [
    <Notice key="undo">
      <p>{words.asks(nameIn(here, asking.by), asking.back)}</p>
      <Button kind="primary" onClick={() => answer(true)}>
        {words.yes}
      </Button>
      <Button onClick={() => answer(false)}>{words.no}</Button>
    </Notice>,
  ];
};

/** Two logs have gone on differently. People choose one. */
export const fork: Notices = (here, words) => {
  return here.view.value.divergences.map(({ phone, common, ours, theirs }) => (
    <Notice key={`fork-${phone}`}>
      <p>
        {words.fork(nameIn(here, phone), common, ours, theirs)} {words.forkHint}
      </p>
      <Button
        onClick={() => showRefusal(here.table.do((session, now) => session.choose(phone, now)))}
      >
        {words.chooseTheirs(nameIn(here, phone))}
      </Button>
    </Notice>
  ));
};

/** The host plays the next match, and does not have the end of this one. */
export const endless: Notices = (here, words) => {
  const { endUnknown, table } = here.view.value;
  if (!endUnknown || !table) return [];
  const goAlong = () =>
    showRefusal(
      here.table.do((session, now) =>
        session.role === 'guest' ? session.joinNextMatch(now) : refuse('settled'),
      ),
    );
  return [
    <Notice key="endless">
      <p>
        {words.endless(nameIn(here, table.host))} {words.leaveHint}
      </p>
      <Button onClick={goAlong}>{words.goAlong}</Button>
    </Notice>,
  ];
};

export const awaited: Notices = (here, words) => {
  return here.view.value.awaited.map((phone) => {
    const name = nameIn(here, phone);
    const without = () =>
      showRefusal(
        here.table.do((session, now) =>
          session.role === 'host' ? session.continueWithout(phone, now) : refuse('settled'),
        ),
      );
    return (
      <Notice key={`awaited-${phone}`}>
        <p>{words.awaited(name)}</p>
        <Button onClick={without}>{words.goOnWithout(name)}</Button>
      </Notice>
    );
  });
};
