import { useLingui } from '@lingui/react/macro';
import type { LotRow } from '#model/lot/lot.facts.ts';
import { useHeld } from '../document/document-name.ts';
import { ExportMenu } from '../list/export-menu.tsx';
import type { ExportTable } from '../list/list-export.ts';
import type { CellValue } from '../list/list-definition.ts';
import type { Work } from '../list/list-work.ts';
import { useReceiver } from './lot-parties.ts';
import type { TraceEnd } from './lot-trace.ts';

interface RecallExportProps {
  readonly lot: LotRow;
  readonly ends: readonly TraceEnd[];
}

/** A file of everybody who got goods of a lot, with how to reach them: a line for each shipment. */
export function RecallExport({ lot, ends }: RecallExportProps) {
  const { t } = useLingui();
  const held = useHeld();
  const receiverOf = useReceiver();
  const sku = held('product', lot.product)?.sku ?? '';
  const head = [
    t`Product`,
    t`Lot`,
    t`Customer number`,
    t`Customer`,
    t`Contact`,
    t`E-mail`,
    t`Phone`,
    t`Order`,
    t`Shipment`,
    t`Tracking number`,
    t`When`,
    t`Quantity`,
  ];
  const line = (end: TraceEnd): readonly CellValue[] => {
    const { customer, order, shipment } = receiverOf(end);
    const [contact] = customer?.contacts ?? [];
    return [
      sku,
      lot.code,
      customer?.number ?? '',
      customer?.name ?? '',
      contact?.name ?? '',
      contact?.email ?? '',
      contact?.phone ?? '',
      order?.number ?? '',
      shipment?.number ?? '',
      shipment?.parcels
        .map(({ tracking }) => tracking)
        .filter(Boolean)
        .join(' ') ?? '',
      new Date(end.at),
      end.quantity / 1000,
    ];
  };
  // oxlint-disable-next-line require-yield -- a recall is short enough to be gathered at once
  const table = function* (): Work<ExportTable> {
    return { head, rows: ends.map(line) };
  };
  return <ExportMenu label={t`Recall ${lot.code}`} table={table} />;
}
