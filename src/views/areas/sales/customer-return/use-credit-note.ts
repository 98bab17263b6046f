import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { invoicesToCredit, linesTakenBack } from '#model/areas/sales/invoice/invoice.source.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';

/**
 * Opens a credit note for what a return has to be credited for, one for each invoice that has its goods; the first is
 * shown. Undefined where the return is credited otherwise. [BIL13]
 */
export function useCreditNote(row: CustomerReturnRow): (() => void) | undefined {
  const model = useModel();
  const paths = usePaths();
  const propose = usePropose();
  const verdict = useVerdict('customerReturn', row.id, 'credit', ['salesOrder', 'invoice', 'company']);
  const order = useFetchedRow('salesOrder', row.order);
  if (verdict?.code !== 'creditedByNote' || !order || !model.may('invoice.create')) return undefined;
  return () => {
    const { view } = model.replica;
    const inWork = ifKnown(() => view.by('invoice', 'draftCustomer', row.customer), []);
    const draft = inWork.find((one) => one.return === row.id);
    const drafts = draft ? [draft.id] : open();
    const [first] = drafts;
    if (first !== undefined) paths.go(`/apps/sales/invoices/${first}`);
  };
  function open(): readonly string[] {
    const { view } = model.replica;
    const back = { type: 'creditNote', return: row.id } as const;
    return ifKnown(() => (order ? invoicesToCredit(view, order) : []), []).flatMap((invoice) => {
      // Drafts that are there count: what they take back is not offered twice.
      if (ifKnown(() => linesTakenBack(view, invoice, back).length === 0, false)) return [];
      const document = model.newId();
      const data = { ...back, customer: row.customer, orders: [], corrects: invoice.id };
      return propose({ kind: 'invoice', document, type: 'create', data }) === null ? [document] : [];
    });
  }
}
