import { useLingui } from '@lingui/react/macro';
import { partOf } from '#model/lines/line-parts.ts';
import { isKept } from '#model/areas/purchasing/supplier-return/supplier-return.kind.ts';
import type {
  SupplierReturnLine,
  SupplierReturnRow,
} from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { useLotColumns } from '#views/kit/stock/lot-columns.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useReadProductColumn } from '#views/areas/products/product/product-cell.tsx';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';

type Column = LineColumn<SupplierReturnLine>;

interface OverviewProps {
  readonly row: SupplierReturnRow;
}

/** What goes back, from where, at what cost, and what the supplier said to it. */
export function SendBackOverview({ row }: OverviewProps) {
  const { t } = useLingui();
  return (
    <div className="ui-stack">
      <LineList title={t`Lines`} lines={row.lines} columns={useColumns(row)} />
      <Panel title={t`Return`}>
        <KeyValues columns={2} items={[...useOrigin(row), ...useCourse(row)]} />
      </Panel>
    </div>
  );
}

function useColumns({ lines, kept, state }: SupplierReturnRow): readonly Column[] {
  const { t } = useLingui();
  const { quantity } = useLineWords();
  const placeName = usePlaceName();
  const reasonText = useReasonText();
  const product = useReadProductColumn<SupplierReturnLine>();
  const note: Column = { id: 'note', header: t`Note`, width: '9rem', text: (line) => line.note };
  const keptColumn: Column = {
    id: 'kept',
    header: t`Reserved for the return`,
    align: 'end',
    width: '8rem',
    text: (line) => quantity(line, partOf(kept ?? [], line.id)),
  };
  return [
    product,
    ...useLotColumns(lines),
    {
      id: 'quantity',
      header: t`To send back`,
      align: 'end',
      width: '8rem',
      text: (line) => quantity(line, line.quantity),
    },
    ...(isKept({ state }) ? [keptColumn] : []),
    { id: 'from', header: t`Leaves from`, width: '9rem', text: ({ from }) => placeName(from) },
    {
      id: 'reason',
      header: t`Reason`,
      width: '11rem',
      text: ({ reason }) => (reason === null ? '' : reasonText('return', reason)),
    },
    ...(lines.some((line) => line.note !== '') ? [note] : []),
    ...useMoneyColumns(lines),
  ];
}

/** For those who may see costs: what the goods had come in at, and how much more that was than they were worth by then. */
function useMoneyColumns(lines: readonly SupplierReturnLine[]): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const mayViewCost = useModel().may('product.viewCost');
  if (!mayViewCost || lines.every(({ cost }) => cost === undefined)) return [];
  const difference: Column = {
    id: 'difference',
    header: t`Above stock value`,
    align: 'end',
    width: '9rem',
    text: (line) => (line.difference === undefined ? '' : format.money(line.difference, currency)),
  };
  return [
    {
      id: 'cost',
      header: t`Cost`,
      align: 'end',
      width: '8rem',
      text: ({ cost }) => (cost === undefined ? '' : format.money(cost, currency)),
    },
    ...(lines.some(({ difference }) => difference !== undefined) ? [difference] : []),
  ];
}

const said = (id: string, label: string, value: KeyValue['value']): readonly KeyValue[] =>
  value === null || value === undefined || value === '' ? [] : [{ id, label, value }];

function useOrigin(row: SupplierReturnRow): readonly KeyValue[] {
  const { t } = useLingui();
  const paths = usePaths();
  const receipt = useFetchedRow('goodsReceipt', row.receipt);
  const order = useFetchedRow('purchaseOrder', row.order);
  const warehouse = useRow('warehouse', row.warehouse);
  return [
    ...said(
      'receipt',
      t`Goods receipt`,
      receipt && (
        <UiLink to={paths.to(`/apps/purchasing/goods-receipts/${receipt.id}`)}>{receipt.number}</UiLink>
      ),
    ),
    ...said(
      'order',
      t`Purchase order`,
      order && <UiLink to={paths.to(`/apps/purchasing/orders/${order.id}`)}>{order.number}</UiLink>,
    ),
    ...said('warehouse', t`Warehouse`, warehouse?.name),
  ];
}

function useCourse(row: SupplierReturnRow): readonly KeyValue[] {
  const { t } = useLingui();
  const format = useFormat();
  const personName = usePersonName();
  const reasonText = useReasonText();
  const { amount, currency } = row;
  const { currency: own } = useCompany();
  return [
    ...said('reference', t`Supplier's return number`, row.theirReference),
    ...said('accepted', t`Accepted`, row.acceptedAt && format.dateTime(row.acceptedAt)),
    ...said('dispatched', t`Sent back`, row.dispatchedAt && format.dateTime(row.dispatchedAt)),
    ...said('credited', t`Credited`, row.creditedAt && format.dateTime(row.creditedAt)),
    ...said('credit', t`Credit`, amount === undefined ? null : format.money(amount, currency ?? own)),
    ...said('rejected', t`Rejected`, row.rejectedFor && reasonText('reject', row.rejectedFor)),
    ...said('cancelled', t`Cancelled`, row.cancelledFor && reasonText('cancel', row.cancelledFor)),
    ...said('opened', t`Opened by`, personName(row.createdBy)),
    ...said('notes', t`Notes`, row.notes),
  ];
}
