import { Fragment } from 'react';
import { useLingui } from '@lingui/react/macro';
import { worthOf } from '#model/areas/purchasing/goods-receipt/goods-receipt.costs.ts';
import type {
  GoodsReceiptRow,
  ReceiptRowLine,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { standingWords } from '#views/areas/stock/movement/movement.messages.ts';
import { usePutAwayStanding } from '#views/areas/stock/movement/put-away-button.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useReadLotColumns } from './read-lot-columns.ts';
import { useReadProductColumn } from '#views/areas/products/product/product-cell.tsx';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { LandedOnReceipt } from './landed-on-receipt.tsx';
import { InspectionFound } from './inspection/inspection-found.tsx';
import { useAsBought } from './use-as-bought.ts';
import { receiptSourceWords } from './goods-receipt.messages.ts';
import { TimeCell } from '#views/kit/document/time-cell.tsx';

type Column = LineColumn<ReceiptRowLine>;

/** What a receipt brought in, where it was put away and what it cost. */
export function GoodsReceiptOverview({ row }: { readonly row: GoodsReceiptRow }) {
  const { t } = useLingui();
  const quantities = useQuantityColumns(row);
  const costs = useCostColumns(row);
  const sums = useValues(row);
  return (
    <div className="ui-stack">
      <LineList
        title={t`Lines`}
        lines={row.lines}
        columns={[...quantities, ...costs]}
        totals={costs.length > 0 ? sums : []}
      />
      <LandedOnReceipt row={row} />
      <InspectionFound row={row} />
      <Panel title={t`Delivery`}>
        <KeyValues columns={2} items={useFacts(row)} />
      </Panel>
    </div>
  );
}

/** What was accepted is worth; what was rejected waits in quarantine at its cost, and is named by itself. */
function useValues(row: GoodsReceiptRow) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const accepted = row.lines.reduce((sum, line) => sum + (worthOf(line)?.accepted ?? 0), 0);
  const rejected = row.lines.reduce((sum, line) => sum + (worthOf(line)?.rejected ?? 0), 0);
  return [
    { id: 'value', label: t`Value of what was accepted`, value: format.money(accepted, currency) },
    ...(rejected > 0
      ? [{ id: 'rejected', label: t`Rejected, in quarantine`, value: format.money(rejected, currency) }]
      : []),
  ];
}

function useQuantityColumns(row: GoodsReceiptRow): readonly Column[] {
  const { t } = useLingui();
  const { replica } = useModel();
  const placeName = usePlaceName();
  const { ordered } = useLineWords();
  const asBought = useAsBought(row);
  const product = useReadProductColumn<ReceiptRowLine>();
  const receiving = replica.view.get('warehouse', row.warehouse)?.receiving;
  const lots = useReadLotColumns(row.lines);
  const sentBack = useSentBackColumns(row);
  return [
    product,
    ...lots,
    {
      id: 'quantity',
      header: t`Accepted`,
      align: 'end',
      width: '8rem',
      text: (line) => ordered(asBought(line), line.quantity),
    },
    useRejectedColumn(),
    {
      id: 'location',
      header: t`Put in`,
      width: '9rem',
      text: (line) => {
        const place = line.location ?? receiving;
        return place === undefined ? '' : placeName(place);
      },
    },
    ...sentBack,
  ];
}

/** What was rejected, why if that was said, and whether there is a photo of it. [GR43] [GR51] */
function useRejectedColumn(): Column {
  const { t } = useLingui();
  const { quantity } = useLineWords();
  const reasonText = useReasonText();
  return {
    id: 'rejected',
    header: t`Rejected`,
    align: 'end',
    width: '8rem',
    text: (line) => {
      if (line.rejected === 0) return '–';
      const figure = quantity(line, line.rejected);
      const reason = line.rejectReason === undefined ? '' : reasonText('return', line.rejectReason);
      const why = [reason, line.photo ? t`with a photo` : ''].filter((part) => part !== '').join(', ');
      return why === '' ? figure : t`${figure}: ${why}`;
    },
  };
}

/** What went back to the supplier, once something did. [GR21] */
function useSentBackColumns(row: GoodsReceiptRow): readonly Column[] {
  const { t } = useLingui();
  const { quantity } = useLineWords();
  if (!row.lines.some(({ returned = 0 }) => returned > 0)) return [];
  return [
    {
      id: 'returned',
      header: t`Returned`,
      align: 'end',
      width: '8rem',
      text: (line) => quantity(line, line.returned ?? 0),
    },
  ];
}

function useCostColumns(row: GoodsReceiptRow): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  if (row.lines.some((line) => worthOf(line) === null)) return [];
  return [
    {
      id: 'cost',
      header: t`Unit cost`,
      align: 'end',
      width: '8rem',
      text: (line) => (line.unitCost === null ? '' : format.unitPrice(line.unitCost, currency)),
    },
    {
      id: 'value',
      header: t`Value`,
      align: 'end',
      width: '9rem',
      text: (line) => {
        const worth = worthOf(line);
        return worth === null ? '' : format.money(worth.accepted, currency);
      },
    },
  ];
}

function useFacts(row: GoodsReceiptRow): readonly KeyValue[] {
  const { t, i18n } = useLingui();
  const personName = usePersonName();
  const reasonText = useReasonText();
  const standing = usePutAwayStanding(row);
  const bills = [...new Set(row.lines.flatMap((line) => line.bills ?? []).map(({ bill }) => bill))];
  const why = row.overReason === null ? null : reasonText('receiveOver', row.overReason);
  return [
    { id: 'source', label: t`Kind`, value: i18n._(receiptSourceWords[row.source]) },
    { id: 'note', label: t`Delivery note`, value: row.deliveryNote },
    { id: 'at', label: t`Received`, value: row.effectiveAt && <TimeCell at={row.effectiveAt} /> },
    { id: 'counted', label: t`Counted`, value: row.countedAt && <TimeCell at={row.countedAt} /> },
    { id: 'by', label: t`Counted by`, value: row.countedBy && personName(row.countedBy) },
    ...(standing === null
      ? []
      : [{ id: 'putAway', label: t`Put-away`, value: i18n._(standingWords[standing]) }]),
    ...(bills.length === 0
      ? []
      : [
          {
            id: 'bills',
            label: t`Supplier bills`,
            value: bills.map((id, at) => (
              <Fragment key={id}>
                {at > 0 && ', '}
                <DocumentLink kind="supplierBill" id={id} />
              </Fragment>
            )),
          },
        ]),
    ...(why === null ? [] : [{ id: 'over', label: t`Why more than ordered`, value: why }]),
  ];
}
