import { useLingui } from '@lingui/react/macro';
import { isUnfinished } from '#model/areas/stock/movement/movement.kind.ts';
import type { Conflict } from '#model/engine/replica.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { pathOf } from '../movement-paths.ts';
import { useMovementTitle } from '../movement-title.ts';
import type { Onward } from '#views/kit/scan-mode/unsent-notes.tsx';

/** What a refused move leaves behind, a draft or goods that are reserved, is removed or opened. [MVS8] */
export function useLeftBehind(): (conflict: Conflict) => Onward {
  const { t } = useLingui();
  const { replica } = useModel();
  const paths = usePaths();
  const propose = usePropose();
  const titleOf = useMovementTitle();
  return ({ command: { document } }) => {
    const row = replica.view.get('movement', document);
    if (!row || !isUnfinished(row)) return {};
    const title = titleOf(row);
    const remove = (): void =>
      void propose({ kind: 'movement', document, type: 'cancel', data: { reason: 'other' } });
    return {
      said: t`Left behind: ${title}`,
      ways: [
        { id: 'remove-left', icon: 'trash', label: t`Remove it`, onPress: remove },
        {
          id: 'open-left',
          icon: 'arrowsExchange',
          label: t`Open it`,
          onPress: () => paths.go(pathOf(document)),
        },
      ],
    };
  };
}
