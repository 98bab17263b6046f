import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { openOf, signOf } from '#model/areas/sales/owed/owed.ts';
import { isIssued } from '#model/areas/sales/invoice/invoice.kind.ts';
import { receivables } from '#model/areas/sales/invoice/receivables.ts';
import { addDays } from '#model/values/moments.ts';
import { InvoicesWorld } from './invoices.fixtures.ts';

const steps = fc.array(
  fc.record({
    what: fc.integer({ min: 0, max: 4 }),
    which: fc.integer({ min: 0, max: 9 }),
    share: fc.integer({ min: 1, max: 4 }),
  }),
  {
    minLength: 4,
    maxLength: 9,
  },
);

const invoices = (world: InvoicesWorld): InvoiceRow[] =>
  world.base.view.by('invoice', 'customer', world.customer).filter(isIssued);

/** One of the steps that change what customers owe, on the day of the world; one that does not fit does nothing. */
function step(
  world: InvoicesWorld,
  what: number,
  row: InvoiceRow | undefined,
  share: number,
  on: string,
): void {
  if (what === 0 || !row) return void world.issued([world.sold(share * 1000).order]);
  const open = openOf(row);
  if (what === 1 && open !== 0) {
    const amount = Math.ceil(Math.abs(open) / share);
    const direction = signOf(row) > 0 ? 'in' : 'out';
    world.paid(amount, [{ invoice: row.id, amount }], { on, direction });
  }
  if (what === 2 && row.type === 'invoice' && row.credits.length === 0)
    world.act('invoice', world.noteOf(row.id), 'issue');
  if (what === 3 && open > 0) world.act('invoice', row.id, 'writeOff', { reason: 'other' });
  if (what === 4 && open > 0 && share > 1)
    world.paid(open - 50, [{ invoice: row.id, amount: open - 50, less: { kind: 'rounding', amount: 50 } }], {
      on,
    });
}

test('[REC1] receivables are the sum of open invoices, and those of a past day what they were then', () => {
  fc.assert(
    fc.property(steps, (walk) => {
      const world = new InvoicesWorld();
      const then = new Map<string, number>();
      walk.forEach(({ what, which, share }, index) => {
        const on = addDays('2026-05-04', index);
        world.base.now = `${on}T08:00:00.000Z`;
        step(world, what, invoices(world)[which], share, on);
        const sum = invoices(world).reduce((total, row) => total + openOf(row), 0);
        expect(receivables(invoices(world), on).open).toBe(sum);
        then.set(on, sum);
      });
      for (const [day, sum] of then)
        expect([day, receivables(invoices(world), day).open]).toEqual([day, sum]);
    }),
    { numRuns: 6 },
  );
});
