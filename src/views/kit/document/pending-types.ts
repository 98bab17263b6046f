import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useModel } from './model-context.tsx';

/** The pending commands of a document whose effect is not shown yet. */
export function useWaitingTypes(kind: string, document: string): ReadonlySet<string> {
  const { replica } = useModel();
  const subscribe = useCallback((notify: () => void) => replica.subscribe(notify), [replica]);
  const waiting = useSyncExternalStore(subscribe, () =>
    replica.pending
      .filter(
        ({ command, predicted }) => !predicted && command.kind === kind && command.document === document,
      )
      .map(({ command }) => command.type)
      .join(),
  );
  return useMemo(() => new Set(waiting === '' ? [] : waiting.split(',')), [waiting]);
}
