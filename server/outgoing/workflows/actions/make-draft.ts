import { hash } from 'node:crypto';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { shortfalls, type Shortfall } from '#model/areas/products/product/product.reorder.ts';
import { sourceOf } from '#model/areas/products/prices/price-sources.ts';
import {
  purchaseTerms,
  suppliersOf,
  type PurchaseTerms,
} from '#model/areas/products/purchase-price/purchase-terms.ts';
import { rateToBegin } from '#model/areas/setup/exchange-rate/exchange-rates.ts';
import {
  priceOnOrder,
  type BuyingTerms,
} from '#model/areas/purchasing/purchase-order/purchase-order.sources.ts';
import type { Reader } from '#model/engine/reader.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { dayIn } from '#model/values/moments.ts';
import {
  purchaseOrderForm,
  type OrderLineForm,
  type PurchaseOrderRow,
} from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { quantityToOrder } from '#model/areas/purchasing/purchase-order/purchase-order.reorder.ts';
import { takesOrders } from '#model/areas/purchasing/purchase-order/purchase-order.rules.ts';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { idWithin, uuidv7 } from '#model/values/ids.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { anyOf } from '#server/platform/db/any-of.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';
import { rowsByKeys } from '#server/platform/model/row-storage.ts';
import { stockOf } from '../judged-rows.ts';
import type { Trx } from '../workflow-deps.ts';
import { give } from './give.ts';
import { refused, type Acting, type Outcome } from './outcome.ts';

/** What one product is ordered of one supplier for one warehouse. */
interface Wanted {
  readonly supplier: SupplierRow;
  readonly warehouse: string;
  readonly line: OrderLineForm;
  /** A draft for the same that this workflow made, to which the line is added. */
  readonly into: PurchaseOrderRow | undefined;
}

/** How often others may have changed the draft while a line was added to it. */
const TRIES = 5;

/**
 * Drafts what a product lacks below its reorder rules, of the first of its suppliers that takes orders: one draft of a
 * workflow for each supplier and warehouse, to which further products are added while it is a draft. What is on drafts
 * already is not ordered again.
 */
export async function draftReorder(acting: Acting): Promise<Outcome> {
  const product = acting.row as ProductRow; // drafted of products alone
  const { deps, company } = acting;
  const stock = await deps.database.withCompany(company, (trx) =>
    stockOf(trx, company, deps.layouts, [product.id]),
  );
  const made: string[] = [];
  for (const [n, lack] of shortfalls(product, stock.get(product.id) ?? []).entries()) {
    for (let attempt = 0; ; attempt += 1) {
      const wanted = await deps.database.withCompany(company, (trx) => wantedOf(trx, acting, product, lack));
      if (wanted === 'noSupplier') return refused('noSupplierToOrderFrom');
      if (wanted === 'covered') break;
      const sent = await order(acting, wanted, n * TRIES * 2 + attempt);
      if (!('refusal' in sent)) {
        made.push(wanted.supplier.name);
        break;
      }
      if (sent.refusal.code !== 'stale' || attempt >= TRIES) return sent;
    }
  }
  return { what: made.join(', ') };
}

const order = (acting: Acting, { supplier, warehouse, line, into }: Wanted, attempt: number) => {
  const kind = 'purchaseOrder';
  if (!into) {
    const document = draftId(acting, warehouse);
    const data = { supplier: supplier.id, warehouse, lines: [line] };
    return give(acting, { kind, document, type: 'create', data }, attempt);
  }
  const lines = [...into.lines.map(asWritten), line];
  const data = { ...purchaseOrderForm.strip().parse({ ...into, lines: [] }), lines };
  return give(acting, { kind, document: into.id, type: 'update', data, version: into.version }, attempt);
};

/** The same at every attempt, and dated by its run: devices derive from it how recent a document is. */
const draftId = ({ deps, company, run }: Acting, warehouse: string): string =>
  deps.executor.idOf(
    company,
    uuidv7(Date.parse(run.started_at), hash('sha256', `draft/${run.id}/${run.step}/${warehouse}`, 'buffer')),
  );

/** A line as it was entered, without its counters. */
const asWritten = ({
  vatRate: _rate,
  received: _received,
  rejected: _rejected,
  returned: _returned,
  firstPromisedOn: _promised,
  ...line
}: PurchaseOrderRow['lines'][number]): OrderLineForm => line;

async function wantedOf(
  trx: Trx,
  { deps: { engine, layouts, now }, company, run, workflow }: Acting,
  product: ProductRow,
  { warehouse, order: needed }: Shortfall,
): Promise<Wanted | 'noSupplier' | 'covered'> {
  const cache = new CompanyCache(engine, layouts, company);
  const offer = await cache.knowing(trx, () => offerOf(cache.view, product, now()));
  if (!offer) return 'noSupplier';
  const { supplier, terms, on } = offer;
  const drafts = await draftsFor(trx, layouts, company, warehouse);
  const onDrafts = drafts
    .flatMap(({ lines }) => lines)
    .filter((line) => line.product === product.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const quantity = quantityToOrder(needed, onDrafts, {
    minimum: terms.minimum,
    multiple: product.reorder.find((rule) => rule.warehouse === warehouse)?.multiple ?? 1,
    sold: terms.multiple,
    unit: product.unit,
    orderedIn: terms.unit,
  });
  if (quantity === 0) return 'covered';
  const own = await madeBy(trx, company, workflow.id, drafts);
  const into = own.find((draft) => draft.supplier === supplier.id);
  const line = await cache.knowing(trx, () => {
    const order = into ?? { supplier: supplier.id, ...moneyOf(cache.view, supplier, on) };
    const id = idWithin(run.id, `line/${run.step}/${warehouse}`);
    return lineOf(cache.view, { ...order, on, unit: terms.unit }, product, { id, quantity });
  });
  return { supplier, warehouse, into, line };
}

/** A line of so much of a product, at what the supplier asks for it; open where that is not known. [PRI22] */
function lineOf(
  view: Reader,
  { on, unit: orderedIn, ...order }: BuyingTerms & Pick<PurchaseTerms, 'unit'> & { readonly on: string },
  product: ProductRow,
  { id, quantity }: Pick<OrderLineForm, 'id' | 'quantity'>,
): OrderLineForm {
  const found = priceOnOrder(view, order, on, product, { quantity, orderedIn });
  return {
    id,
    product: product.id,
    text: '',
    quantity,
    ...(orderedIn && { orderedIn }),
    price: found?.price ?? null,
    pricedBy: found ? sourceOf(found) : 'hand',
    discount: 0,
    vatClass: product.vatClass,
    promisedOn: null,
    tolerance: null,
  };
}

/** The first of a product's suppliers that takes orders, and how it sells today. */
function offerOf(view: Reader, product: ProductRow, at: string) {
  const on = dayIn(at, view.get('company', COMPANY)?.timeZone ?? 'UTC');
  const supplier = suppliersOf(view, product, on)
    .flatMap((id) => view.get('supplier', id) ?? [])
    .find(takesOrders);
  return supplier && { supplier, on, terms: purchaseTerms(view, { product, supplier: supplier.id, on }) };
}

/** The money that a draft for a supplier begins with. [XR4] */
const moneyOf = (view: Reader, { currency }: SupplierRow, on: string) => ({
  currency,
  rate: rateToBegin(view, currency, on) ?? RATE_ONE,
});

/** Orders for a warehouse that are not placed yet. */
async function draftsFor(
  trx: Trx,
  layouts: Acting['deps']['layouts'],
  company: number,
  warehouse: string,
): Promise<readonly PurchaseOrderRow[]> {
  const open = await rowsByKeys(trx, company, layoutFor(layouts, 'purchaseOrder'), 'openWarehouse', [
    warehouse,
  ]);
  return (open as PurchaseOrderRow[]).filter(({ revision }) => revision === 0); // the table of orders holds their rows
}

/** Of drafts those that a workflow made, and that nobody has submitted. */
async function madeBy(
  trx: Trx,
  company: number,
  workflow: string,
  drafts: readonly PurchaseOrderRow[],
): Promise<readonly PurchaseOrderRow[]> {
  const ids = drafts.map(({ id }) => id);
  const rows = await trx
    .selectFrom('event')
    .select('document')
    .where('company_id', '=', company)
    .where('kind', '=', 'purchaseOrder')
    .where('version', '=', 1)
    .where('by', '=', workflow)
    .where('document', '=', anyOf(ids))
    .execute();
  const own = new Set(rows.map(({ document }) => document));
  return drafts.filter((draft) => own.has(draft.id) && isWritten(draft));
}

const isWritten = ({ state }: PurchaseOrderRow): boolean =>
  typeof state === 'object' && state['commercial'] === 'draft';
