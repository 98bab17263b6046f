import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leftOf } from '#model/areas/sales/invoice/invoice.left.ts';
import { standingOfLine } from '#model/areas/sales/sales-order/sales-order.basis.ts';
import { amountOfPart } from '#model/lines/line-totals.ts';
import { InvoicesWorld } from './invoices.fixtures.ts';

const piece = 1000;

/** What stands of the line of an order on invoices, minor units, and what so much of it costs. */
function standing(world: InvoicesWorld, order: string): readonly [amount: number, cost: number] {
  const [line] = world.base.row('salesOrder', order)?.lines ?? [];
  if (!line) throw new Error('no line');
  const { quantity, amount } = standingOfLine(line);
  return [amount, amountOfPart(line, quantity)];
}

/** An order of nine pieces, all of which have left, invoiced in these parts. */
function invoicedInParts(world: InvoicesWorld, price: number, parts: readonly number[]) {
  const { order } = world.sold(9 * piece, { price });
  const invoices = parts.map((pieces) => {
    const draft = world.drafted([order]);
    world.changed(draft, { quantity: pieces * piece });
    world.act('invoice', draft, 'issue');
    return draft;
  });
  return { order, invoices };
}

/** Credits so many pieces of an invoice, or all that is left; to be invoiced again, or not. */
function credit(world: InvoicesWorld, invoice: string, pieces: number, again: boolean): boolean {
  const [line] = world.invoice(invoice).lines;
  const left = line ? leftOf(world.invoice(invoice), line).quantity : 0;
  if (left === 0) return false;
  const note = world.noteOf(invoice);
  const quantity = Math.min(left, pieces * piece);
  world.changed(note, { quantity, again: again ? true : undefined });
  world.act('invoice', note, 'issue');
  return quantity < left;
}

const histories = fc.record({
  price: fc.integer({ min: 101, max: 9_999 }),
  parts: fc.constantFrom([3, 4, 2], [1, 8], [2, 2, 5], [5, 4]),
  credits: fc.array(
    fc.record({ which: fc.nat(2), pieces: fc.integer({ min: 1, max: 4 }), again: fc.boolean() }),
    { minLength: 1, maxLength: 5 },
  ),
});

test('[BIL7] whichever of several invoices is credited in part, what stands of their line is what it costs', () => {
  fc.assert(
    fc.property(histories, ({ price, parts, credits }) => {
      const world = new InvoicesWorld();
      const { order, invoices } = invoicedInParts(world, price, parts);
      let toInvoice = false;
      for (const { which, pieces, again } of credits) {
        const invoice = invoices[which % invoices.length] ?? '';
        // With all that is left of an invoice goes all of its amount: the next note or invoice evens out what that leaves.
        const most = credit(world, invoice, pieces, again) ? 0 : parts.length;
        toInvoice ||= again;
        const [amount, cost] = standing(world, order);
        expect(Math.abs(amount - cost)).toBeLessThanOrEqual(most);
      }
      const isOpen = toInvoice && world.billing(order) === 'partlyInvoiced';
      if (isOpen) world.issued([order]);
      const [amount, cost] = standing(world, order);
      expect(Math.abs(amount - cost)).toBeLessThanOrEqual(isOpen ? 0 : parts.length);
    }),
    { numRuns: 60, seed: 20_261_202 },
  );
}, 60_000);
