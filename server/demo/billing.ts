import { SYSTEM } from '#model/engine/actor.ts';
import type { AdvanceAsked, InvoiceRow, InvoiceType } from '#model/areas/sales/invoice/invoice.facts.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { isToInvoice } from '#model/areas/sales/sales-order/sales-order.basis.ts';
import { invoicesHere } from '#model/areas/setup/company/company.invoicing.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { paid } from './paying.ts';
import type { Trading } from './trading.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The company begins to invoice here: what left before was invoiced elsewhere. */
export function planInvoicing(trading: Trading): void {
  const { agenda, calendar, model, staff, trade } = trading;
  if (trade.invoicesSince === undefined) return;
  agenda.note(calendar.ago(trade.invoicesSince, 6.5), (at) => {
    const orders = model.rows('salesOrder').filter((row) => isToInvoice(row as never)); // table salesOrder holds its rows
    for (const { id } of orders)
      model.must('salesOrder', id, 'invoiceElsewhere', {}, { by: staff.founder, at });
    const policies = {
      ...model.view.get('company', COMPANY)?.policies,
      invoicing: 'here',
    };
    model.must('company', COMPANY, 'changePolicies', policies, { by: staff.founder, at });
  });
}

interface DraftWish {
  readonly type?: InvoiceType;
  readonly orders?: readonly string[];
  readonly corrects?: string | null;
  readonly return?: string;
  readonly advance?: AdvanceAsked;
}

/** A draft of an invoice, of its orders or of what it takes back; null: there is nothing to invoice. */
export function draftInvoice(
  { model, staff }: Trading,
  customer: string,
  name: string,
  at: string,
  wish: DraftWish,
): string | null {
  const id = model.id(`invoice/${name}`, at);
  const data = { type: 'invoice', orders: [], corrects: null, ...wish, customer };
  return model.attempt('invoice', id, 'create', data, { by: staff.sales, at }) ? null : id;
}

export const invoiceIn = ({ model }: Trading, id: string): InvoiceRow => {
  const row = model.view.get('invoice', id);
  if (!row) throw new Error(`invoice ${id} is not there`);
  return row;
};

/** Issues a draft, mails it, and lets it fall due; returns whether it was issued. */
export function issue(
  trading: Trading,
  id: string,
  at: string,
  by: 'mail' | 'peppol' | 'print' = 'mail',
): boolean {
  const { model, staff, agenda } = trading;
  if (model.attempt('invoice', id, 'issue', {}, { by: staff.sales, at })) return false;
  model.must('invoice', id, 'send', { by }, { by: staff.sales, at });
  const due = Date.parse(`${invoiceIn(trading, id).issue?.dueOn ?? ''}T03:00:00Z`);
  for (const night of [due, due + DAY]) agenda.note(night, (moment) => fallDue(trading, id, moment));
  return true;
}

/** What the night does: it is told once more that the day has come, if something is open. */
const fallDue = ({ model }: Trading, id: string, at: string): void =>
  void model.attempt('invoice', id, 'fallDue', {}, { by: SYSTEM, at });

/** An order of so many is invoiced only after some weeks. */
const SLOWLY_EVERY = 6;
const FATES = 12;
/** Working days in a month. */
const MONTH = 21;

/** What has shipped is invoiced the next working day, or with others later; where others invoice, nothing. */
export function billLater(trading: Trading, order: string, name: string, shipped: string): boolean {
  const { agenda, calendar, model } = trading;
  if (!invoicesHere(model.view)) return false;
  const n = Number(model.view.get('salesOrder', order)?.number?.slice(-3) ?? 0);
  const days = n % SLOWLY_EVERY === SLOWLY_EVERY - 1 ? 12 : 1;
  agenda.note(calendar.later(Date.parse(shipped), days, 9), (at) =>
    bill(trading, order, name, n % FATES, at),
  );
  return true;
}

function bill(trading: Trading, order: string, name: string, fate: number, at: string): void {
  const { agenda, calendar, model } = trading;
  const customer = model.view.get('salesOrder', order)?.customer ?? '';
  const id = draftInvoice(trading, customer, name, at, { orders: [order] });
  if (id === null || !issue(trading, id, at)) return;
  const days = MONTH + (fate === 4 ? 9 : (fate % 5) - 3);
  if (fate === 4)
    agenda.note(calendar.later(Date.parse(at), MONTH + 5, 10), (day) => remind(trading, id, day));
  agenda.note(calendar.later(Date.parse(at), days, 11), (day) => settle(trading, id, fate, day));
}

/** Somebody is reminded of what is overdue and open. */
export const remind = ({ model, staff }: Trading, id: string, at: string): void =>
  void model.attempt('invoice', id, 'remind', {}, { by: staff.sales, at });

/** Most pay what is open; one in so many pays a part first, one lacks a few öre, one pays too much. */
function settle(trading: Trading, id: string, fate: number, at: string): void {
  const { agenda, calendar } = trading;
  const open = openOf(invoiceIn(trading, id));
  if (open <= 0) return;
  const later = (days: number): void =>
    agenda.note(calendar.later(Date.parse(at), days, 11), (day) => settle(trading, id, 0, day));
  if (fate === 7) {
    paid(trading, id, at, { amount: Math.ceil(open * 0.6) });
    return later(8);
  }
  const isShort = fate === 8 && open > 100;
  paid(
    trading,
    id,
    at,
    isShort ? { amount: open - 45, less: { kind: 'rounding', amount: 45 } } : { amount: open },
  );
}
