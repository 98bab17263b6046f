import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { SupplierReturnRow } from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { useReceiptsOf } from '../purchase-order/purchase-order-receipts.tsx';
import { PurchaseOrderRelated } from '../purchase-order/purchase-order-related.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useSendBackTitle } from './send-back-title.ts';
import { supplierReturnWords } from './supplier-return.look.ts';

/** Tables whose changes may change what can be done with a return. */
const watches = ['goodsReceipt', 'balance', 'location', 'company'] as const;

interface FrameProps {
  readonly row: SupplierReturnRow;
  readonly children: ReactNode;
  readonly primary?: ReactNode;
  readonly actions?: ReactNode;
  readonly overrides?: Readonly<Record<string, () => void>>;
}

/** The common parts of every page of a return to a supplier. */
export function SendBackFrame({ row, children, primary, actions, overrides = {} }: FrameProps) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const supplier = useRow('supplier', row.supplier);
  return (
    <DocumentPage
      words={supplierReturnWords}
      row={row}
      title={useSendBackTitle()(row)}
      subtitle={
        supplier && (
          <UiLink to={paths.to(`/apps/purchasing/suppliers/${supplier.id}`)}>{supplier.name}</UiLink>
        )
      }
      back={{ label: i18n._(supplierReturnWords.many), to: paths.to('/apps/purchasing/returns') }}
      watches={watches}
      overrides={overrides}
      actions={actions}
      {...(primary === undefined ? {} : { primary })}
      tabs={[
        { id: 'lines', label: t`Lines`, content: children },
        { id: 'related', label: t`Related`, content: <Related row={row} /> },
      ]}
      hasStockEffect
    />
  );
}

/** The order, its receipts, and what went back of them. */
function Related({ row }: Pick<FrameProps, 'row'>) {
  const order = useFetchedRow('purchaseOrder', row.order);
  const receipt = useFetchedRow('goodsReceipt', row.receipt);
  const receipts = useReceiptsOf(row.order ?? '');
  const own = receipt ? [receipt] : [];
  return (
    <PurchaseOrderRelated order={order} receipts={receipts.length > 0 ? receipts : own} current={row.id} />
  );
}
