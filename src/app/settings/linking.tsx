import { useEffect, useState } from 'preact/hooks';
import { type SignalingServer, serverProblem } from '../../match/linked/signaling';
import { Field } from '../../ui/field';
import { linkSettings } from '../link/stored-settings';
import { useLinkWords } from '../link/words/words';

/** The server by which phones find each other. Input is stored at once. */
export function Linking() {
  const { settings: words } = useLinkWords();
  const [server, setServer] = useState<SignalingServer | null>(null);
  useEffect(() => void linkSettings.server().then(setServer), []);
  // No input before the stored value is known.
  if (!server) return null;
  const change = (part: Partial<SignalingServer>) => {
    const changed = { ...server, ...part };
    setServer(changed);
    void linkSettings.storeServer(changed);
  };
  const problem = serverProblem(server, location.host);
  const own = server.address.trim() !== '';
  return (
    <section class="section">
      <h2 class="caps">{words.title}</h2>
      <p class="note">{words.hint}</p>
      <Field
        label={words.address}
        value={server.address}
        problem={problem && words.problems[problem]}
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
