import { useCallback, useSyncExternalStore } from 'react';
import { useModel } from './model-context.tsx';

/** The pending commands (`post`) of a document that take effect only once the server has decided them. */
export function useAwaited(kind: string, document: string): readonly string[] {
  const { replica } = useModel();
  const subscribe = useCallback((notify: () => void) => replica.subscribe(notify), [replica]);
  const types = useSyncExternalStore(subscribe, () =>
    replica.pending
      .filter(
        ({ command, predicted }) => command.kind === kind && command.document === document && !predicted,
      )
      .map(({ command }) => command.type)
      .join(),
  );
  return types === '' ? [] : types.split(',');
}
