import { Camera, LogIn, Undo2 } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { isVisible } from '../../kit/names';
import type { Link } from '../../link/connections/link';
import { readInvitation } from '../../link/connections/room-code';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Sheet } from '../../ui/sheet';
import { useGo } from '../screen/go';
import { Screen } from '../screen/screen';
import { GuestCamera } from './camera/guest-camera';
import { linkSettings } from './stored-settings';
import { linkedTables } from './tables';
import { barredSaid, useLinkWords } from './words/words';

/** Joins a table on another phone. No data is sent before a button is tapped here. */
export function Join({ code: followed }: { readonly code?: string | undefined }) {
  const words = useLinkWords();
  const barred = barredSaid();
  const go = useGo();
  const given = followed ? readInvitation(followed) : null;
  const [name, setName] = useState('');
  const [typed, setTyped] = useState(given?.code ?? '');
  const [wrong, setWrong] = useState(false);
  const [camera, setCamera] = useState(false);
  useEffect(() => void linkSettings.name().then((kept) => setName((now) => now || kept)), []);
  // A table whose match had not begun when the app was closed.
  const [waiting, setWaiting] = useState(false);
  useEffect(() => void linkSettings.table(null).then((kept) => setWaiting(kept !== null)), []);
  const read = readInvitation(typed);
  const code = read?.code ?? null;
  // A followed link names the phone to look for.
  const host = read?.host ?? (code === given?.code ? (given?.host ?? null) : null);
  const ownName = isVisible(name) ? name.trim() : words.somebody;

  const join = async (wanted: string | null) => {
    setWrong(wanted === null);
    if (wanted === null) return;
    await linkedTables.join(ownName, { code: wanted, host });
    go.instead('/table');
  };

  const joinBy = async (link: Link) => {
    await linkedTables.join(ownName, { code: null, link: Promise.resolve(link) });
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
      <Field label={words.yourName} value={name} maxLength={24} onInput={setName} />
      <Field
        label={words.code}
        value={typed}
        maxLength={100}
        problem={wrong && !code ? words.noCode : null}
        onInput={setTyped}
      />
      {given && <p class="note">{words.installedHint(given.code)}</p>}
      {!barred && (
        <>
          <Button kind="primary" wide icon={LogIn} dimmed={!code} onClick={() => void join(code)}>
            {words.join}
          </Button>
          <Button wide icon={Camera} onClick={() => setCamera(true)}>
            {words.camera.title}
          </Button>
        </>
      )}
      <Sheet open={camera} title={words.camera.title} onClose={() => setCamera(false)}>
        <GuestCamera onLink={(link) => void joinBy(link)} />
      </Sheet>
    </Screen>
  );
}
