import { describe, expect, it } from 'vitest';
import { shortfalls } from './product.reorder.ts';

const rule = { warehouse: 'wh', min: 20_000, max: 100_000, multiple: 12_000 };
const stock = (over: object) => [{ warehouse: 'wh', onHand: 0, incoming: 0, outgoing: 0, ...over }];

describe('shortfalls', () => {
  it('[PR6] orders up to the most, in whole multiples, once the forecast is below the least', () => {
    expect(shortfalls({ reorder: [rule] }, stock({ onHand: 30_000, outgoing: 15_000 }))).toEqual([
      { warehouse: 'wh', forecast: 15_000, min: 20_000, order: 96_000 },
    ]);
  });

  it('[PR6] counts what is on its way', () => {
    const onItsWay = stock({ onHand: 30_000, outgoing: 15_000, incoming: 5_000 });
    expect(shortfalls({ reorder: [rule] }, onItsWay)).toEqual([]);
  });

  it('[PR6] takes a warehouse without the product as empty, and a promise beyond the stock as a debt', () => {
    expect(shortfalls({ reorder: [{ ...rule, max: 0 }] }, [])).toEqual([
      { warehouse: 'wh', forecast: 0, min: 20_000, order: 24_000 },
    ]);
    expect(shortfalls({ reorder: [{ ...rule, min: 0, max: 0 }] }, stock({ outgoing: 1_000 }))).toEqual([
      { warehouse: 'wh', forecast: -1_000, min: 0, order: 12_000 },
    ]);
  });

  it('[PR6] asks for nothing without a rule', () => {
    expect(shortfalls({ reorder: [] }, stock({ outgoing: 9_000 }))).toEqual([]);
  });
});
