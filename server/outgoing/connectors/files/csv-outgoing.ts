import type { Desk, Outgoing } from '#model/areas/integrations/connector/connector.ts';
import { STOCK } from '#model/engine/engine.ts';
import type { LogEvent } from '#model/engine/envelope.ts';

/** When lines are written: with their day, or as they come. */
const onceOver = ({ settings, today }: Desk): Pick<Outgoing, 'onceOver'> =>
  settings['when'] === 'atOnce' ? {} : { onceOver: today };

/** Thousandths as a decimal number: `12.5`. */
const decimal = (thousandths: number): string => String(thousandths / 1000);

/** A shipment that has left, line by line. */
export function tellShipments({ kind, type, document, at }: LogEvent, desk: Desk): readonly Outgoing[] {
  if (kind !== 'shipment' || type !== 'shipped') return [];
  const { view } = desk;
  const shipment = view.get('shipment', document);
  if (!shipment) return [];
  const order = view.get('salesOrder', shipment.order);
  const customer = view.get('customer', shipment.customer);
  const carrier = shipment.carrier === undefined ? undefined : view.get('carrier', shipment.carrier);
  const tracking = shipment.parcels?.map((one) => one.tracking).filter((one) => one !== '') ?? [];
  const name = shipment.number ?? document;
  const lines = shipment.lines.map((line) => ({
    shipment: name,
    shipped: at,
    order: order?.number ?? '',
    customer: customer?.number ?? '',
    sku: view.get('product', line.product)?.sku ?? '',
    quantity: decimal(line.quantity),
    carrier: carrier?.name ?? '',
    tracking: tracking.join(' '),
  }));
  return [
    {
      flow: 'shipments',
      entity: 'shipment',
      kind,
      document,
      latest: null,
      name,
      data: { lines },
      ...onceOver(desk),
    },
  ];
}

/** What may still be sold of each product whose stock a fact has changed, by warehouse. */
export function tellStock({ kind, data }: LogEvent, desk: Desk): readonly Outgoing[] {
  if (kind !== STOCK) return [];
  const { view, now, works } = desk;
  return [...productsIn(data)].flatMap((document): Outgoing[] => {
    const product = view.get('product', document);
    if (!product) return [];
    const here = view.by('availability', 'product', document).filter(({ warehouse }) => works(warehouse));
    const lines = here.map(({ warehouse, onHand, reserved }) => ({
      sku: product.sku,
      warehouse: view.get('warehouse', warehouse)?.code ?? '',
      onHand: decimal(onHand),
      free: decimal(onHand - reserved),
      at: now,
    }));
    if (lines.length === 0) return [];
    const what = { kind: 'product', document, latest: document, name: product.sku, data: { lines } };
    return [{ flow: 'stock', entity: 'stock', ...what, ...onceOver(desk) }];
  });
}

/** The products that a fact of the ledger is about. */
function productsIn(data: unknown): ReadonlySet<string> {
  const { moves, entries } = Object(data) as { moves?: unknown; entries?: unknown };
  const all = [moves, entries].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  return new Set(
    all.flatMap((one) => {
      const { product } = Object(one) as { product?: unknown };
      return typeof product === 'string' ? [product] : [];
    }),
  );
}
