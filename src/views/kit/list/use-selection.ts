import { useCallback, useMemo, useState } from 'react';

export interface Selected {
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly count: number;
  readonly onToggle: (ids: readonly string[], on: boolean) => void;
  readonly onAll: (on: boolean) => void;
}

/** A result of which some rows are not here yet: selecting all selects them, too. */
export interface Far {
  /** Identifies the result: those of another one are deselected. */
  readonly question: string;
  /** What is known of the whole result; null if all rows are here. */
  readonly ids: (() => Promise<readonly string[]>) | null;
}

const none: ReadonlySet<string> = new Set();
const nothing: readonly string[] = [];
const notFar = { question: '', ids: nothing };

/** The selected rows of a result; a row that leaves the result is deselected. */
export function useSelection<R>(rows: readonly R[], idOf: (row: R) => string, far: Far): Selected {
  const [chosen, setChosen] = useState(none);
  const [known, setKnown] = useState(notFar);
  const away = known.question === far.question ? known.ids : nothing;
  const ids = useMemo(
    () =>
      chosen.size === 0 ? nothing : [...new Set([...rows.map(idOf), ...away])].filter((id) => chosen.has(id)),
    // oxlint-disable-next-line react/exhaustive-deps -- `idOf` says the same of a row at every render
    [rows, chosen, away],
  );
  const onToggle = useCallback((toggled: readonly string[], on: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      for (const id of toggled) {
        if (on) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  const onAll = (on: boolean): void => {
    setChosen(on ? new Set(rows.map(idOf)) : none);
    if (!on || !far.ids) return;
    const take = (found: readonly string[]): void => {
      setKnown({ question: far.question, ids: found });
      setChosen((before) => (before.size === 0 ? before : new Set([...before, ...found])));
    };
    void far.ids().then(take);
  };
  return { ids, has: (id) => chosen.has(id), count: ids.length, onToggle, onAll };
}
