import { DAY, defineKind } from '#model/engine/kind.ts';
import { productsOf } from '#model/archiving/open-work.ts';
import type { StateValue } from '#model/engine/rows.ts';
import type { InvoiceRow } from './invoice.facts.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { invoiceFolds } from './invoice.folds.ts';

type Region = 'document' | 'payment' | 'credit' | 'dunning' | 'delivery';

/** The state of one of the regions of an invoice. */
export const invoiceRegion = ({ state }: { readonly state: StateValue }, region: Region): string =>
  typeof state === 'string' ? state : String(state[region]);

/** The state of its document region. */
export const stageOf = (row: Pick<InvoiceRow, 'state'>): string => invoiceRegion(row, 'document');

export const isDraft = (row: Pick<InvoiceRow, 'state'>): boolean => stageOf(row) === 'draft';
export const isIssued = (row: Pick<InvoiceRow, 'state'>): boolean => stageOf(row) === 'issued';

/** Whether it asks for something before it is delivered. [BIL22] */
export const isAdvance = ({ advanceOn }: Pick<InvoiceRow, 'advanceOn'>): boolean => advanceOn !== undefined;

/** Whether somebody still has to pay, or to be paid. */
export const isUnsettled = (row: InvoiceRow): boolean => isIssued(row) && openOf(row) !== 0;

/** The orders whose goods it charges for. */
export const ordersIn = ({ lines }: InvoiceRow): string[] => [
  ...new Set(lines.flatMap(({ order }) => order ?? [])),
];
const productsIn = ({ lines }: InvoiceRow): readonly string[] =>
  productsOf(lines.flatMap(({ product }) => (product === null ? [] : [{ product }])));

export const invoiceKind = defineKind({
  kind: 'invoice',
  actions: ['view', 'create', 'edit', 'issue', 'correct', 'writeOff', 'remind', 'send', 'export'],
  lists: ['invoice', 'toInvoice'],
  limits: { 'document.draft': 7 * DAY },
  references: { customer: 'customer' },
  concerns: {
    disputed: ['createdBy', 'issuedBy'],
    rejected: ['createdBy', 'issuedBy'],
    becameOverdue: ['issuedBy'],
  },
  indexes: {
    number: (row) => row.number?.toLowerCase() ?? null,
    customer: (row) => row.customer,
    order: { keys: ordersIn },
    corrects: (row) => row.corrects,
    return: (row) => row.return,
    paidBy: { keys: (row) => row.paid.map(({ payment }) => payment) },
    /** What is to be paid, or paid back, by the customer whose it is. */
    onCredit: { key: (row) => (isUnsettled(row) ? row.customer : null), complete: true },
    draftCustomer: { key: (row) => (isDraft(row) ? row.customer : null), complete: true },
    openProduct: { keys: (row) => (isDraft(row) ? productsIn(row) : []), complete: true },
  },
  isOpen: (row) => isDraft(row) || isUnsettled(row),
  reasons: {
    writtenOff: { reason: 'writeOff' },
    disputed: { reason: 'dispute' },
    rejected: { reason: 'rejectInvoice' },
  },
  folds: invoiceFolds,
});
