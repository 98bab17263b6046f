import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Button } from '#views/ui/button.tsx';
import { scanPath } from '#views/areas/purchasing/purchase-order/receipt-paths.ts';

/** Leads to receiving with a phone or a scanner, while there is something to count. */
export function ScanReceiptButton({ row }: { readonly row: GoodsReceiptRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  if (useVerdict('goodsReceipt', row.id, 'count') !== null) return null;
  return (
    <Button icon="scan" data-testid="scan-receipt" to={paths.to(scanPath(row.id))}>
      {t`Receive with a scanner`}
    </Button>
  );
}
