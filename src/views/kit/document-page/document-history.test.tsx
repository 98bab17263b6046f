import { expect, it } from 'vitest';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { productWords } from '#views/areas/products/product/product.look.ts';
import { DocumentHistory } from './document-history.tsx';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { useRow } from '../document/model-context.tsx';

function HistoryOf({ id }: { readonly id: string }) {
  const row: ProductRow | undefined = useRow('product', id);
  return row ? <DocumentHistory words={productWords} row={row} /> : null;
}

it('[DP12] a history says who did what from which device, when, and what changed; newest first', async () => {
  const world = companyWorld();
  const product = activeProduct(world);
  world.must('product', product, 'update', productFixture({ price: 99_5000 }));
  const model = deviceWith(world);
  const history: CompanyModel['history'] = async (kind, document) =>
    (await model.history(kind, document)).map((event) => ({
      ...event,
      device: { browser: 'Firefox', system: event.type === 'updated' ? 'Android' : null },
    }));
  await showAt({ ...model, history }, '/en/here', () => <HistoryOf id={product} />);
  const entries = [...document.querySelectorAll('.ui-timeline > li')];
  const [last, , first] = entries.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(entries).toHaveLength(3);
  expect(last).toContain('Anna Berg · Firefox on Android');
  expect(last).toContain('Price');
  expect(last).toContain('kr 99.50');
  expect(first).toContain('Anna Berg · Firefox');
  expect(first).not.toContain('Android');
  expect(entries[0]?.querySelector('time')?.dateTime).toBe(world.log.at(-1)?.at);
});
