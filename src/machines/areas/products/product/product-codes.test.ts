import { describe, expect, it } from 'vitest';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { isCodeOf, printedCode, resolveScan } from '#model/areas/products/product/product-codes.ts';

const TODAY = '2026-11-24';

/** Bolts by the piece and by the case, and flour by the kilogram. */
function shop() {
  const world = companyWorld();
  const bolt = activeProduct(world, {
    sku: 'BOLT',
    barcodes: [
      { code: '4006381333931', quantity: 1_000 },
      { code: '14006381333938', quantity: 24_000 },
      { code: 'BOX-BOLT', quantity: 100_000 },
    ],
  });
  const flour = activeProduct(world, {
    sku: 'FLOUR',
    unit: 'kg',
    barcodes: [{ code: '036000291452', quantity: 1_000 }],
  });
  const scan = (text: string): object => {
    const { product, ...said } = { product: undefined, ...resolveScan(world.view, text, TODAY) };
    return product === undefined ? said : { ...said, id: product.id };
  };
  return { world, bolt, flour, scan };
}

describe('a scan', () => {
  it('[PR14] is the product with that SKU or barcode, however it is written, in its packaging', () => {
    const { bolt, flour, scan } = shop();
    const piece = { is: 'product', id: bolt, quantity: 1_000 };
    for (const code of ['bolt', '4006381333931', '04006381333931', ' ]E04006381333931 ', '0104006381333931'])
      expect(scan(code)).toEqual(piece);
    expect(scan('BOX-BOLT')).toEqual({ ...piece, quantity: 100_000 });
    expect(scan(']C10114006381333938')).toEqual({ ...piece, quantity: 24_000 });
    expect(scan('0036000291452')).toEqual({ is: 'product', id: flour, quantity: 1_000 });
  });

  it('[PR14] counts the packagings that it names, or takes its weight, and passes on what else it holds', () => {
    const { bolt, flour, scan } = shop();
    expect(scan(']C102140063813339383703\u001D10L7')).toEqual({
      is: 'product',
      id: bolt,
      quantity: 72_000,
      lot: 'L7',
    });
    expect(scan('(01)00036000291452(3103)000525(17)270200(21)S')).toEqual({
      is: 'product',
      id: flour,
      quantity: 525,
      expiresOn: '2027-02-28',
      serial: 'S',
    });
    expect(scan('(01)04006381333931(3103)000525')).toEqual({ is: 'product', id: bolt, quantity: 1_000 });
    expect(scan('(01)04006381333931(30)0')).toEqual({ is: 'product', id: bolt, quantity: 1_000 });
  });

  it('[PR14] of a pallet is no product; one of nothing known or misread says so', () => {
    const { scan } = shop();
    expect(scan('00340123450000000000')).toEqual({ is: 'pallet', sscc: '340123450000000000' });
    expect(scan(']C10104006381333932')).toEqual({ is: 'misread', code: '0104006381333932' });
    expect(scan(']d20100000096385074')).toEqual({ is: 'unknown', code: '96385074' });
    expect(scan('nobody')).toEqual({ is: 'unknown', code: 'nobody' });
  });

  it('[PR14] is judged against one product the same way', () => {
    const { world, bolt } = shop();
    const row = world.row('product', bolt);
    const isIt = (code: string): boolean => row !== undefined && isCodeOf(row, code);
    expect(['BOLT', 'box-bolt', '04006381333931', '(01)14006381333938(10)A'].map(isIt)).toEqual(
      Array(4).fill(true),
    );
    expect(['NUT', '036000291452', '(01)00036000291452', '00340123450000000000', ''].map(isIt)).toEqual(
      Array(5).fill(false),
    );
    expect(printedCode(']C10104006381333931')).toBe('4006381333931');
    expect(printedCode('NUT')).toBe('NUT');
  });
});
