/**
 * What is made of an object, once for as long as the object is used: a board of its form, what is read of a position.
 * A position that has been read must not change anymore.
 */
export function oncePer<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, { readonly made: Made }>();
  return (of) => {
    let found = known.get(of);
    if (!found) {
      found = { made: make(of) };
      known.set(of, found);
    }
    return found.made;
  };
}
