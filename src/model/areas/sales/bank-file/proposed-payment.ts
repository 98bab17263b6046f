import type { Reader } from '#model/engine/reader.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import type { InvoiceRow } from '../invoice/invoice.facts.ts';
import { isIssued } from '../invoice/invoice.kind.ts';
import { discountOn, openInvoicesOf } from '../payment/open-invoices.ts';
import type { Allocation, PaymentForm } from '../payment/payment.facts.ts';
import { spread } from '../payment/spread.ts';
import type { ProposedPart } from './allotted.ts';
import type { BankEntry } from './bank-entry-schemas.ts';
import type { PaymentProposal } from './match-entries.ts';
import type { OpenInvoice } from './open-invoice.ts';

/** Invoices as entries of a bank are matched with them: those that are paid show what is paid twice. */
export const toMatch = (
  invoices: readonly InvoiceRow[],
  customerName: (id: string) => string,
  feesOf: (row: InvoiceRow) => number,
): readonly OpenInvoice[] =>
  invoices.flatMap((row) => {
    const { id, number, customer, currency, issue } = row;
    if (!isIssued(row) || !issue || number === null || row.totals.payable <= 0) return [];
    const until = issue.discountUntil;
    return [
      {
        id,
        number,
        customer,
        currency,
        ocr: issue.ocr,
        due: issue.dueOn,
        customerName: customerName(customer),
        open: Math.max(0, openOf(row)),
        fees: feesOf(row),
        discount: until === null ? null : { until, amount: discountOn(row, until) },
      },
    ];
  });

/** Whom money of the bank is from and what it pays, as proposed or as somebody chose. */
export interface Payer {
  readonly customer: string;
  /** The invoice that it pays first; null: those that are due first. */
  readonly invoice: string | null;
}

/** Whom a proposal names: the one customer of its invoices; null: nobody, or several. */
export function payerOf(view: Reader, { named }: PaymentProposal): Payer | null {
  const customers = new Set(named.map((invoice) => view.get('invoice', invoice)?.customer ?? ''));
  const [customer = ''] = customers;
  return customers.size === 1 && customer !== '' ? { customer, invoice: null } : null;
}

interface Booked {
  readonly entry: BankEntry;
  readonly proposal: PaymentProposal;
  readonly payer: Payer;
  /** Whether somebody chose the payer: the proposal then says nothing. */
  readonly isChosen: boolean;
  /** Millionths of the company's currency. */
  readonly rate: number;
}

/** The payment that an entry is recorded as: what it pays, and how a difference is explained. [BNK7] */
export function paymentOf(view: Reader, { entry, proposal, payer, isChosen, rate }: Booked): PaymentForm {
  const { amount, bookedOn: on, reference } = entry;
  const currency = entry.currency as PaymentForm['currency']; // one that is kept here: others are refused
  const money = { amount, on, direction: 'in', currency, customer: payer.customer } as const;
  const head = { ...money, rate, reference: saidBy(entry), notes: '', source: 'file' } as const;
  const bankReference = reference.slice(0, LONGEST);
  // At the rate that is shown for it: the invoices of the money's own currency have none. [BNK10]
  if (proposal.other) return { ...head, bankReference, allocations: proposal.parts.map(inOther) };
  const open = openInvoicesOf(view, money);
  const named = isChosen ? [payer.invoice] : proposal.parts.map(({ invoice }) => invoice);
  const first = named.flatMap((id) => open.find((row) => row.id === id) ?? []);
  const rest = isChosen ? open.filter((row) => !first.includes(row)) : [];
  const allocations = spread(money, [...first, ...rest]);
  return {
    ...head,
    bankReference,
    allocations: isChosen ? allocations : withFee(allocations, proposal),
    ...(!isChosen && proposal.fees.length > 0 && { keeps: [...proposal.fees] }),
  };
}

const LONGEST = 200;

const inOther = ({ less = null, ...part }: ProposedPart): Allocation => ({ ...part, less });

/** What the payer wrote, references for machines first. */
const saidBy = ({ structured, text }: BankEntry): string =>
  [...structured, text].filter(Boolean).join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);

/** What the bank kept closes the last invoice. */
function withFee(allocations: Allocation[], { difference }: PaymentProposal): Allocation[] {
  if (difference?.why !== 'fee') return allocations;
  return allocations.map((part, index) =>
    index === allocations.length - 1 ? { ...part, less: { kind: 'fee', amount: -difference.amount } } : part,
  );
}
