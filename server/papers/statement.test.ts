import { expect, test } from 'vitest';
import { statementOf } from '#model/areas/sales/payment/statement.ts';
import { drawPaper } from '#model/papers/draw-paper.ts';
import type { PaperWorld } from '#model/papers/paper-source.ts';
import { statementPaper } from '#model/papers/statement.paper.ts';
import { paperTexts } from '#words/papers.words.ts';
import { writing } from '#i18n/writing.ts';
import { InvoicesWorld } from '#machines/areas/sales/invoice/invoices.fixtures.ts';

const piece = 1000;
const plain = (value: unknown): string => JSON.stringify(value).replaceAll(/[\u00a0\u202f]/g, ' ');

/** Of 4 May: 156.25 due on 3 June, of which 50.00 is paid on 6 May, and 20.00 that pays nothing. */
function owingWorld() {
  const world = new InvoicesWorld();
  const invoice = world.issued([world.sold(10 * piece).order]);
  world.base.now = '2026-05-06T08:00:00.000Z';
  world.paid(70_00, [{ invoice, amount: 50_00 }], { on: '2026-05-06' });
  return { world, invoice };
}

const paperWorld = (world: InvoicesWorld, may: boolean): PaperWorld => ({
  view: world.base.view,
  may: () => may,
  nameOf: () => undefined,
  today: '2026-07-10',
  language: 'en',
  texts: paperTexts,
  writing,
});

test('[REC5] a statement says what is open, how long it has been due, and what pays nothing yet', () => {
  const { world, invoice } = owingWorld();
  expect(statementOf(world.base.view, world.customer, '2026-07-10', '2026-07-10')).toEqual([
    {
      currency: 'SEK',
      items: [expect.objectContaining({ id: invoice, late: 37, total: 156_25, open: 106_25 })],
      ageing: { notDue: 0, upTo30: 0, upTo60: 106_25, upTo90: 0, older: 0 },
      unallocated: 20_00,
      balance: 86_25,
    },
  ]);
});

test('[REC5] a statement of a day before knows nothing of what came later', () => {
  const { world, invoice } = owingWorld();
  const then = (day: string) => statementOf(world.base.view, world.customer, day, '2026-07-10');
  expect(then('2026-05-03')).toEqual([]);
  expect(then('2026-05-05')).toMatchObject([
    { items: [{ open: 156_25, late: 0 }], unallocated: 0, balance: 156_25 },
  ]);
  world.paid(106_25, [{ invoice, amount: 106_25 }], { on: '2026-05-06' });
  expect(then('2026-07-10')).toMatchObject([{ items: [], balance: -20_00 }]);
});

test('[REC5] what we owe is below zero, and never late', () => {
  const { world, invoice } = owingWorld();
  world.act('invoice', world.noteOf(invoice), 'issue');
  const [part] = statementOf(world.base.view, world.customer, '2026-07-10', '2026-07-10');
  expect(part).toMatchObject({
    items: [{ open: -50_00, late: 0 }],
    ageing: { notDue: -50_00 },
    balance: -70_00,
  });
});

test('[REC5] its paper is for who may see invoices', () => {
  const { world } = owingWorld();
  const row = world.base.row('customer', world.customer);
  if (!row) throw new Error('no customer');
  const drawn = (may: boolean): string =>
    plain(drawPaper(statementPaper, row, paperWorld(world, may), { language: 'en' }));
  expect(drawn(true)).toContain('"label":"Balance","value":"SEK 86.25"');
  expect(drawn(true)).toContain('"label":"Payments not allocated","value":"-SEK 20.00"');
  expect(drawn(false)).not.toMatch(/SEK \d/);
});
