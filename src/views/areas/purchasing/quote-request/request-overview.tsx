import { useLingui } from '@lingui/react/macro';
import type {
  AskedLine,
  QuoteRequestRow,
} from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useReadProductColumn } from '#views/areas/products/product/product-cell.tsx';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface OverviewProps {
  readonly row: QuoteRequestRow;
}

/** What is asked for, where it goes, and until when. */
export function RequestOverview({ row }: OverviewProps) {
  const { t } = useLingui();
  return (
    <div className="ui-stack">
      <LineList title={t`Lines`} lines={row.lines} columns={useColumns(row)} />
      <Panel title={t`Request`}>
        <KeyValues columns={2} items={useItems(row)} />
      </Panel>
    </div>
  );
}

function useColumns({ lines }: QuoteRequestRow): readonly LineColumn<AskedLine>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { ordered } = useLineWords();
  const note: LineColumn<AskedLine> = {
    id: 'text',
    header: t`Note`,
    width: '14rem',
    text: ({ text }) => text,
  };
  return [
    useReadProductColumn<AskedLine>(),
    {
      id: 'quantity',
      header: t`Quantity`,
      align: 'end',
      width: '10rem',
      text: (line) => ordered(line, line.quantity),
    },
    {
      id: 'wantedOn',
      header: t`Wanted on`,
      width: '9rem',
      text: ({ wantedOn }) => (wantedOn === null ? '' : format.date(wantedOn)),
    },
    ...(lines.some(({ text }) => text !== '') ? [note] : []),
  ];
}

function useItems(row: QuoteRequestRow): readonly KeyValue[] {
  const { t } = useLingui();
  const format = useFormat();
  const personName = usePersonName();
  const reasonText = useReasonText();
  const warehouse = useRow('warehouse', row.warehouse);
  const items = [
    { id: 'warehouse', label: t`Deliver to`, value: warehouse?.name },
    { id: 'answerBy', label: t`Answer by`, value: row.answerBy && format.date(row.answerBy) },
    { id: 'sentOn', label: t`Sent`, value: row.sentOn && format.date(row.sentOn) },
    {
      id: 'closed',
      label: t`Closed without award`,
      value: row.closedFor && reasonText('reject', row.closedFor),
    },
    { id: 'createdBy', label: t`Created by`, value: personName(row.createdBy) },
    { id: 'notes', label: t`Text to the suppliers`, value: row.notes },
  ];
  return items.filter(({ value }) => Boolean(value)) as readonly KeyValue[]; // those with a value
}
