import { useLingui } from '@lingui/react/macro';
import type { MovementRow, MovementRowLine } from '#model/areas/stock/movement/movement.facts.ts';
import { travels, underway } from '#model/areas/stock/movement/movement.lines.ts';
import { compare } from '#model/values/order.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { useReadProductColumn } from '#views/areas/products/product/product-cell.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';

type Column = LineColumn<MovementRowLine>;

interface OverviewProps {
  readonly row: MovementRow;
}

/** What is moved, how far it has come, and who has it. */
export function MovementOverview({ row }: OverviewProps) {
  const { t } = useLingui();
  const reasonText = useReasonText();
  const { replica } = useModel();
  const walk = ({ from }: MovementRowLine): number => replica.view.get('location', from)?.pickSequence ?? 0;
  const lines = row.lines.toSorted((a, b) => walk(a) - walk(b) || compare(a.from, b.from));
  return (
    <div className="ui-stack">
      {row.rejectedFor !== null && (
        <Notice tone="warning">{t`Not approved: ${reasonText('reject', row.rejectedFor)}`}</Notice>
      )}
      <LineList title={t`Lines`} lines={lines} columns={useColumns(row)} />
      <Panel title={t`Details`}>
        <KeyValues columns={2} items={useAbout(row)} />
      </Panel>
    </div>
  );
}

function useColumns(row: MovementRow): readonly Column[] {
  const { t } = useLingui();
  const placeName = usePlaceName();
  const { replica } = useModel();
  const product = useReadProductColumn<MovementRowLine>();
  const receiving = replica.view.get('warehouse', row.toWarehouse)?.receiving;
  const amount = useAmounts();
  const lots: Column = {
    id: 'lot',
    header: t`Lot or serial no.`,
    width: '9rem',
    text: ({ lot }) => (lot === undefined ? '' : (replica.view.get('lot', lot)?.code ?? lot)),
  };
  const onTheWay = amount('underway', t`In transit`, underway);
  const lost = amount('lost', t`Lost`, (line) => line.lost);
  const returned = amount('returned', t`Came back`, (line) => line.returned);
  return [
    product,
    ...(row.lines.some(({ lot }) => lot !== undefined) ? [lots] : []),
    { id: 'from', header: t`From`, width: '8rem', text: ({ from }) => placeName(from) },
    {
      id: 'to',
      header: t`To`,
      width: '8rem',
      text: ({ to }) => (to === null ? (receiving === undefined ? '' : placeName(receiving)) : placeName(to)),
    },
    amount('quantity', t`Quantity`, ({ quantity }) => quantity),
    amount('ready', t`Reserved`, ({ ready }) => ready),
    ...(travels(row) ? [amount('sent', t`Sent`, ({ sent }) => sent), onTheWay] : []),
    amount('received', travels(row) ? t`Received` : t`Moved`, ({ received }) => received),
    ...(row.lines.some((line) => line.lost > 0) ? [lost] : []),
    ...(row.lines.some((line) => line.returned > 0) ? [returned] : []),
  ];
}

function useAmounts() {
  const { quantity } = useLineWords();
  return (id: string, header: string, of: (line: MovementRowLine) => number): Column => ({
    id,
    header,
    align: 'end',
    width: '7rem',
    text: (line) => (of(line) === 0 ? '–' : quantity(line, of(line))),
  });
}

function useAbout(row: MovementRow): readonly KeyValue[] {
  const { t } = useLingui();
  const format = useFormat();
  const personName = usePersonName();
  const receipt = useRow('goodsReceipt', row.receipt);
  const entry = (label: string, value: string | null | undefined): readonly KeyValue[] =>
    value === null || value === undefined || value === '' ? [] : [{ id: label, label, value }];
  return [
    ...entry(t`Due`, row.dueOn && format.date(row.dueOn)),
    ...entry(t`Taken by`, row.claimedBy && personName(row.claimedBy)),
    ...entry(t`Goods receipt`, receipt?.number),
    ...entry(t`Approval requested by`, row.requestedBy && personName(row.requestedBy)),
    ...entry(t`Approved by`, row.approvedBy && personName(row.approvedBy)),
    ...entry(t`Sent off`, row.dispatchedAt && format.dateTime(row.dispatchedAt)),
    ...entry(t`Ended`, row.endedAt && format.dateTime(row.endedAt)),
    ...entry(t`Note`, row.note),
    ...entry(t`Created`, format.dateTime(row.createdAt)),
  ];
}
