import type { CellValue, ExportTable } from '#views/kit/list/export-table.ts';
import { useLingui } from '@lingui/react/macro';
import type { LotRow } from '#model/areas/stock/lot/lot.facts.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useReceiver } from './lot-parties.ts';
import type { TraceEnd } from './lot-trace.ts';

/** A recall: a line for each shipment of a lot, with who got it and how to reach them. [LT3] */
export function useRecallTable(lot: LotRow): (ends: readonly TraceEnd[]) => ExportTable {
  const head = useHead();
  const line = useLine(lot);
  return (ends) => ({ head, rows: ends.map(line) });
}

function useHead(): readonly string[] {
  const { t } = useLingui();
  return [
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
}

function useLine(lot: LotRow): (end: TraceEnd) => readonly CellValue[] {
  const held = useHeld();
  const receiverOf = useReceiver();
  const sku = held('product', lot.product)?.sku ?? '';
  return (end) => {
    const { customer, order, shipment } = receiverOf(end);
    const [contact] = customer?.contacts ?? [];
    const parcels = shipment?.parcels.map(({ tracking }) => tracking).filter(Boolean) ?? [];
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
      parcels.join(' '),
      new Date(end.at),
      end.quantity / 1000,
    ];
  };
}
