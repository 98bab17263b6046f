import { useCallback, useState } from 'react';
import { useAddress } from '../app/use-address.ts';
import { useIdle } from '../ui/use-idle.ts';
import { effective, follow, type ListParts, type Unwritten } from './list-query.ts';

/** Milliseconds without a change after which the address is written: each writing makes the router work. */
const PAUSE = 800;

/**
 * The query of a list. It takes effect at once and stands in the address a moment later, so that a link shows the same
 * list and Back finds it again.
 * @param first what to begin with where the address says nothing
 * @returns the query, a way to change parts of it, and one to write it at once, before the page is left
 */
export function useListQuery(
  first: ListParts,
): readonly [ListParts, (change: ListParts) => void, () => void] {
  const [address, setAddress, settle] = useAddress();
  const [state, setState] = useState<Unwritten>(() => ({
    address,
    parts: Object.keys(address).length === 0 ? first : {},
    sent: {},
  }));
  const known = state.address === address ? state : follow(state, address);
  if (known !== state) setState(known);
  const change = useCallback(
    (parts: ListParts): void => setState((now) => ({ ...now, parts: { ...now.parts, ...parts } })),
    [],
  );
  const isOpen = Object.keys(known.parts).length > 0;
  const write = (): void => {
    if (!isOpen) return;
    setState((now) => ({ ...now, sent: known.parts }));
    setAddress(known.parts);
  };
  useIdle(known.parts, PAUSE, isOpen, write);
  const writeNow = (): void => {
    write();
    settle();
  };
  return [effective(known), change, writeNow];
}
