import { useLingui } from '@lingui/react/macro';
import type { SupplierReturnRow } from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import { isUnfinished } from '#model/areas/purchasing/supplier-return/supplier-return.kind.ts';
import { costOf, unitsOf } from '#model/areas/purchasing/supplier-return/supplier-return.listing.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useWaitingColumns } from '#views/kit/list/use-waiting-columns.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useSendBackTitle } from './send-back-title.ts';
import { supplierReturnWords } from './supplier-return.look.ts';

type Column = ListColumn<SupplierReturnRow>;

/** The columns of the list of returns to suppliers. */
export function useSendBackColumns(): readonly Column[] {
  const { t } = useLingui();
  const held = useHeld();
  return [
    { id: 'number', header: t`Number`, width: 138, cell: useSendBackTitle() },
    {
      id: 'supplier',
      header: t`Supplier`,
      width: { share: 2, min: 150 },
      card: 'subtitle',
      cell: ({ supplier }) => held('supplier', supplier)?.name ?? '',
    },
    {
      id: 'receipt',
      header: t`Goods receipt`,
      width: 138,
      cell: ({ receipt }) => held('goodsReceipt', receipt)?.number ?? '',
    },
    useStateColumn(supplierReturnWords, { width: 184 }),
    ...useFigures(),
  ];
}

function useFigures(): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const model = useModel();
  const cost = useCostColumn();
  return [
    {
      id: 'units',
      header: t`Units`,
      width: 76,
      align: 'end',
      cell: (row) => format.quantity(unitsOf(row)),
    },
    ...(model.may('product.viewCost') ? [cost] : []),
    ...useWaitingColumns<SupplierReturnRow>(isUnfinished),
  ];
}

/** What goods that left had come in at. */
function useCostColumn(): Column {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  return {
    id: 'cost',
    header: t`Cost`,
    width: 120,
    align: 'end',
    cell: (row) => (row.dispatchedAt === null ? '' : format.money(costOf(row), currency)),
    value: (row) => costOf(row) / 100,
  };
}
