import { useCallback, useMemo, useState } from 'react';

export interface Selected {
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly count: number;
  readonly onToggle: (id: string, on: boolean) => void;
  readonly onAll: (on: boolean) => void;
}

const none: ReadonlySet<string> = new Set();
const nothing: readonly string[] = [];

/** The selected rows of a result; a row that leaves the result is deselected. */
export function useSelection<R>(rows: readonly R[], idOf: (row: R) => string): Selected {
  const [chosen, setChosen] = useState(none);
  const ids = useMemo(
    () => (chosen.size === 0 ? nothing : rows.map(idOf).filter((id) => chosen.has(id))),
    // oxlint-disable-next-line react/exhaustive-deps -- `idOf` says the same of a row at every render
    [rows, chosen],
  );
  const onToggle = useCallback((id: string, on: boolean) => {
    setChosen((known) => {
      const next = new Set(known);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return {
    ids,
    has: (id) => chosen.has(id),
    count: ids.length,
    onToggle,
    onAll: (on) => setChosen(on ? new Set(rows.map(idOf)) : none),
  };
}
