import { expect, it } from 'vitest';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { DoubtfulCodes } from './doubtful-codes.tsx';
import { useProductCodes } from './product-search.ts';

/** What a field for lines is told of a code. */
async function told(code: string): Promise<string | null> {
  const world = companyWorld();
  activeProduct(world, { sku: 'BOLT', barcodes: [{ code: '4006381333931', quantity: 6_000 }] });
  function Told() {
    const found = useProductCodes()(code);
    return (
      <p>{typeof found === 'string' ? found : JSON.stringify({ ...found, product: found.product.sku })}</p>
    );
  }
  await showAt(deviceWith(world), '/en/here', () => <Told />);
  return document.querySelector('p')?.textContent ?? null;
}

it('[PR14] lines are told the product of a code of GS1, with its packaging and lot', async () => {
  expect(await told(']C1010400638133393110L7\u001D17270200')).toBe(
    JSON.stringify({ is: 'product', product: 'BOLT', lot: 'L7', expiresOn: '2027-02-28', quantity: 6_000 }),
  );
});

it.each([
  ['(00)340123450000000000', 'Pallet label SSCC 340123450000000000 is not known here.'],
  [']C10104006381333932', 'The code was misread: 0104006381333932. Scan it again.'],
  ['(01)00000096385074', 'No product has the code 96385074.'],
])('[PR14] why %s is no product is said', async (code, sentence) => {
  expect(await told(code)).toBe(sentence);
});

it('[PR33] a code of several products is told with these, to a field and on their pages', async () => {
  const world = companyWorld();
  const ids = ['BOLT', 'NUT'].map((sku) => activeProduct(world, { sku }));
  const second = ids[1] ?? '';
  const form = { ...productFixture({ sku: 'NUT' }), barcodes: [{ code: 'bolt', quantity: 1000 }] };
  world.take({ kind: 'product', document: second, type: 'update', data: form }, [
    { kind: 'product', document: second, version: 3, type: 'updated', data: form, state: 'active' },
  ]);
  function Told() {
    const found = useProductCodes()('BOLT');
    const row = useRow('product', second);
    return (
      <>
        <p>{typeof found === 'string' ? found : found.product.sku}</p>
        {row && <DoubtfulCodes row={row} />}
      </>
    );
  }
  await showAt(deviceWith(world), '/en/here', () => <Told />);
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'BOLT is a code of BOLT, NUT: change it on all but one of them.',
    'bolt is a code of NUT, BOLT: change it on all but one of them.',
  ]);
});
