import { hash } from 'node:crypto';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { shortfalls, type Shortfall } from '#model/areas/products/product/product.reorder.ts';
import { boughtIn, unitNamed } from '#model/areas/products/product/product.units.ts';
import {
  purchaseOrderForm,
  type OrderLineForm,
  type PurchaseOrderRow,
} from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { quantityToOrder } from '#model/areas/purchasing/purchase-order/purchase-order.reorder.ts';
import { takesOrders } from '#model/areas/purchasing/purchase-order/purchase-order.rules.ts';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { idWithin, uuidv7 } from '#model/values/ids.ts';
import { priceFor } from '#model/values/unit-cost.ts';
import { anyOf } from '#server/platform/db/any-of.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { rowsById, rowsByKeys } from '#server/platform/model/row-storage.ts';
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
  ...line
}: PurchaseOrderRow['lines'][number]): OrderLineForm => line;

async function wantedOf(
  trx: Trx,
  { deps: { layouts }, company, run, workflow }: Acting,
  product: ProductRow,
  { warehouse, order: needed }: Shortfall,
): Promise<Wanted | 'noSupplier' | 'covered'> {
  const found = await offerOf(trx, layouts, company, product);
  if (!found) return 'noSupplier';
  const { offer, supplier } = found;
  const drafts = await draftsFor(trx, layouts, company, warehouse);
  const onDrafts = drafts
    .flatMap(({ lines }) => lines)
    .filter((line) => line.product === product.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const orderedIn = boughtIn(product, supplier.id);
  const multiple = product.reorder.find((rule) => rule.warehouse === warehouse)?.multiple ?? 1;
  const buying = { minimum: offer.minimum, multiple, unit: product.unit, orderedIn };
  const quantity = quantityToOrder(needed, onDrafts, buying);
  if (quantity === 0) return 'covered';
  const own = await madeBy(trx, company, workflow.id, drafts);
  return {
    supplier,
    warehouse,
    into: own.find((draft) => draft.supplier === supplier.id),
    line: {
      id: idWithin(run.id, `line/${run.step}/${warehouse}`),
      product: product.id,
      text: '',
      quantity,
      ...(orderedIn && { orderedIn }),
      price: priceFor(offer.purchasePrice, unitNamed(product, offer.unit), orderedIn),
      discount: 0,
      vatClass: product.vatClass,
      promisedOn: null,
      tolerance: null,
    },
  };
}

/** The first of a product's suppliers that takes orders, and what it offers. */
async function offerOf(
  trx: Trx,
  layouts: Acting['deps']['layouts'],
  company: number,
  { suppliers: offers }: ProductRow,
) {
  const ids = offers.map(({ supplier }) => supplier);
  const rows = (await rowsById(trx, company, layoutFor(layouts, 'supplier'), ids)) as SupplierRow[]; // their table
  const open = rows.filter(takesOrders);
  const offer = offers.find(({ supplier }) => open.some(({ id }) => id === supplier));
  const supplier = open.find(({ id }) => id === offer?.supplier);
  return offer && supplier && { offer, supplier };
}

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
