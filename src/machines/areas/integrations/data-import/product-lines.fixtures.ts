import { companyWorld } from '#machines/company.fixtures.ts';
import { importTarget } from './import-targets.ts';
import type { TableName } from '#model/engine/rows.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { comingOf } from '#model/areas/integrations/data-import/coming.ts';
import { lineDecider } from '#model/areas/integrations/data-import/decide-line.ts';
import { importWorld } from '#model/areas/integrations/data-import/import-world.ts';
import { lineReader } from '#model/areas/integrations/data-import/read-line.ts';

const products = importTarget('products');
if (!products) throw new Error('there are no products');
export const target = products;

/** A company, with lines of products that are decided in it. */
export function trial() {
  const base = companyWorld();
  const company = base.row('company', 'company');
  if (!company) throw new Error('there is no company');
  const world = (skus: readonly string[]) =>
    importWorld({
      coming: comingOf(skus.map((sku) => [sku, `id of ${sku}`])),
      company,
      today: '2026-05-04',
      rows: (table: TableName) => [...base.store.all(table).values()] as never,
      idOf: (name) => `id of ${name}`,
    });
  const product = (sku: string, over: Parameters<typeof productFixture>[0] = {}): string => {
    const id = base.id();
    base.must('product', id, 'create', productFixture({ sku, ...over }));
    base.must('product', id, 'activate', {});
    return id;
  };
  /** Lines under these heads, a bar between cells: `sku|name`. */
  const decided = (heads: string, ...lines: readonly (readonly string[])[]) => {
    const here = world(lines.map(([sku = '']) => sku));
    const columns = heads.split('|').map((field, column) => ({ field, column }));
    const mapping = { target: 'products', mode: 'createAndUpdate', key: 'sku', columns, fixed: {} } as const;
    const [read, decide] = [
      lineReader(target, mapping, here),
      lineDecider(target, mapping.key, mapping.mode, here),
    ];
    return lines.map((cells, at) => decide(read(at + 2, cells)));
  };
  return { base, product, decided };
}
