import { useLingui } from '@lingui/react/macro';
import type {
  CustomerReturnLine,
  CustomerReturnRow,
} from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { total } from '#model/lines/line-parts.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { useLotColumns } from '#views/kit/stock/lot-columns.ts';
import { useReadProductColumn } from '#views/areas/products/product/product-cell.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { ExchangeCard } from './exchange-card.tsx';
import { gradeWords } from './customer-return.messages.ts';
import { useCreditToCome, useReturnCurrency } from './return-money.ts';

type Column = LineColumn<CustomerReturnLine>;

interface OverviewProps {
  readonly row: CustomerReturnRow;
}

/** What comes back, what has come, what becomes of it, and what the customer is owed. */
export function ReturnOverview({ row }: OverviewProps) {
  const { t } = useLingui();
  return (
    <div className="ui-stack">
      <LineList title={t`Lines`} lines={row.lines} columns={useColumns(row)} />
      <ExchangeCard row={row} />
      <Panel title={t`Return`}>
        <KeyValues columns={2} items={useAbout(row)} />
      </Panel>
    </div>
  );
}

function useColumns({ lines }: CustomerReturnRow): readonly Column[] {
  const { t } = useLingui();
  const { quantity } = useLineWords();
  const reasonText = useReasonText();
  const product = useReadProductColumn<CustomerReturnLine>();
  const lots = useLotColumns(lines);
  const gradesOf = useGradesSaid();
  const note: Column = { id: 'note', header: t`Note`, width: '9rem', text: (line) => line.note };
  return [
    product,
    ...lots,
    {
      id: 'quantity',
      header: t`To return`,
      align: 'end',
      width: '7rem',
      text: (line) => quantity(line, line.quantity),
    },
    {
      id: 'received',
      header: t`Received`,
      align: 'end',
      width: '7rem',
      text: (line) => (line.received === 0 ? '–' : quantity(line, line.received)),
    },
    {
      id: 'reason',
      header: t`Reason`,
      width: '11rem',
      text: ({ reason }) => (reason === null ? '' : reasonText('return', reason)),
    },
    ...(lines.some(({ grades }) => grades.length > 0)
      ? [{ id: 'grades', header: t`Grade`, width: '14rem', text: gradesOf }]
      : []),
    ...(lines.some((line) => line.note !== '') ? [note] : []),
    ...useMoneyColumns(lines),
  ];
}

/** What becomes of the goods of a line: `2 pcs Restock, 1 pcs Scrap`. */
function useGradesSaid(): (line: CustomerReturnLine) => string {
  const { i18n } = useLingui();
  const { quantity } = useLineWords();
  const placeName = usePlaceName();
  return (line) =>
    line.grades
      .map((part) => {
        const place = part.location === null ? '' : ` (${placeName(part.location)})`;
        return `${quantity(line, part.quantity)} ${i18n._(gradeWords[part.grade])}${place}`;
      })
      .join(', ');
}

/** For those who may see costs: what the goods had cost. */
function useMoneyColumns(lines: readonly CustomerReturnLine[]): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const mayViewCost = useModel().may('product.viewCost');
  if (!mayViewCost || lines.every(({ cost }) => cost === undefined)) return [];
  return [
    {
      id: 'cost',
      header: t`Cost`,
      align: 'end',
      width: '8rem',
      text: ({ cost }) => (cost === undefined ? '' : format.money(cost, currency)),
    },
  ];
}

function useAbout(row: CustomerReturnRow): readonly KeyValue[] {
  const { t } = useLingui();
  const format = useFormat();
  const paths = usePaths();
  const personName = usePersonName();
  const reasonText = useReasonText();
  const order = useFetchedRow('salesOrder', row.order);
  const warehouse = useRow('warehouse', row.warehouse);
  const currency = useReturnCurrency(row);
  const credit = useCreditToCome(row);
  const fees = total(row.lines, ({ fee }) => fee);
  const said = (id: string, label: string, value: KeyValue['value']): readonly KeyValue[] =>
    value === null || value === undefined || value === '' ? [] : [{ id, label, value }];
  return [
    ...said(
      'order',
      t`Sales order`,
      order && <UiLink to={paths.to(`/apps/sales/orders/${order.id}`)}>{order.number}</UiLink>,
    ),
    ...said('warehouse', t`Comes to`, warehouse?.name),
    ...said(
      'credit',
      row.credit === null ? t`Will be credited` : t`To credit`,
      credit === null ? null : format.money(credit, currency),
    ),
    ...said('fees', t`Fees kept`, fees === 0 ? null : format.money(fees, currency)),
    ...useFreightSaid(row),
    ...said('reference', t`Customer's reference`, row.theirReference),
    ...said('approved', t`Approved by`, row.approvedBy && personName(row.approvedBy)),
    ...said('received', t`Received`, row.receivedAt && format.dateTime(row.receivedAt)),
    ...said('posted', t`Posted`, row.postedAt && format.dateTime(row.postedAt)),
    ...said('refused', t`Refused`, row.refusedFor && reasonText('refuseReturn', row.refusedFor)),
    ...said('cancelled', t`Cancelled`, row.cancelledFor && reasonText('cancel', row.cancelledFor)),
    ...said('opened', t`Opened by`, personName(row.createdBy)),
    ...said('notes', t`Notes`, row.notes),
  ];
}

/** Freight that is given back, or kept; nothing without any. [RT17] */
function useFreightSaid(row: CustomerReturnRow): readonly KeyValue[] {
  const { t } = useLingui();
  const format = useFormat();
  const currency = useReturnCurrency(row);
  const { freight = 0 } = row;
  if (freight === 0) return [];
  const label = freight > 0 ? t`Freight refund` : t`Freight kept`;
  return [{ id: 'freight', label, value: format.money(Math.abs(freight), currency) }];
}
