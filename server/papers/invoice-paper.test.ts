import { expect, test } from 'vitest';
import { drawPaper } from '#model/papers/draw-paper.ts';
import { invoicePaper } from '#model/papers/invoice.paper.ts';
import { paperTexts } from '#words/papers.words.ts';
import { writing } from '#i18n/writing.ts';
import { InvoicesWorld } from '#machines/areas/sales/invoice/invoices.fixtures.ts';
import { COMPANY } from '#model/values/company-document.ts';

const piece = 1000;

/** A company that is paid by bankgiro and Swish, its invoice of ten bolts, and a credit note of all of it. */
function credited() {
  const world = new InvoicesWorld();
  const own = world.base.row('company', COMPANY);
  if (!own) throw new Error('there is no company');
  const { name, organisationNumber, vatNumber, address, timeZone, currency } = own;
  const bank = { iban: '', bic: '', bankgiro: '5050-1055', plusgiro: '', swish: '123 999 99 96' };
  const form = { name, organisationNumber, vatNumber, address, timeZone, currency, bank };
  world.base.must('company', COMPANY, 'update', form);
  const invoice = world.issued([world.sold(10 * piece).order]);
  const note = world.noteOf(invoice);
  world.act('invoice', note, 'issue');
  return { world, invoice, note };
}

test('[PAP41] an invoice says where it is paid, and a credit note, which nobody pays, does not', () => {
  const { world, invoice, note } = credited();
  const paymentOf = (id: string) =>
    drawPaper(
      invoicePaper,
      world.invoice(id),
      {
        view: world.base.view,
        may: () => true,
        nameOf: () => undefined,
        today: '2026-05-04',
        language: 'en',
        texts: paperTexts,
        writing,
      },
      { language: 'en' },
    )?.payment;
  expect(paymentOf(invoice)).toMatchObject({
    facts: expect.arrayContaining([expect.objectContaining({ value: '5050-1055' })]),
    qr: { code: expect.stringContaining('1239999996') },
  });
  expect(paymentOf(note)).toBeUndefined();
});
