import { useLingui } from '@lingui/react/macro';
import type { UnknownItemRow } from '#model/areas/purchasing/unknown-item/unknown-item.facts.ts';
import { isDiscarded } from '#model/areas/purchasing/unknown-item/unknown-item.kind.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { ItemPhotos } from './item-photos.tsx';

interface OverviewProps {
  readonly row: UnknownItemRow;
}

/** What is known of it, what it looks like, and what became of it. */
export function UnknownItemOverview({ row }: OverviewProps) {
  const { t } = useLingui();
  const outcome = useOutcome(row);
  return (
    <div className="ui-stack">
      <Panel title={t`What is known of it`}>
        <KeyValues columns={2} items={useKnown(row)} />
      </Panel>
      <ItemPhotos row={row} />
      {outcome.length > 0 && (
        <Panel title={t`What became of it`}>
          <KeyValues columns={2} items={outcome} />
        </Panel>
      )}
    </div>
  );
}

function useKnown(row: UnknownItemRow): readonly KeyValue[] {
  const { t } = useLingui();
  const format = useFormat();
  const personName = usePersonName();
  const warehouse = useRow('warehouse', row.warehouse);
  return [
    { id: 'code', label: t`What its label says`, value: row.code || t`Without a label` },
    { id: 'quantity', label: t`Quantity`, value: format.quantity(row.quantity) },
    { id: 'note', label: t`Note`, value: row.note },
    { id: 'receipt', label: t`Came with`, value: <DocumentLink kind="goodsReceipt" id={row.receipt} /> },
    { id: 'warehouse', label: t`Warehouse`, value: warehouse?.name },
    { id: 'by', label: t`Set aside by`, value: personName(row.parkedBy) },
    { id: 'at', label: t`Set aside`, value: <TimeCell at={row.createdAt} /> },
  ];
}

function useOutcome(row: UnknownItemRow): readonly KeyValue[] {
  const { t } = useLingui();
  const personName = usePersonName();
  const reasonText = useReasonText();
  const { resolved } = row;
  if (!resolved) return [];
  const { product, receipt, reason, reference, by, at } = resolved;
  const list = isDiscarded(row) ? 'dismissParked' : 'return';
  return [
    ...(product === undefined
      ? []
      : [{ id: 'product', label: t`Product`, value: <DocumentLink kind="product" id={product} /> }]),
    ...(receipt === undefined
      ? []
      : [{ id: 'counted', label: t`Counted on`, value: <DocumentLink kind="goodsReceipt" id={receipt} /> }]),
    ...(reason === undefined ? [] : [{ id: 'reason', label: t`Reason`, value: reasonText(list, reason) }]),
    ...(reference ? [{ id: 'reference', label: t`Their reference`, value: reference }] : []),
    { id: 'by', label: t`By`, value: personName(by) },
    { id: 'at', label: t`When`, value: <TimeCell at={at} /> },
  ];
}
