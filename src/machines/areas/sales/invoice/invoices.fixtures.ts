import type { InvoiceForm, InvoiceRow, InvoiceType } from '#model/areas/sales/invoice/invoice.facts.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { formLine } from '#model/areas/sales/invoice/invoice.lines.ts';
import type { Allocation } from '#model/areas/sales/payment/payment.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { ReturnsWorld } from '../customer-return/returns.fixtures.ts';

/** A company that invoices here: bolts at 12.50 with 25 % VAT, nuts at 2.00; checked after each step. */
export class InvoicesWorld extends ReturnsWorld {
  constructor() {
    super();
    this.policies({ invoicing: 'here' });
  }

  /** Changes policies of the company. */
  policies(over: object): void {
    const policies = this.base.row('company', COMPANY)?.policies;
    this.base.must('company', COMPANY, 'changePolicies', { ...policies, ...over });
  }

  invoice(id: string): InvoiceRow {
    const row = this.base.row('invoice', id);
    if (!row) throw new Error('no such invoice');
    return row;
  }

  /** A draft of orders, or of what takes another invoice back. */
  drafted(orders: readonly string[], over: object = {}): string {
    const id = this.base.id();
    const data = { type: 'invoice', customer: this.customer, orders, corrects: null, ...over };
    this.act('invoice', id, 'create', data);
    return id;
  }

  issued(orders: readonly string[], over: object = {}): string {
    const id = this.drafted(orders, over);
    this.act('invoice', id, 'issue');
    return id;
  }

  /** What takes an invoice back, or what of it a return is credited for; a draft. */
  noteOf(invoice: string, over: { type?: InvoiceType; return?: string } = {}): string {
    return this.drafted([], { type: 'creditNote', corrects: invoice, ...over });
  }

  /** The form of a draft. */
  invoiceForm(id: string, over: Partial<InvoiceForm> = {}): InvoiceForm {
    const { issuedOn, theirReference, theirOrder, address, terms, notes, lines } = this.invoice(id);
    const head = { issuedOn, theirReference, theirOrder, address, terms, notes };
    return { ...head, lines: lines.map(formLine), ...over };
  }

  /** Changes the first line of a draft, and leaves no other. */
  changed(id: string, over: object): void {
    const lines = this.invoiceForm(id)
      .lines.slice(0, 1)
      .map((line) => ({ ...line, ...over }));
    this.act('invoice', id, 'update', this.invoiceForm(id, { lines }));
  }

  /** Money from the customer, of which all or some pays these invoices; minor units. */
  paid(amount: number, allocations: readonly Partial<Allocation>[] = [], over: object = {}): string {
    const id = this.base.id();
    this.act('payment', id, 'record', {
      customer: this.customer,
      direction: 'in',
      on: '2026-05-04',
      amount,
      currency: 'SEK',
      rate: 1_000_000,
      reference: '',
      notes: '',
      source: 'hand',
      allocations: allocations.map((part) => ({ less: null, ...part })),
      ...over,
    });
    return id;
  }

  /** What is open of an invoice, minor units. */
  open(id: string): number {
    return openOf(this.invoice(id));
  }

  /** The states of an invoice's regions but its document's. */
  regions(id: string): string {
    const { document: _, ...rest } = this.invoice(id).state as Record<string, string>; // a parallel chart
    return Object.values(rest).join(' ');
  }

  billing(order: string): string {
    const state = (this.base.row('salesOrder', order)?.state ?? {}) as Record<string, string>; // a parallel chart
    return state['billing'] ?? '';
  }
}
