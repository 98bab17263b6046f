import { sql } from 'kysely';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { openInvoice } from '#model/areas/sales/invoice/open-invoice.fixtures.ts';
import { invoiceListing } from '#model/areas/sales/invoice/invoice.listing.ts';
import type { Row } from '#model/engine/rows.ts';
import { addDays } from '#model/values/moments.ts';
import { listedRows, type ListQuestion } from '#server/lists/list-queries.ts';
import type { BenchServer } from './bench-server.ts';
import type { Bench } from './bench.ts';
import { atMost, median, ofTimes, timed, type Figure } from './figures.ts';
import { asking, copyRows, idOf, plainQuestion, repeat, seedRows, TODAY } from './listed.ts';

const INVOICES = Number(process.env['BENCH_INVOICES'] ?? 300_000);
/** So many are made by the model, the others are copies of their rows. */
const MADE = Math.min(INVOICES, 60_000);
const CUSTOMERS = 5000;
const DAYS = 3 * 365;
const LINES = 3;
const PAGE = 200;

/** A page of the list of one company's invoices with its counts and sums, on the server, under row-level security. */
export async function measureInvoices({ server }: Bench): Promise<Figure[]> {
  const company = await server.newCompany();
  const seeding = await timed(() => seed(server, company));
  await server.database.owner.pool.query('vacuum analyze list_invoice, list_customer, row_invoice');
  const note = `${INVOICES.toLocaleString('en')} invoices of one company, written in ${Math.round(seeding.ms / 1000)} s`;
  const figures: Figure[] = [];
  for (const [name, change] of Object.entries(questions)) {
    const question = { ...plainQuestion, ...change };
    const times = await repeat(() =>
      asking(server, company, invoiceListing, ([trx, scope]) =>
        listedRows(trx, scope, question, { after: null, limit: PAGE, figures: true }),
      ),
    );
    const floor = median(await repeat(() => emptyOf(server, company)));
    const metric = `invoices: page of ${PAGE}, its counts and sums, ${name}`;
    figures.push(ofTimes(metric, times, { target: atMost(100), floor, note }));
  }
  return figures;
}

/** What a transaction of the company's takes that asks nothing of any list. */
const emptyOf = (server: BenchServer, company: number): Promise<unknown> =>
  asking(server, company, invoiceListing, ([trx]) => sql`select 1`.execute(trx));

const questions: Readonly<Record<string, Partial<ListQuestion>>> = {
  'everything the device lacks': {},
  'all rows': { beyond: undefined },
  'overdue ones, of all rows': { state: 'overdue', beyond: undefined },
  'late, of all rows': { filters: { late: '1' }, beyond: undefined },
  'by what is open': { sort: { column: 'open', direction: 'descending' }, beyond: undefined },
  'by customer': { sort: { column: 'customer', direction: 'ascending' } },
  'of a customer': { filters: { customer: idOf('customer', 77) } },
  'of a month': { filters: { issued: '2025-03-01..2025-03-31' } },
  'of a year': { filters: { issued: '2025-01-01..2025-12-31' } },
  'of an amount that few have': { filters: { total: '350000..' } },
  'with a number searched': { search: 'inv-2025-0500' },
  'with a payment reference searched': { search: '0050077' },
};

async function seed(server: BenchServer, company: number): Promise<void> {
  await seedRows(server, company, 'customer', { count: CUSTOMERS, rowAt: customerAt });
  await seedRows(server, company, 'invoice', { count: MADE, rowAt: invoiceAt });
  const idLength = idOf('invoice', 0).length;
  await copyRows(server, company, { name: 'invoice', idLength, times: INVOICES / MADE - 1 });
}

const stamps = (day: string) => ({
  version: 4,
  createdAt: `${day}T08:00:00.000Z`,
  changedAt: `${day}T15:00:00.000Z`,
});

function customerAt(at: number): Row {
  const row = { ...customerFixture({ number: `C-${at}`, name: `Åkeri ${(at * 7919) % CUSTOMERS} AB` }) };
  return Object.assign(row, { id: idOf('customer', at), state: 'active', ...stamps(TODAY) });
}

/** One in so many of what was issued in the last months is not paid. */
const UNPAID = 4;

/** An invoice of three lines. What is older than ninety days is paid, one in twenty a credit note that is set off. */
function invoiceAt(at: number): InvoiceRow {
  const age = Math.floor(((MADE - at) * DAYS) / MADE);
  const issuedOn = addDays(TODAY, -age);
  const dueOn = addDays(issuedOn, 30);
  const isNote = at % 20 === 0;
  const payable = (1 + ((at * 7919) % 4000)) * 100 * (isNote ? -1 : 1);
  const isOpen = !isNote && age < 90 && at % UNPAID === 0;
  const state = {
    document: 'issued',
    payment: isOpen ? 'unpaid' : 'paid',
    credit: 'uncredited',
    dunning: isOpen ? (dueOn < TODAY ? 'overdue' : 'notDue') : 'settled',
    delivery: 'sent',
  };
  const paid = { payment: idOf('payment', at), on: dueOn, amount: payable, less: null };
  return openInvoice(payable, {
    ...stamps(isOpen ? issuedOn : dueOn < TODAY ? dueOn : issuedOn),
    id: idOf('invoice', at),
    type: isNote ? 'creditNote' : 'invoice',
    customer: idOf('customer', (at * 31) % CUSTOMERS),
    number: `${isNote ? 'CN' : 'INV'}-${issuedOn.slice(0, 4)}-${String(at).padStart(6, '0')}`,
    state,
    issue: { issuedOn, dueOn, discountUntil: null, discount: 0, ocr: `2025${String(at).padStart(7, '0')}` },
    setOff: isNote ? -payable : 0,
    paid: isOpen || isNote ? [] : [paid],
    theirReference: `PO ${(at * 17) % 99_991}`,
    theirOrder: '',
    lines: lines(at, payable),
  });
}

const lines = (at: number, payable: number): readonly object[] =>
  Array.from({ length: LINES }, (_, line) => ({
    id: `${line}`,
    order: idOf('order', at),
    orderLine: `${line}`,
    product: idOf('product', (at * (line + 1)) % 9999),
    text: '',
    quantity: 1000,
    price: payable,
    discount: 0,
    vatClass: 'standard',
    amount: payable,
    vatRate: 2500,
    treatment: 'domestic',
    deliveredOn: null,
  }));
