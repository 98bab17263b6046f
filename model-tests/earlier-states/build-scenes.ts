import { bundleFixture } from '#model/areas/products/product/bundle.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import {
  choiceFixture,
  productTypeFixture,
} from '#model/areas/products/product-type/product-type.fixtures.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import type { TradeSteps } from './trade-steps.ts';

const reason = { reason: 'other' };

/** Bundles: one that was composed anew, and what is built of another, in every state. */
export async function playBuilding(steps: TradeSteps): Promise<void> {
  const { company } = steps;
  const bin = await steps.bin();
  const [one, two] = [
    await steps.goods('KEPT-PART-1', [bin], 40),
    await steps.goods('KEPT-PART-2', [bin], 40),
  ];
  const kit = await company.create('product', bundleFixture([[one, 1000]], { sku: 'KEPT-KIT' }));
  await company.give('product', kit, 'activate');
  const components = [one, two].map((product) => ({ product, quantity: 1000, optional: false }));
  await company.give('product', kit, 'revise', { reason: 'customerRequest', components });
  const built = bundleFixture(
    [
      [one, 1000],
      [two, 2000],
    ],
    { sku: 'KEPT-BOX', bundle: { mode: 'assembled' } },
  );
  const product = await company.create('product', built);
  await company.give('product', product, 'activate');
  const form = { product, quantity: 2000, warehouse: company.seeded.warehouse };
  const made = async (): Promise<string> => company.create('assembly', form, company.keeper);
  const keep = (id: string, type: string, data: object = {}): Promise<void> =>
    steps.keep('assembly', id, type, data);
  await keep(await made(), 'update', { ...form, note: 'By Friday' });
  const released = async (): Promise<string> => {
    const id = await made();
    await keep(id, 'release');
    return id;
  };
  await released();
  await keep(await released(), 'cancel', reason);
  const begun = async (quantity: number): Promise<string> => {
    const id = await released();
    await keep(id, 'build', { quantity });
    return id;
  };
  await begun(1000);
  await keep(await begun(1000), 'closeShort', reason);
  await begun(2000);
  await keep(await begun(2000), 'reverse', { reason: 'enteredByMistake' });
}

/** Variants that a parent made, and what they took over from it later. */
export async function playVariants({ company }: TradeSteps): Promise<void> {
  const attributes = [choiceFixture('finish', ['raw', 'painted'], { definesVariants: true })];
  const type = await company.create(
    'productType',
    productTypeFixture({ name: { en: 'Kept variants', sv: '' }, attributes }),
  );
  const axes = [{ key: 'finish', values: ['raw', 'painted'] }];
  const form = productFixture({
    sku: 'KEPT-PARENT',
    kind: 'variants',
    type,
    variants: { axes, pattern: '{sku}-{finish}' },
  });
  const parent = await company.create('product', form);
  await company.give('product', parent, 'activate');
  const made = ['raw', 'painted'].map((value) => ({
    id: freshId(),
    values: { finish: value },
    sku: `KEPT-PARENT-${value}`,
  }));
  await company.give('product', parent, 'generate', { made });
  await company.give('product', parent, 'update', { ...form, price: 12_0000 });
}
