import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentOf } from '#model/areas/sales/invoice/invoice.content.ts';
import type { InvoiceRow, InvoiceTotals } from '#model/areas/sales/invoice/invoice.facts.ts';
import { leftOf } from '#model/areas/sales/invoice/invoice.left.ts';
import { sumFaults } from '#model/areas/sales/invoice/sum-faults.ts';
import { vatAmount } from '#model/values/money.ts';
import { InvoicesWorld } from './invoices.fixtures.ts';

const piece = 1000;

const say = {
  today: '2026-05-04',
  language: 'en',
  legal: (text: string) => text,
  advance: () => 'advance',
  fee: 'fee',
  freightOff: 'freight',
  terms: '',
} as const;

interface Sale {
  readonly pricesIncludeVat: boolean;
  readonly isRounded: boolean;
  /** Ten-thousandths, and pieces. */
  readonly lines: readonly { readonly price: number; readonly pieces: number }[];
  /** What of which line is credited at once. */
  readonly parts: readonly { readonly line: number; readonly pieces: number; readonly money: number }[];
}

const sales = fc.record<Sale>({
  pricesIncludeVat: fc.boolean(),
  isRounded: fc.boolean(),
  lines: fc.array(
    fc.record({ price: fc.integer({ min: 50, max: 99_999 }), pieces: fc.integer({ min: 1, max: 9 }) }),
    { minLength: 1, maxLength: 3 },
  ),
  parts: fc.array(
    fc.record({ line: fc.nat(2), pieces: fc.nat(4), money: fc.integer({ min: 1, max: 300 }) }),
    { maxLength: 6 },
  ),
});

/** An issued invoice by hand. */
function invoiced(world: InvoicesWorld, { pricesIncludeVat, isRounded, lines }: Sale): string {
  world.policies({ pricesIncludeVat, roundsPayable: isRounded });
  const id = world.drafted([]);
  const plain = { product: null, discount: 0, vatClass: 'standard' } as const;
  const written = lines.map(({ price, pieces }) => ({
    id: world.base.id(),
    text: 'work',
    quantity: pieces * piece,
    // Of a price with VAT that has parts of an öre, the price without it cannot say what the line comes to.
    price: pricesIncludeVat ? Math.ceil(price / 100) * 100 : price,
    ...plain,
  }));
  world.act('invoice', id, 'update', world.invoiceForm(id, { lines: written }));
  world.act('invoice', id, 'issue');
  return id;
}

/** Credits some of what is left; nothing, if there is none. */
function credit(world: InvoicesWorld, invoice: string, part: Sale['parts'][number] | 'rest'): string | null {
  if (
    Math.max(...world.invoice(invoice).lines.map((line) => leftOf(world.invoice(invoice), line).amount)) <= 0
  )
    return null;
  const id = world.noteOf(invoice);
  if (part !== 'rest') {
    const { lines } = world.invoiceForm(id);
    const line = lines[part.line % lines.length];
    const sold = world.invoice(invoice).lines.find((one) => one.id === line?.of);
    if (!line || !sold) return null;
    const left = leftOf(world.invoice(invoice), sold);
    const quantity = Math.min(part.pieces * piece, left.quantity);
    const some = quantity === 0 ? { quantity, credited: Math.min(part.money, left.amount) } : { quantity };
    world.act('invoice', id, 'update', world.invoiceForm(id, { lines: [{ ...line, ...some }] }));
  }
  world.act('invoice', id, 'issue');
  return id;
}

const summed = (rows: readonly InvoiceRow[], of: (totals: InvoiceTotals) => number): number =>
  rows.reduce((sum, { totals }) => sum + of(totals), 0);

test('[BIL31] an invoice and all that is credited of it come to what is left, VAT and rounding with it, in whatever parts', () => {
  fc.assert(
    fc.property(sales, (sale) => {
      const world = new InvoicesWorld();
      const invoice = invoiced(world, sale);
      const rows: InvoiceRow[] = [world.invoice(invoice)];
      const perRate = (of: 'net' | 'vat') => (totals: InvoiceTotals) =>
        totals.perRate.reduce((sum, part) => sum + part[of], 0);
      for (const part of [...sale.parts, 'rest' as const]) {
        const note = credit(world, invoice, part);
        if (note === null) continue;
        const row = world.invoice(note);
        rows.push(row);
        // What stands has the VAT of its own base.
        expect(summed(rows, perRate('vat'))).toBe(vatAmount(summed(rows, perRate('net')), 2500));
        expect(summed(rows, ({ gross }) => gross)).toBe(
          summed(rows, ({ net }) => net) + summed(rows, ({ vat }) => vat),
        );
        const content = contentOf(world.base.view, row, say);
        expect(content && sumFaults(content)).toEqual([]);
        expect(content?.totals).toMatchObject({
          net: 0 - row.totals.net || 0,
          vat: 0 - row.totals.vat || 0,
          payable: 0 - row.totals.payable || 0,
        });
      }
      for (const key of ['net', 'vat', 'gross', 'rounding', 'payable'] as const)
        expect([key, summed(rows, (totals) => totals[key])]).toEqual([key, 0]);
      expect(world.base.row('invoice', invoice)?.state).toMatchObject({ credit: 'credited' });
    }),
    { numRuns: 60, seed: 20_261_201 },
  );
}, 60_000);

test('[BIL31] seven pieces of 0.18 with 0.05 VAT are credited one by one without an öre more', () => {
  const world = new InvoicesWorld();
  const sale = { pricesIncludeVat: false, isRounded: false, lines: [{ price: 257, pieces: 7 }], parts: [] };
  const invoice = invoiced(world, sale);
  const one = { line: 0, pieces: 1, money: 0 };
  const vat = [1, 2, 3, 4, 5, 6, 7].map(() => world.invoice(credit(world, invoice, one) ?? '').totals.vat);
  expect(world.invoice(invoice).totals).toMatchObject({ net: 18, vat: 5 });
  expect(vat.reduce((sum, part) => sum + part, 0)).toBe(-5);
});
