import { describe, expect, it } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { CountWorld } from '#machines/areas/stock/count/count.fixtures.ts';
import type { Language } from '#model/values/languages.ts';
import { writing } from '#i18n/writing.ts';
import { paperTexts } from '#words/papers.words.ts';
import { countPaper } from '#model/papers/count.paper.ts';
import { proposedLetter } from '#model/papers/letter.ts';
import { papers } from '#model/papers/papers.ts';
import { drawPaper } from '#model/papers/draw-paper.ts';
import type { Paper } from '#model/papers/paper.ts';
import type { PaperWorld } from '#model/papers/paper-source.ts';
import { salesOrderPaper } from '#model/papers/sales-order.paper.ts';
import { shipmentPaper } from '#model/papers/shipment.paper.ts';

const worldOf = (view: PaperWorld['view'], language: Language = 'en', may = true): PaperWorld => ({
  view,
  may: () => may,
  nameOf: (user) => (user === 'anna' ? 'Anna Berg' : undefined),
  today: '2026-05-04',
  language,
  texts: paperTexts,
  writing,
});

function there<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('it is not there');
  return row;
}

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const cellsOf = (paper: Paper | null, table = 0) =>
  paper?.tables[table]?.rows.map(({ cells }) =>
    cells.map((cell) => (typeof cell === 'string' ? plain(cell) : cell)),
  );

function orderedIn(language: Language) {
  const world = new SalesWorld();
  const customer = world.addCustomer({ language });
  world.stock(world.bolt, world.base.bins[0] ?? '', 3_000);
  const { order } = world.confirmed([{ product: world.bolt, quantity: 3_000, price: 12_5000 }], { customer });
  return { world, order };
}

describe('a declared paper', () => {
  it('[PAP1, SO75, SO78] of a quote says until when it holds, and what may be left out', () => {
    const world = new SalesWorld();
    const customer = world.addCustomer({ language: 'en' });
    const lines = [
      { product: world.bolt, quantity: 3_000 },
      { product: world.nut, quantity: 2_000, price: 2_0000, optional: true as const },
    ];
    const { order } = world.draft(lines, { customer });
    world.act('salesOrder', order, 'sendQuote', { by: 'ownMail', validUntil: '2026-06-01' });
    const row = there(world.base.row('salesOrder', order));
    const paper = drawPaper(salesOrderPaper, row, worldOf(world.base.view));
    expect(paper).toMatchObject({ title: 'Quote', number: 'QT-2026-00001' });
    const facts = Object.fromEntries((paper?.facts ?? []).map(({ label, value }) => [label, value]));
    expect(facts['Valid until']).toContain('2026');
    expect(cellsOf(paper)?.map(([product]) => product)).toEqual([
      expect.not.stringContaining('optional'),
      expect.stringContaining('(optional)'),
    ]);
    expect(paper?.tables[0]?.totals?.map(({ value }) => plain(value))).toContain('SEK 37.50');
  });

  it.each([
    ['sv', 'Unionsintern varuleverans, undantagen enligt 10 kap. 42 § mervärdesskattelagen'],
    ['en', 'Intra-Community supply, exempt under Article 138'],
  ] as const)('[SO93] of an order without VAT has the sentence of the law, in %s', (language, sentence) => {
    const world = new SalesWorld();
    const billing = { street: 'Hauptstr. 1', postcode: '10115', city: 'Berlin', country: 'DE' };
    const addresses = { billing, delivery: [] };
    const customer = world.addCustomer({ language, addresses, vatNumber: 'DE136695976' });
    const lines = [{ product: world.bolt }, { product: world.nut }];
    const textsTo = (deliveryAddress: typeof billing) => {
      const { order } = world.draft(lines, { customer, deliveryAddress });
      const row = there(world.base.row('salesOrder', order));
      return drawPaper(salesOrderPaper, row, worldOf(world.base.view))?.texts;
    };
    expect(textsTo(billing)).toEqual([expect.stringContaining(sentence)]);
    expect(textsTo({ ...billing, country: 'SE' })).toEqual([]);
  });

  it.each([
    [
      'sv',
      'Orderbekräftelse',
      ['BOLT · Sexkantsskruv M8', '3 st', '12,50 kr', '37,50 kr'],
      ['Netto', 'Moms 25 % på 37,50 kr', 'Totalt'],
    ],
    [
      'en',
      'Order confirmation',
      ['BOLT · Hex bolt M8', '3 pcs', 'SEK 12.50', 'SEK 37.50'],
      ['Net', 'VAT 25% on SEK 37.50', 'Total'],
    ],
  ] as const)(
    '[PAP1, PAP35] of an order has the words and figures of who reads %s',
    (language, title, cells, sums) => {
      const { world, order } = orderedIn(language);
      const paper = drawPaper(
        salesOrderPaper,
        there(world.base.row('salesOrder', order)),
        worldOf(world.base.view),
      );
      expect([paper?.title, paper?.language]).toEqual([title, language]);
      expect(paper?.number).toMatch(/^SO-\d{4}-00001$/);
      expect(cellsOf(paper)).toEqual([cells]);
      expect(paper?.tables[0]?.totals.map(({ label }) => plain(label))).toEqual(sums);
    },
  );

  it('[PAP3, PAP35] of a shipment names who it goes to, and no price', () => {
    const { world, order } = orderedIn('sv');
    const row = there(world.base.row('shipment', world.shipped(order)));
    const paper = drawPaper(shipmentPaper, row, worldOf(world.base.view));
    expect(paper?.addresses.map(({ label }) => label)).toEqual(['Leveransadress']);
    expect(plain(JSON.stringify(paper))).not.toMatch(/12,50|kr"/);
  });

  it('[PAP34, PAP35] of a count says what is expected to who asks for it and may see it', () => {
    const world = new CountWorld();
    world.stock(world.bolt, world.base.bins[0] ?? '', 1_000);
    const row = there(world.base.row('count', world.counting()));
    const heads = (may: boolean, expected: boolean) =>
      drawPaper(countPaper, row, worldOf(world.base.view, 'en', may), { expected })?.tables[0]?.columns.map(
        ({ header }) => header,
      );
    expect(heads(true, true)).toContain('Expected');
    expect(heads(true, false)).not.toContain('Expected');
    expect(heads(false, true)).not.toContain('Expected');
  });

  it('[PAP7] ends with the text of the company in its language, and where it is paid', () => {
    const { world, order } = orderedIn('sv');
    const texts = { salesOrder: { en: 'In 30 days', sv: 'Inom 30 dagar' } };
    world.base.must('company', 'company', 'setPaperTexts', { texts });
    const paper = drawPaper(
      salesOrderPaper,
      there(world.base.row('salesOrder', order)),
      worldOf(world.base.view),
    );
    expect(paper?.foot?.text).toBe('Inom 30 dagar');
    expect(paper?.sheetOf).toBe('Sida {page} av {pages}');
  });

  it('[SO79] of a quote says whether another quantity needs a new one', () => {
    const factsOf = (over: object) => {
      const world = new SalesWorld();
      const { order } = world.draft([{ product: world.bolt }], over);
      world.act('salesOrder', order, 'sendQuote', { by: 'phone' });
      const row = there(world.base.row('salesOrder', order));
      return drawPaper(salesOrderPaper, row, worldOf(world.base.view))?.facts.map(({ value }) => value);
    };
    expect(factsOf({})).toContain('Med ny offert');
    expect(factsOf({ quantities: 'repriced' })).toContain('Till priset för det antalet');
  });

  it('[PAP37] goes with a letter in its language, to the contacts that have an address', () => {
    const world = new SalesWorld();
    const contact = { name: 'Åsa Öst', role: '', email: 'asa@kund.example', phone: '' };
    const contacts = [contact, { ...contact, name: 'Bo', email: '' }];
    const customer = world.addCustomer({ language: 'sv', contacts });
    const { order } = world.draft([{ product: world.bolt, quantity: 1_000 }], { customer });
    const letterOf = () => {
      const row = there(world.base.row('salesOrder', order));
      return there(proposedLetter(salesOrderPaper, row, worldOf(world.base.view), 'Anna Berg') ?? undefined);
    };
    expect(letterOf()).toMatchObject({ contacts: [{ email: 'asa@kund.example' }], language: 'sv' });
    expect(letterOf().subject).toMatch(/^Offert .*från /);
    world.base.must('salesOrder', order, 'confirm');
    expect(letterOf().subject).toMatch(/^Orderbekräftelse SO-\d{4}-\d{5} från /);
    expect(letterOf().text).toMatch(/^Hej!\n\nTack för er order\. .*\n\nMed vänlig hälsning\nAnna Berg\n/);
  });

  it('[PAP37] that is mailed goes to somebody', () => {
    const mailed = Object.values(papers).filter((paper) => 'mail' in paper);
    expect(mailed.map(({ kind }) => kind).toSorted()).toEqual([
      'customerReturn',
      'goodsReceipt',
      'invoice',
      'purchaseOrder',
      'quoteRequest',
      'salesOrder',
      'shipment',
      'supplierReturn',
    ]);
  });
});
