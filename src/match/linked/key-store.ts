import { Dexie, type Table } from 'dexie';
import { drawKeyPair, type KeyPair } from '../../link/identity/keys';

const OWN = 'own';

/**
 * Where a phone's key pair is kept. It is not in the archive: nothing of it can be written to a file, and the browser
 * itself stores the private half, which cannot be read.
 */
class KeyStore extends Dexie {
  declare readonly keys: Table<KeyPair, string>;

  constructor(name: string) {
    super(name);
    this.version(1).stores({ keys: '' });
  }
}

/**
 * The key pair of this phone, drawn once. Of two tabs that draw one at the same time the first wins. Where nothing can
 * be stored, the pair lasts as long as the page.
 */
export async function ownKeyPair(name = 'roundhouse-keys'): Promise<KeyPair> {
  const store = new KeyStore(name);
  try {
    const stored = await store.keys.get(OWN);
    if (stored) return stored;
    const drawn = await drawKeyPair();
    return await store.transaction('rw', store.keys, async () => {
      const first = await store.keys.get(OWN);
      if (!first) await store.keys.add(drawn, OWN);
      return first ?? drawn;
    });
  } catch {
    return drawKeyPair();
  } finally {
    store.close();
  }
}
