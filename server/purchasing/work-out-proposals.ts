import { setImmediate } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { quantitiesOnDrafts } from '#model/areas/purchasing/proposal/on-drafts.ts';
import type { Proposal } from '#model/areas/purchasing/proposal/proposal.ts';
import { forecastOf, type Forecast } from '#model/areas/purchasing/forecast/forecast.ts';
import { proposalsOf, type AskedFor } from '#model/areas/purchasing/proposal/proposals.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Wanted } from '#model/engine/miss.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { demandHistory } from './demand-history.ts';
import { warehouseIds } from './warehouse-ids.ts';
import { shortProducts } from './short-products.ts';

type Trx = Transaction<Schema>;

export interface ProposalPlace {
  readonly engine: Engine;
  readonly layouts: RowLayouts;
  readonly company: number;
}

export interface Asked {
  /** The company's day, and its time zone (IANA). */
  readonly today: string;
  readonly zone: string;
  readonly ahead: number;
  readonly asked: AskedFor | null;
}

/** Products whose rows are read at once, and held. */
const AT_ONCE = 500;

/**
 * What is to be ordered over all products and warehouses of a company; what was asked for comes first.
 * @param onProgress hears how many of the products that may lack something were looked at
 */
export async function workOutProposals(
  trx: Trx,
  place: ProposalPlace,
  asked: Asked,
  onProgress: (done: number, of: number) => void,
): Promise<Proposal[]> {
  const { engine, layouts, company } = place;
  const short = await shortProducts(trx, company);
  const wanted = asked.asked?.product;
  const products = wanted === undefined ? short : [wanted, ...short.filter((id) => id !== wanted)];
  const warehouses = await warehouseIds(trx, company);
  const drafts = new CompanyCache(engine, layouts, company);
  const onDrafts = await drafts.knowing(trx, () => quantitiesOnDrafts(drafts.view, warehouses));
  const found: Proposal[] = [];
  onProgress(0, products.length);
  for (let done = 0; done < products.length; done += AT_ONCE) {
    const some = products.slice(done, done + AT_ONCE);
    const cache = new CompanyCache(engine, layouts, company);
    const rows = await rowsFor(trx, cache, some);
    const forecasts = await forecastsFor(trx, { company, rows, ...asked });
    for (const row of rows)
      found.push(
        ...(await cache.knowing(trx, () =>
          proposalsOf(cache.view, row, { ...asked, onDrafts, seesCosts: true, forecasts }),
        )),
      );
    onProgress(done + some.length, products.length);
    // Others are answered in between.
    await setImmediate();
  }
  return found;
}

interface Forecasting extends Pick<Asked, 'today' | 'zone'> {
  readonly company: number;
  readonly rows: readonly ProductRow[];
}

/** What reorder rules that ask for it expect, by product and warehouse. [FC1] */
async function forecastsFor(
  trx: Trx,
  { company, rows, today, zone }: Forecasting,
): Promise<ReadonlyMap<string, Forecast>> {
  const places = rows.flatMap(({ id, reorder }) =>
    reorder.flatMap(({ warehouse, demand }) => (demand === 'forecast' ? [{ id, warehouse }] : [])),
  );
  if (places.length === 0) return new Map();
  const products = [...new Set(places.map(({ id }) => id))];
  const history = await demandHistory(trx, { company, products, today, zone });
  return new Map(
    places.flatMap(({ id, warehouse }): [string, Forecast][] => {
      const key = placeKey(id, warehouse);
      const found = forecastOf(history.get(key) ?? []);
      return found ? [[key, found]] : [];
    }),
  );
}

/** Reads what is needed of these products in few round trips; returns the products. */
async function rowsFor(trx: Trx, cache: CompanyCache, products: readonly string[]): Promise<ProductRow[]> {
  const of = (table: string) => products.map((key): Wanted => ({ table, index: 'product', key }));
  await cache.load(trx, [
    ...products.map((id): Wanted => ({ table: 'product', id })),
    ...['availability', 'reservation', 'expectedReceipt', 'purchasePrice'].flatMap(of),
  ]);
  const rows = products.flatMap((id) => cache.view.get('product', id) ?? []);
  await cache.load(trx, sellersIn(cache, rows));
  return rows;
}

/** Suppliers and their lists that these products name. */
function sellersIn({ view }: CompanyCache, rows: readonly ProductRow[]): Wanted[] {
  const lists = rows.flatMap(({ id }) => view.by('purchasePrice', 'product', id).map(({ list }) => list));
  const suppliers = rows.flatMap(({ suppliers: offers }) => offers.map(({ supplier }) => supplier));
  return [
    ...[...new Set(lists)].map((id): Wanted => ({ table: 'purchaseList', id })),
    ...[...new Set(suppliers)].flatMap((id): Wanted[] => [
      { table: 'supplier', id },
      { table: 'purchaseList', index: 'audience', key: id },
    ]),
  ];
}
