import { enteredIn } from '#model/lines/entered-lines.ts';
import type { InvoiceLineForm } from './invoice.facts.ts';

/** Lines for goods of an order, and those that take others back, are named after them: they are no lines of their own. */
const own = enteredIn('lines', (line: InvoiceLineForm) => line.order === undefined && line.of === undefined);

/** The lines that facts bring into an invoice. [LN5] */
export const invoiceLines = { updated: own };
