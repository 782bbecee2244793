import { LogIn, Undo2 } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { isVisible } from '../../kit/names';
import type { Link } from '../../link/connections/link';
import { readInvitation } from '../../link/connections/room-code';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { useGo } from '../screen/go';
import { Screen } from '../screen/screen';
import { GuestCameraButton } from './camera/guest-camera-button';
import { linkSettings } from './stored-settings';
import { linkedTables } from './tables';
import { useLobbyWords } from './words/lobby-words';
import { barredSaid, useLinkWords } from './words/words';

/** Joins a table on another phone. No data is sent before a button is tapped here. */
export function Join({ code: followed }: { readonly code?: string | undefined }) {
  const words = useLinkWords();
  const own = useLobbyWords();
  const barred = barredSaid();
  const go = useGo();
  const given = followed ? readInvitation(followed) : null;
  const [name, setName] = useState('');
  const [typed, setTyped] = useState(given?.code ?? '');
  const [wrong, setWrong] = useState(false);
  const [asked, setAsked] = useState(false);
  useEffect(() => void linkSettings.name().then((kept) => setName((now) => now || kept)), []);
  // A table whose match had not begun when the app was closed.
  const [waiting, setWaiting] = useState(false);
  useEffect(() => void linkSettings.table(null).then((kept) => setWaiting(kept !== null)), []);
  const read = readInvitation(typed);
  const code = read?.code ?? null;
  // A followed link names the phone to look for.
  const host = read?.host ?? (code === given?.code ? (given?.host ?? null) : null);
  const hasName = isVisible(name);
  // A link is read as a whole; of a code that is typed every letter is needed first.
  const noCode = code === null && (wrong || typed.trim().length >= 6);

  /** The name to join with; null: there is none, and the field says so. A tap may come before the kept one. */
  const ownName = async () => {
    const called = hasName ? name.trim() : await linkSettings.name();
    setAsked(true);
    return isVisible(called) ? called : null;
  };

  const join = async (wanted: string | null) => {
    setWrong(wanted === null);
    const called = await ownName();
    if (wanted === null || called === null) return;
    await linkedTables.join(called, { code: wanted, host });
    go.instead('/table');
  };

  const joinBy = async (link: Link) => {
    await linkedTables.join(name.trim(), { code: null, link: Promise.resolve(link) });
    go.instead('/table');
  };

  return (
    <Screen title={words.join} up="/" layout="columns">
      {barred && (
        <p class="notice" role="alert">
          {barred}
        </p>
      )}
      {waiting && (
        <Button wide icon={Undo2} onClick={() => go.instead('/table')}>
          {words.backToTable}
        </Button>
      )}
      <p class="note">{words.joinHint}</p>
      <Field
        label={words.yourName}
        value={name}
        maxLength={24}
        problem={asked && !hasName ? own.needName : null}
        onInput={setName}
      />
      <Field
        label={words.code}
        value={typed}
        maxLength={100}
        problem={noCode ? own.noCode : null}
        onInput={setTyped}
      />
      {given && <p class="note">{words.installedHint(given.code)}</p>}
      {!barred && (
        <>
          <Button kind="primary" wide icon={LogIn} dimmed={!code} onClick={() => void join(code)}>
            {words.join}
          </Button>
          <GuestCameraButton
            mayOpen={async () => (await ownName()) !== null}
            onLink={(link) => void joinBy(link)}
          />
        </>
      )}
    </Screen>
  );
}
