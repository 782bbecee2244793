import { useEffect, useState } from 'preact/hooks';
import { Field } from '../../ui/field';
import { keepServer, keptServer, type OwnServer, signallingOf } from '../link/signalling';
import { useLinkWords } from '../link/words/words';

/** Where phones find each other. What is typed is kept at once. */
export function Linking() {
  const { settings: words } = useLinkWords();
  const [server, setServer] = useState<OwnServer | null>(null);
  useEffect(() => void keptServer().then(setServer), []);
  // Nothing is typed before it is known what is there.
  if (!server) return null;
  const change = (part: Partial<OwnServer>) => {
    const changed = { ...server, ...part };
    setServer(changed);
    void keepServer(changed);
  };
  const own = server.address.trim() !== '';
  return (
    <section class="section">
      <h2 class="caps">{words.title}</h2>
      <p class="note">{words.hint}</p>
      <Field
        label={words.address}
        value={server.address}
        problem={signallingOf(server) === 'unusable' ? words.badAddress : null}
        onInput={(address) => change({ address })}
      />
      {own && (
        <>
          <Field label={words.turn} value={server.turn} onInput={(turn) => change({ turn })} />
          <Field label={words.user} value={server.user} onInput={(user) => change({ user })} />
          <Field
            label={words.password}
            value={server.password}
            onInput={(password) => change({ password })}
          />
        </>
      )}
    </section>
  );
}
