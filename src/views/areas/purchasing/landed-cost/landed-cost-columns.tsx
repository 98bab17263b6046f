import { useLingui } from '@lingui/react/macro';
import type { LandedCostRow } from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
import { isUnfinished } from '#model/areas/purchasing/landed-cost/landed-cost.kind.ts';
import { chargedOf, suppliersOf } from '#model/areas/purchasing/landed-cost/landed-cost.listing.ts';
import type { Rows } from '#model/engine/rows.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useWaitingColumns } from '#views/kit/list/use-waiting-columns.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useGoodsReceiptTitle } from '../purchase-order/goods-receipt-title.ts';
import { useLandedCostTitle } from './landed-cost-title.ts';
import { landedCostWords } from './landed-cost.look.ts';

type Column = ListColumn<LandedCostRow>;

/** The columns of the list of landed costs. */
export function useLandedCostColumns(): readonly Column[] {
  const { t } = useLingui();
  const mayViewCost = useModel().may('product.viewCost');
  const amount = useAmountColumn();
  return [
    { id: 'number', header: t`Number`, width: 150, cell: useLandedCostTitle() },
    {
      id: 'on',
      header: t`Day of the charges`,
      width: 164,
      cell: (row) => <TimeCell at={row.on} />,
      value: ({ on }) => on,
    },
    ...useNameColumns(),
    ...(mayViewCost ? [amount] : []),
    useStateColumn(landedCostWords, { width: 170 }),
    ...useWaitingColumns<LandedCostRow>(isUnfinished),
    {
      id: 'created',
      header: t`Created`,
      width: 130,
      extra: true,
      cell: (row) => <TimeCell at={row.createdAt} />,
      value: ({ createdAt }) => createdAt,
    },
  ];
}

/** Who is owed, and what carries it. */
function useNameColumns(): readonly Column[] {
  const { t } = useLingui();
  const held = useHeld();
  const title = useGoodsReceiptTitle();
  const nameOf = (receipt: Rows['goodsReceipt'] | undefined): string => (receipt ? title(receipt) : '…');
  return [
    {
      id: 'suppliers',
      header: t`Suppliers`,
      width: { share: 2, min: 150 },
      card: 'subtitle',
      cell: (row) =>
        suppliersOf(row)
          .map((id) => held('supplier', id)?.name ?? '…')
          .join(', '),
    },
    {
      id: 'receipts',
      header: t`Goods receipts`,
      width: { share: 1, min: 140 },
      cell: (row) => row.receipts.map(({ receipt }) => nameOf(held('goodsReceipt', receipt))).join(', '),
    },
  ];
}

function useAmountColumn(): Column {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  return {
    id: 'amount',
    header: t`Charges`,
    width: 140,
    align: 'end',
    cell: (row) => format.money(chargedOf(row), currency),
    value: (row) => chargedOf(row) / 100,
    currency: () => currency,
    sum: (rows, restOf) =>
      format.money(
        rows.reduce((sum, row) => sum + chargedOf(row), restOf('amount')),
        currency,
      ),
  };
}
