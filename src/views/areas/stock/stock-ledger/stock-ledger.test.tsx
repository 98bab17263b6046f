import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { LedgerAsk, LedgerMove, LedgerPage } from '#model/engine/ledger-answer.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { layOutGrids } from '#views/ui/ui.fixtures.tsx';
import { ledgerPath } from '#views/kit/stock/ledger-path.ts';
import { askIn } from './ledger-query.ts';
import { searched } from './ledger-search.ts';
import { StockLedger } from './stock-ledger.tsx';

layOutGrids();

function company() {
  const world = new SalesWorld();
  const { base, bolt } = world;
  const [bin = ''] = base.bins;
  world.stock(bolt, bin, 5_000);
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('stockLedger'),
    subscribe: () => () => undefined,
  };
  const move = (seq: number, quantity: number, ends: Partial<LedgerMove>): LedgerMove => ({
    seq,
    index: 0,
    product: bolt,
    lot: null,
    quantity,
    from: 'supplier',
    to: bin,
    effectiveAt: `2026-05-0${seq}T08:00:00.000Z`,
    kind: 'goodsReceipt',
    document: base.id(),
    number: `GR-${seq}`,
    by: base.by,
    value: 10_00,
    ...ends,
  });
  const moves = [move(3, 2_000, { from: bin, to: 'customer', value: -4_00 }), move(2, 7_000, {})];
  return { model: Object.assign(deviceWith(base), { listViews }), world, moves, bolt, bin };
}

async function shown(page: LedgerPage, parts: Parameters<typeof ledgerPath>[0] = {}) {
  const { model, ...rest } = company();
  const asked = vi.fn<(ask: LedgerAsk) => Promise<LedgerPage>>(() => new Promise(() => undefined));
  asked.mockResolvedValueOnce(page); // more is asked for, and does not come
  const path = ledgerPath(parts).replace('/apps/inventory/movements', '/en/here');
  await showAt(Object.assign(model, { askLedger: asked }), path, () => <StockLedger />);
  await act(async () => new Promise((done) => setTimeout(done, 20)));
  return { asked, model, ...rest, text: () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ') };
}

const pageOf = (moves: readonly LedgerMove[]): LedgerPage => ({ moves, next: null, count: moves.length });

describe('the ledger', () => {
  it('[LED1] asks what its address says', () => {
    const parts = Object.fromEntries(
      new URLSearchParams(ledgerPath({ product: 'p1,p2', place: 'supplier' }).split('?')[1]),
    );
    expect(askIn({ ...parts, moved: '2026-05-01..', sort: 'at' })).toMatchObject({
      products: ['p1', 'p2'],
      places: ['supplier'],
      from: '2026-05-01',
      to: null,
      order: 'oldest',
    });
    expect(askIn({ moved: '2026-99-01..x', product: "a'b,c" })).toMatchObject({
      from: null,
      to: null,
      products: ['c'],
    });
  });

  it('[LED2] a search is a bin, a lot, products or the number of a document', () => {
    const { model, bolt, bin } = company();
    const ask = askIn({});
    const of = (text: string) => searched(model.replica, ask, text).ask;
    expect(of(model.replica.view.get('location', bin)?.code ?? '')).toMatchObject({
      places: [bin],
      products: [],
    });
    expect(of('bolt').products).toContain(bolt);
    expect(of('GR-2026-00001')).toMatchObject({ number: 'GR-2026-00001', products: [] });
    expect(searched(model.replica, askIn({ product: 'other' }), 'bolt').ask.products).toEqual(['none']);
  });

  it('[LED3] tells the stock after each move of one product, and that they add up', async () => {
    const { moves, bolt } = company();
    const { text, asked } = await shown(pageOf(moves.map((one) => ({ ...one, product: bolt }))), {
      product: bolt,
    });
    expect(asked.mock.calls[0]?.[0].products).toEqual([bolt]);
    expect(text()).toContain('On hand after');
    expect(text()).toContain('−2');
    expect(text()).toContain('GR-3');
    expect(text()).toContain('sum to the 5');
  });

  it('[LED3] says so where they do not add up', async () => {
    const { moves, bolt } = company();
    const { text } = await shown(pageOf(moves.slice(0, 1)), { product: bolt });
    expect(text()).toContain('do not sum to the 5');
  });

  it('[LED4] counts no further than the server, and says that there are more', async () => {
    const { moves } = company();
    const { text } = await shown({ moves, next: '1.1.0', count: 10_001 });
    expect(text()).toContain('More than 10,000 moves.');
    expect(text()).not.toContain('On hand after');
  });

  it('[LED4] without a connection it says where the ledger is, and asks again', async () => {
    const { model } = company();
    const asked = vi.fn<() => Promise<LedgerPage>>(async () => {
      throw new Error('offline');
    });
    await showAt(Object.assign(model, { askLedger: asked }), '/en/here', () => <StockLedger />);
    await act(async () => new Promise((done) => setTimeout(done, 20)));
    expect(document.body.textContent).toContain('on the server');
    const again = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Try again',
    );
    await act(async () => again?.click());
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
