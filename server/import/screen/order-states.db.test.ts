import { describe, expect, it } from 'vitest';
import { mustPropose } from '#server/testing/company.fixtures.ts';
import { fortnoxArticles, vismaCustomers } from './foreign-files.fixtures.ts';
import {
  aroundImports,
  begun,
  company,
  guessed,
  importRow,
  linesOf,
  rows,
  server,
  step,
} from './imports.fixtures.ts';

aroundImports();

const file = (...lines: readonly string[]) => ({
  name: 'order.csv',
  content: () => Buffer.from(`${lines.join('\n')}\n`),
});
const stateOf = ({ state }: { readonly state: unknown }): unknown => Object(state).commercial;
const byReference = <R extends { readonly theirReference: string }>(orders: readonly R[]): R[] =>
  orders.toSorted((a, b) => a.theirReference.localeCompare(b.theirReference));

describe('open orders', () => {
  it('[DI60] are confirmed as their lines say; one that may not be stays a draft, and is told', async () => {
    const of = await company();
    for (const master of [fortnoxArticles, vismaCustomers]) {
      const masters = await begun(of, master);
      await step(of, masters, 'check');
      await step(of, masters, 'run');
    }
    const blocked = (await rows(of, 'customer')).find(({ number }) => number === '13');
    const block = { kind: 'customer', document: blocked?.id ?? '', type: 'block', data: { reason: 'other' } };
    await mustPropose(server.platform.executor, of, [block]);
    const id = await begun(
      of,
      file(
        'Ordernr;Orderdatum;Kundnr;Artikelnr;Antal;Pris;Leveransdatum;Orderstatus',
        '601;2026-03-02;10;1001;100;12,50;2026-12-01;Bekräftad',
        '601;2026-03-02;10;1004;5;89,90;2026-12-01;',
        '602;2026-03-02;10;1001;1;12,50;2026-12-01;Utkast',
        '603;2026-03-02;13;1001;1;12,50;2026-12-01;confirmed',
        '604;2026-03-02;10;1001;1;12,50;2026-12-01;hm',
      ),
    );
    expect(Object.values(guessed(await importRow(of, id))).at(-1)).toBe('status');
    expect((await step(of, id, 'check')).counts).toMatchObject({ create: 5, rejected: 0 });
    const notes = async () =>
      (await linesOf(of, id)).map(({ verdict }) => verdict?.notes?.map((one) => `${one.field} ${one.code}`));
    const told = [undefined, undefined, undefined, ['status customerBlocked'], ['status cellNotChoice']];
    expect(await notes()).toEqual(told);
    expect((await step(of, id, 'run')).counts).toMatchObject({ taken: 5, rejected: 0 });
    expect(await notes()).toEqual(told);
    const orders = async () => byReference(await rows(of, 'salesOrder')).map(stateOf);
    expect(await orders()).toEqual(['confirmed', 'draft', 'draft', 'draft']);
    expect((await step(of, id, 'undo')).counts).toMatchObject({ taken: 0, undone: 5 });
    expect(await orders()).toEqual(Array(4).fill('cancelled'));
  });

  it('[DI60] are placed with their suppliers, and taken back', async () => {
    const of = await company();
    const load = async (text: ReturnType<typeof file>, query = '') => {
      const id = await begun(of, text, query);
      await step(of, id, 'check');
      await step(of, id, 'run');
      return id;
    };
    await load(file('Leverantörsnr;Leverantörsnamn;Land', '7;Bult AB;SE'), '?target=suppliers');
    await load(file('Artikelnummer;Benämning;Leverantör;Inköpspris', 'B-1;Bult;7;2,50'), '?target=products');
    const id = await load(
      file('Inköpsorder;Leverantör;Artikelnr;Antal;Status', 'P-1;7;B-1;10;Lagd', 'P-2;7;B-1;10;draft'),
      '?target=open-purchase-orders',
    );
    const orders = async () => byReference(await rows(of, 'purchaseOrder')).map(stateOf);
    expect(await orders()).toEqual(['placed', 'draft']);
    expect((await step(of, id, 'undo')).counts).toMatchObject({ taken: 0, undone: 2 });
    expect(await orders()).toEqual(['cancelled', 'cancelled']);
  });
});
