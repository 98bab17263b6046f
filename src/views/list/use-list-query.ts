import { useMemo, useState } from 'react';
import { useAddress } from '../app/use-address.ts';
import { useQuiet } from '../ui/use-quiet.ts';
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

/** Milliseconds without a change after which the address is written: each writing makes the router work. */
const PAUSE = 800;
/** A step is written once it shows: whoever presses Back then undoes it. */
const STEP_PAUSE = 50;

export interface ListQuery {
  readonly query: ListParts;
  /** Changes parts of the query, such as what is searched; Back leaves the list. */
  readonly change: (parts: ListParts) => void;
  /** Changes parts of the query, such as a state; Back takes it back. */
  readonly step: (parts: ListParts) => void;
  /** Changes a filter; what it is narrowed to one after the other is one step. */
  readonly refine: (name: string, value: string | undefined) => void;
  /** Puts the query into the address at once, before the page is left. */
  readonly write: () => void;
}

/**
 * The query of a list. It takes effect at once and stands in the address a moment later, so that a link shows the same
 * list and Back finds it again.
 * @param first what to begin with where the address says nothing
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
    settle(); // else the history takes the two for one entry
    setAddress(parts, { isStep: true });
  };
  const writeNow = (): void => {
    write();
    settle();
  };
  useQuiet(known.parts, known.steps.length > 0 ? STEP_PAUSE : PAUSE, isOpen, write, writeNow);
  return { ...acts, query: useSame(effective(known)), write: writeNow };
}

/** The same object for the same query, wherever it stands by now. */
function useSame(query: ListParts): ListParts {
  // oxlint-disable-next-line react/exhaustive-deps -- the text says all of it
  return useMemo(() => query, [queryText(query)]);
}
