import type { Transaction } from 'kysely';
import type { Voucher } from '#model/areas/setup/account/voucher.ts';
import { bookVoucher, type ToBook } from '#model/areas/setup/posting-rule/book-voucher.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Rows } from '#model/engine/rows.ts';
import type { Language } from '#model/values/languages.ts';
import { compare } from '#model/values/order.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { creditedInOtherCurrency, invoiceToBook, lossesToBook, paymentToBook } from './documents-to-book.ts';
import { orderPaymentsToBook } from './order-payments-to-book.ts';
import { billPaymentsToBook, billToBook, goodsToBook } from './purchases-to-book.ts';
import { setOffsToBook } from './set-offs-to-book.ts';
import {
  factsOfBills,
  factsOfOrders,
  factsOfPayments,
  goodsFacts,
  setOffsOf,
  stepsOfInvoices,
  voucherDocuments,
  type VoucherDays,
  type VoucherDocuments,
} from './voucher-sources.ts';

type Trx = Transaction<Schema>;

interface Deps {
  readonly engine: Engine;
  readonly layouts: RowLayouts;
}

/** Of whom, and how their vouchers are written. */
export interface VoucherBooks {
  readonly company: number;
  readonly timeZone: string;
  readonly language: Language;
}

/** Documents that are in memory at once. */
const PIECE = 200;
/** Documents that vouchers of one export may be of. */
const MOST_DOCUMENTS = 50_000;

/**
 * The vouchers of some days: invoices, what was paid of them and of orders, what was written off and set off, by day,
 * series and number.
 * @throws HttpError 409 where an account is missing, which it names; 413 for more than a file may hold
 */
export async function readVouchers(
  trx: Trx,
  deps: Deps,
  books: VoucherBooks,
  days: VoucherDays,
): Promise<readonly Voucher[]> {
  const { company, timeZone } = books;
  const found = await voucherDocuments(trx, company, days, timeZone);
  const count = Object.values(found).reduce((sum, ids) => sum + ids.length, 0);
  if (count > MOST_DOCUMENTS)
    throw new HttpError(413, { code: 'tooManyVouchers', params: { most: MOST_DOCUMENTS } });
  const vouchers: Voucher[] = [];
  const isAsked = ({ on }: ToBook): boolean => days.from <= on && on <= days.to;
  for (const [kind, ids] of Object.entries(found))
    for (let at = 0; at < ids.length; at += PIECE) {
      const piece = new Piece(trx, deps, books);
      const toBook = await piece.read(kind as keyof VoucherDocuments, ids.slice(at, at + PIECE));
      vouchers.push(...(await piece.booked(toBook.filter(isAsked))));
    }
  return vouchers.toSorted(
    (a, b) => compare(a.on, b.on) || compare(a.series, b.series) || compare(a.number, b.number),
  );
}

/** Some documents with what they name. */
class Piece {
  readonly #trx: Trx;
  readonly #cache: CompanyCache;
  readonly #books: VoucherBooks;

  constructor(trx: Trx, { engine, layouts }: Deps, books: VoucherBooks) {
    this.#trx = trx;
    this.#books = books;
    this.#cache = new CompanyCache(engine, layouts, books.company);
  }

  async read(kind: keyof VoucherDocuments, ids: readonly string[]): Promise<readonly ToBook[]> {
    if (kind === 'payments') return this.#payments(ids);
    if (kind === 'setOffs') return this.#setOffs(ids);
    if (kind === 'orders') return this.#orders(ids);
    if (kind === 'bills' || kind === 'billPayments') return this.#bills(kind, ids);
    if (kind === 'receipts' || kind === 'supplierReturns') return this.#goods(kind, ids);
    const rows = await this.#rows('invoice', ids);
    const stepped = kind === 'invoices' ? rows.flatMap((row) => creditedInOtherCurrency(row) ?? []) : ids;
    if (kind === 'invoices') await this.#rows('invoice', stepped);
    const steps = await stepsOfInvoices(this.#trx, this.#books.company, stepped);
    const books = { view: this.#cache.view, language: this.#books.language, steps };
    const toBook = kind === 'invoices' ? invoiceToBook : lossesToBook;
    return this.#knowing(() => rows.flatMap((row) => toBook(books, row)), rows);
  }

  /** @throws HttpError 409 for the first account that is missing */
  async booked(all: readonly ToBook[]): Promise<readonly Voucher[]> {
    return this.#knowing(
      () =>
        all.flatMap((one) => {
          const found = bookVoucher(this.#cache.view, one);
          const [refusal] = found.refusals ?? [];
          if (refusal) throw new HttpError(409, refusal);
          return found.refusals || found.voucher.rows.length === 0 ? [] : [found.voucher];
        }),
      [],
    );
  }

  async #payments(ids: readonly string[]): Promise<readonly ToBook[]> {
    const { company, timeZone, language } = this.#books;
    const rows = await this.#rows('payment', ids);
    const facts = await factsOfPayments(this.#trx, company, ids, timeZone);
    const invoices = new Set(
      [...facts.values()]
        .flat()
        .flatMap(({ data }) => ('allocations' in data ? data.allocations.map(({ invoice }) => invoice) : [])),
    );
    const paid = await this.#rows('invoice', [...invoices]);
    const steps = await stepsOfInvoices(this.#trx, company, [...invoices]);
    const books = { view: this.#cache.view, language, steps };
    return this.#knowing(
      () => rows.flatMap((row) => paymentToBook(books, row, facts.get(row.id) ?? [])),
      [...rows, ...paid],
    );
  }

  async #orders(ids: readonly string[]): Promise<readonly ToBook[]> {
    const { company, timeZone, language } = this.#books;
    const rows = await this.#rows('salesOrder', ids);
    const facts = await factsOfOrders(this.#trx, company, ids, timeZone);
    const books = { view: this.#cache.view, language, steps: new Map() };
    return this.#knowing(
      () => rows.flatMap((row) => orderPaymentsToBook(books, row, facts.get(row.id) ?? [])),
      rows,
    );
  }

  async #bills(kind: 'bills' | 'billPayments', ids: readonly string[]): Promise<readonly ToBook[]> {
    const { company, timeZone, language } = this.#books;
    const rows = await this.#rows('supplierBill', ids);
    const facts = kind === 'bills' ? new Map() : await factsOfBills(this.#trx, company, ids, timeZone);
    const books = { view: this.#cache.view, language, steps: new Map() };
    return this.#knowing(
      () =>
        rows.flatMap((row) =>
          kind === 'bills' ? billToBook(books, row) : billPaymentsToBook(books, row, facts.get(row.id) ?? []),
        ),
      rows,
    );
  }

  async #goods(kind: 'receipts' | 'supplierReturns', ids: readonly string[]): Promise<readonly ToBook[]> {
    const { company, timeZone, language } = this.#books;
    const returns = kind === 'supplierReturns' ? await this.#rows('supplierReturn', ids) : [];
    const receipts = await this.#rows(
      'goodsReceipt',
      kind === 'receipts' ? ids : returns.map(({ receipt }) => receipt),
    );
    const facts = await goodsFacts(this.#trx, company, ids, timeZone);
    const books = { view: this.#cache.view, language, steps: new Map() };
    const receivedAt = new Map(receipts.map(({ id, effectiveAt }) => [id, effectiveAt]));
    const sources = [
      ...(kind === 'receipts' ? receipts : []).map(({ id, number, supplier, effectiveAt }) => ({
        id,
        source: { what: 'goodsReceived', number, supplier, receivedAt: effectiveAt } as const,
      })),
      ...returns.map(({ id, number, supplier, receipt }) => ({
        id,
        source: {
          what: 'goodsSentBack',
          number,
          supplier,
          receivedAt: receivedAt.get(receipt) ?? null,
        } as const,
      })),
    ];
    return this.#knowing(
      () => sources.flatMap(({ id, source }) => goodsToBook(books, source, facts.get(id) ?? [], timeZone)),
      [...receipts, ...returns],
    );
  }

  async #setOffs(ids: readonly string[]): Promise<readonly ToBook[]> {
    const { company, timeZone, language } = this.#books;
    const facts = await setOffsOf(this.#trx, company, ids, timeZone);
    const others = new Set([...facts.values()].flat().map(({ data }) => data.invoice));
    const notes = await this.#rows('invoice', ids);
    const invoices = await this.#rows('invoice', [...others]);
    const steps = await stepsOfInvoices(this.#trx, company, [...ids, ...others]);
    const books = { view: this.#cache.view, language, steps };
    return this.#knowing(
      () => notes.flatMap((note) => setOffsToBook(books, note, facts.get(note.id) ?? [])),
      [...notes, ...invoices],
    );
  }

  async #rows<
    K extends 'invoice' | 'payment' | 'salesOrder' | 'supplierBill' | 'goodsReceipt' | 'supplierReturn',
  >(kind: K, ids: readonly string[]): Promise<readonly Rows[K][]> {
    await this.#cache.load(
      this.#trx,
      ids.map((id) => ({ table: kind, id })),
    );
    return ids.flatMap((id) => this.#cache.view.get(kind, id) ?? []);
  }

  #knowing<T>(work: () => T, rows: readonly unknown[]): Promise<T> {
    return this.#cache.knowing(this.#trx, work, () => rows);
  }
}
