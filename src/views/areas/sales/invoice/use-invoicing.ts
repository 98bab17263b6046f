import type { BulkResult } from '#machines/bulk-run/bulk-run.machine.ts';
import { invoiceGroups } from '#model/areas/sales/invoice/to-invoice.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { giveEach, type OneCommand } from '#views/kit/list/give-commands.ts';
import { useStepRun } from '#views/kit/list/use-step-run.ts';

/** The invoice of a group of orders: its verdict is listed under the first of them. */
interface Invoicing {
  readonly id: string;
  readonly commands: readonly OneCommand[];
}

/** How many invoices are made before a run can be interrupted. */
const AT_ONCE = 20;

/** Makes one draft for each group of orders that fit on one invoice, and issues it if that is asked for. [BIL5] */
export function useInvoicing() {
  const model = useModel();
  const { run, send, start } = useStepRun<Invoicing>(giveAll);
  const begin = (type: 'draft' | 'issue', orders: readonly SalesOrderRow[]): void => {
    const all = invoiceGroups(orders).map((group) => invoicing(model.newId(), group, type === 'issue'));
    start(type, all, AT_ONCE);
  };
  return { run, send, begin };
}

function invoicing(document: string, group: readonly SalesOrderRow[], issues: boolean): Invoicing {
  const [first] = group;
  const orders = group.map(({ id }) => id);
  const data = { type: 'invoice', customer: first?.customer ?? '', orders, corrects: null };
  const create = { document, type: 'create', data };
  return {
    id: first?.id ?? document,
    commands: issues ? [create, { document, type: 'issue', data: {} }] : [create],
  };
}

async function giveAll(
  model: CompanyModel,
  all: readonly Invoicing[],
  signal: AbortSignal,
): Promise<readonly BulkResult[]> {
  const verdicts = await giveEach(
    model,
    'invoice',
    all.map(({ commands }) => commands),
    signal,
  );
  return all.map(({ id }, index): BulkResult => {
    const own = verdicts[index] ?? [];
    const verdict = own.find(({ is }) => is === 'refused') ?? own.find(({ is }) => is === 'waiting');
    return { document: id, verdict: verdict ?? { is: 'done' } };
  });
}
