import type { World } from '#model/engine/world.fixtures.ts';
import {
  orderLineFixture,
  purchaseOrderFixture,
} from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import type {
  OrderLineForm,
  PurchaseOrderForm,
} from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import type { SupplierForm } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { companyWorld } from '#machines/company.fixtures.ts';

/** A founded company with a supplier. */
export function purchasingWorld(over: Partial<SupplierForm> = {}) {
  const world = companyWorld();
  const supplier = world.id();
  world.must('supplier', supplier, 'create', supplierFixture(over));
  return Object.assign(world, { supplier });
}
export type PurchasingWorld = ReturnType<typeof purchasingWorld>;

/** A line as tests give it: its product, and any overrides. */
export type LineOf = Partial<OrderLineForm> & Pick<OrderLineForm, 'product'>;

export interface OrderOf {
  readonly id: string;
  readonly lines: readonly OrderLineForm[];
  readonly form: PurchaseOrderForm;
}

/** A draft with these lines. */
export function draftOrder(
  world: PurchasingWorld,
  lines: readonly LineOf[],
  over: Partial<PurchaseOrderForm> = {},
): OrderOf {
  const { supplier, warehouse } = world;
  const id = world.id();
  const full = lines.map((line) => orderLineFixture({ id: world.id(), ...line }));
  const form = purchaseOrderFixture({ supplier, warehouse, lines: full, ...over });
  world.must('purchaseOrder', id, 'create', { supplier: form.supplier, warehouse });
  world.must('purchaseOrder', id, 'update', form);
  return { id, lines: full, form };
}

/** A placed order with these lines. */
export function placedOrder(
  world: PurchasingWorld,
  lines: readonly LineOf[],
  over: Partial<PurchaseOrderForm> = {},
): OrderOf {
  const order = draftOrder(world, lines, over);
  world.must('purchaseOrder', order.id, 'place');
  return order;
}

/** Makes goods of an order arrive or go back without a receipt: counters only. */
export function arrive(
  world: World,
  order: OrderOf,
  quantities: readonly number[],
  type: 'receive' | 'unreceive' = 'receive',
): void {
  const lines = order.lines.map((line, index) => ({
    line: line.id,
    quantity: quantities[index] ?? 0,
    rejected: 0,
  }));
  world.must('purchaseOrder', order.id, type, { receipt: world.id(), lines }, { internal: true });
}
