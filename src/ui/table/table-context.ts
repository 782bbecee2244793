import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';

/**
 * What all parts of a game's table need, handed to them at once: the provider and the hook of a context of its own. Only
 * what changes with the position belongs in it, not what changes with each tap: every part that uses the hook renders again with it.
 */
export function tableContext<Given extends object>() {
  const context = createContext<Given | null>(null);
  function useTable(): Given {
    const given = useContext(context);
    if (!given) throw new Error('This part is drawn outside of a table.');
    return given;
  }
  return { InTable: context.Provider, useTable };
}

/** The same object as long as none of its values changes: what a table hands to its parts. */
export function useUnchanged<Given extends object>(given: Given): Given {
  return useMemo(() => given, Object.values(given));
}
