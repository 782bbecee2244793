/**
 * What is read of a position, once: taps, names and panels ask for the same things. A position that has been read does
 * not change anymore.
 */
export function perPosition<State extends object, Read>(
  read: (state: State) => Read,
): (state: State) => Read {
  const known = new WeakMap<State, { readonly read: Read }>();
  return (state) => {
    let found = known.get(state);
    if (!found) {
      found = { read: read(state) };
      known.set(state, found);
    }
    return found.read;
  };
}
