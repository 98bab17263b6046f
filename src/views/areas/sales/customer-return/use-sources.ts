import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { useAsync } from '#views/ui/use-async.ts';

/** Brings the order and the shipments that a return names to this device, as far as it lacks them. */
export function useSources({ order, lines }: CustomerReturnRow): void {
  const model = useModel();
  const held = useHeld();
  useFetchedRow('salesOrder', order);
  useRows('shipment'); // drawn again when they have come
  const missing = [...new Set(lines.flatMap(({ shipment }) => shipment ?? []))].filter(
    (id) => held('shipment', id) === undefined,
  );
  useAsync(missing.join(), async () =>
    missing.length === 0 ? null : model.fetchDocuments('shipment', { ids: missing }),
  );
}
