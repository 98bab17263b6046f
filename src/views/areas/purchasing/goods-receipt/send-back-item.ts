import { useLingui } from '@lingui/react/macro';
import { ifKnown } from '#model/engine/if-known.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { canGoBack } from '#model/areas/purchasing/supplier-return/supplier-return.source.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { whenRowExists } from '#views/kit/document/when-row-exists.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import type { MenuItem } from '#views/ui/menu-item.ts';

/** Leads from a receipt to a return of what came in on it. [SR1] */
export function useSendBackItem(receipt: GoodsReceiptRow): readonly MenuItem[] {
  const { t } = useLingui();
  const model = useModel();
  const propose = usePropose();
  const paths = usePaths();
  const isOffered = useQuery<boolean>(
    ['goodsReceipt', 'supplierReturn'],
    receipt.id,
    ({ replica }) => ifKnown(() => canGoBack(replica.view, receipt), false),
    false,
  );
  if (!isOffered || !model.may('supplierReturn.create')) return [];
  const begin = (): void => {
    const document = model.newId();
    const data = { receipt: receipt.id };
    if (propose({ kind: 'supplierReturn', document, type: 'create', data })) return;
    whenRowExists(model, 'supplierReturn', document, () => paths.go(`/apps/purchasing/returns/${document}`));
  };
  return [{ id: 'send-back', label: t`Return to supplier`, icon: 'truckReturn', onSelect: begin }];
}
