import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { leftOf } from '#model/areas/sales/customer-return/customer-return.source.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { ReturnDraftLine } from './return-draft.ts';

/** Thousandths of a line that can come back; null where nothing on this device tells. */
export function useMostToReturn({ id, order }: CustomerReturnRow): (line: ReturnDraftLine) => number | null {
  const { view } = useModel().replica;
  return (edited) => {
    const { product, lot: _, note, wrong: _wrong, ...line } = edited;
    if (product === null) return null;
    const written = { ...line, product, note: note ?? '' };
    return ifKnown(() => leftOf(view, { order, self: id }, written), null);
  };
}
