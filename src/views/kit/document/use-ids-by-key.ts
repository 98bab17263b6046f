import { useState } from 'react';
import { useModel } from './model-context.tsx';

/** Gives each key an id of its own, the same one between renders: what is done twice for a key is done to one document. */
export function useIdsByKey(): (key: string) => string {
  const { newId } = useModel();
  const [ids] = useState(() => new Map<string, string>());
  return (key) => {
    const id = ids.get(key) ?? newId();
    ids.set(key, id);
    return id;
  };
}
