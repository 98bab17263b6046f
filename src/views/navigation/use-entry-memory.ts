import { useMemo } from 'react';
import { useRouter, type RouterHistory } from '@tanstack/react-router';

/** What parts of a page keep, by the entry of the history that they are shown at. */
type Memory = Map<number, Map<string, unknown>>;

const memories = new WeakMap<RouterHistory, Memory>();

const indexOf = ({ location }: Pick<RouterHistory, 'location'>): number => location.state.__TSR_index;

/** Another page at the place of an entry, and all after it, begins anew. */
function memoryOf(history: RouterHistory): Memory {
  const known = memories.get(history);
  if (known) return known;
  const memory: Memory = new Map();
  memories.set(history, memory);
  history.subscribe(({ location, action }) => {
    if (action.type !== 'PUSH') return;
    for (const index of memory.keys()) if (index >= indexOf({ location })) memory.delete(index);
  });
  return memory;
}

export interface EntryMemory<T> {
  readonly read: (part: string) => T | undefined;
  readonly keep: (part: string, value: T) => void;
}

/** Keeps something for the present entry of the history: Back and Forward find it again, another visit does not. [UI59] */
export function useEntryMemory<T>(name: string): EntryMemory<T> {
  const { history } = useRouter();
  return useMemo(() => {
    const memory = memoryOf(history);
    const key = (part: string): string => `${name} ${part}`;
    return {
      read: (part) => memory.get(indexOf(history))?.get(key(part)) as T | undefined, // kept under the same name
      keep: (part, value) => {
        const index = indexOf(history);
        const kept = memory.get(index) ?? new Map<string, unknown>();
        memory.set(index, kept.set(key(part), value));
      },
    };
  }, [history, name]);
}
