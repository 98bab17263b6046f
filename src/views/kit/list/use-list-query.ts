import { useMemo, useState } from 'react';
import { useAddress } from '#views/navigation/use-address.ts';
import { useQuiet } from '#views/ui/use-quiet.ts';
import {
  changed,
  effective,
  follow,
  queryText,
  refined,
  stepped,
  unwritten,
  type ListParts,
} from './list-query.ts';

/** Milliseconds without a change before the address is written: every write makes the router work. */
const PAUSE = 800;
/** A step is written as soon as it shows, so that Back undoes it. */
const STEP_PAUSE = 50;

export interface ListQuery {
  readonly query: ListParts;
  /** Changes parts of the query, such as the search; Back leaves the list. */
  readonly change: (parts: ListParts) => void;
  /** Changes parts of the query, such as the state; Back undoes it. */
  readonly step: (parts: ListParts) => void;
  /** Changes a filter; consecutive changes to its value are one step. */
  readonly refine: (name: string, value: string | undefined) => void;
  /** Writes the query to the address at once, before the page is left. */
  readonly write: () => void;
}

/**
 * The query of a list. It takes effect at once and is written to the address a moment later, so that a link shows the
 * same list and Back restores it.
 * @param first the initial query when the address has none
 */
export function useListQuery(first: ListParts): ListQuery {
  const [address, setAddress, settle] = useAddress();
  const [state, setState] = useState(() =>
    unwritten(address, Object.keys(address).length === 0 ? first : {}),
  );
  const known = state.address === address ? state : follow(state, address);
  if (known !== state) setState(known);
  const acts = useMemo(
    () => ({
      change: (parts: ListParts): void => setState((now) => changed(now, parts)),
      step: (parts: ListParts): void => setState((now) => stepped(now, parts)),
      refine: (name: string, value: string | undefined): void => setState((now) => refined(now, name, value)),
    }),
    [],
  );
  const isOpen = Object.keys(known.parts).length > 0;
  const write = (): void => {
    if (!isOpen) return;
    setState((now) => ({ ...now, sent: known.parts, steps: [] }));
    const { parts, steps } = known;
    const along = Object.fromEntries(Object.entries(parts).filter(([name]) => !steps.includes(name)));
    if (Object.keys(along).length > 0) setAddress(along);
    if (steps.length === 0) return;
    settle(); // otherwise the history merges the two into one entry
    setAddress(parts, { isStep: true });
  };
  const writeNow = (): void => {
    write();
    settle();
  };
  useQuiet(known.parts, known.steps.length > 0 ? STEP_PAUSE : PAUSE, isOpen, write, writeNow);
  return { ...acts, query: useSame(effective(known)), write: writeNow };
}

/** Returns the same object for the same query, wherever it is stored by now. */
function useSame(query: ListParts): ListParts {
  // oxlint-disable-next-line react/exhaustive-deps -- the text says all of it
  return useMemo(() => query, [queryText(query)]);
}
