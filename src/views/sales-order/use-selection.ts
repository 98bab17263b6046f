import { useState } from 'react';

interface Selected {
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly count: number;
  readonly onToggle: (id: string, on: boolean) => void;
  readonly onAll: (on: boolean) => void;
}

/** Which rows of a result are selected; a row that leaves the result is selected no more. */
export function useSelection(all: readonly string[]): Selected {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = all.filter((id) => chosen.has(id));
  return {
    ids,
    has: (id) => chosen.has(id),
    count: ids.length,
    onToggle: (id, on) => {
      const next = new Set(chosen);
      if (on) next.add(id);
      else next.delete(id);
      setChosen(next);
    },
    onAll: (on) => setChosen(new Set(on ? all : [])),
  };
}
