import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import { skuOf } from '#model/lines/line-rules.ts';
import { UNIT } from '#model/values/money.ts';
import type { WithReason } from '#model/values/schemas.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { kitsIn } from '../sales-order/sales-order.kits.ts';
import { noneIsBlocked } from '#model/areas/products/product/product.rules.ts';
import { inStagingOf, openOf } from '../sales-order/sales-order.lines.ts';
import { commercialOf } from '../sales-order/sales-order.kind.ts';
import { badLots, lotIsBad } from '#model/areas/stock/lot/lot.rules.ts';
import { sendingRefusal } from '#model/areas/setup/carrier/carrier.rules.ts';
import type { Packing, ShipmentOrder, ShipmentRow } from './shipment.facts.ts';

type ShipmentRule<D = never> = Rule<ShipmentRow, D>;

/** [SH2] Nothing ships for an order on hold. */
const orderIsNotHeld: ShipmentRule = ({ view, row }) => {
  const order = row && view.get('salesOrder', row.order);
  return order && commercialOf(order.state) === 'onHold'
    ? {
        code: 'orderOnHold',
        params: { order: order.number ?? order.id },
        fix: { kind: 'salesOrder', document: order.id, type: 'resume' },
      }
    : null;
};

/** [SH3] If the order ships complete only, nothing ships before all of it is in staging. */
const orderIsWhole: ShipmentRule = ({ view, row }) => {
  const order = row && view.get('salesOrder', row.order);
  if (order?.shipPolicy !== 'completeOnly') return null;
  const line = order.lines.find(
    (candidate) => candidate.stocked && inStagingOf(candidate) < openOf(candidate),
  );
  if (!line) return null;
  const params = { sku: skuOf(view, line), free: inStagingOf(line), wanted: openOf(line) };
  return { code: 'completeOnly', params };
};

/** [PR8] Goods blocked since they were picked stay. */
const goodsAreNotBlocked: ShipmentRule = ({ view, row }) => (row ? noneIsBlocked(view, row.lines) : null);

const notAllowed = ({ lines, allowedLots = [] }: ShipmentRow): ShipmentRow['lines'] =>
  lines.filter(({ lot }) => lot === undefined || !allowedLots.includes(lot));

/** [LT5] What was blocked, or is over, since it was picked is put back, or allowed by who may. */
const lotsAreGood: ShipmentRule = ({ view, env, row }) => {
  const refusal = row ? lotIsBad(view, env, notAllowed(row)) : null;
  const type = env.may('shipment.override') ? 'allowLots' : 'cancel';
  return refusal && row ? { ...refusal, fix: { kind: 'shipment', document: row.id, type } } : null;
};

/** [SH12] The lots that are allowed: those that keep it from leaving. */
export const lotsToAllow = ({ view, env, row }: DecisionContext<ShipmentRow>): readonly string[] =>
  row ? badLots(view, env, notAllowed(row)).map(({ id }) => id) : [];

/** [SH12] */
export const someLotIsBad: ShipmentRule<WithReason> = (context) =>
  lotsToAllow(context).length > 0 ? null : { code: 'noLotToAllow' };

/** [SH11] Parts of a kit leave once they make whole kits with what is in staging and has left. */
const kitsAreWhole: ShipmentRule = ({ view, row }) => {
  const order = row && view.get('salesOrder', row.order);
  if (!order || order.kitsInParts) return null;
  for (const { kit, parts } of kitsIn(order.lines)) {
    if (!row.lines.some(({ orderLine }) => parts.some(({ id }) => id === orderLine))) continue;
    const needed = parts.filter(({ stocked, ofKit }) => stocked && !ofKit.optional);
    const kits = Math.max(0, ...needed.map((part) => Math.ceil(part.picked / part.ofKit.per))) * UNIT;
    const short = needed.find((part) => part.picked < multiplyDivide(kits, part.ofKit.per, UNIT));
    if (!short) continue;
    const wanted = multiplyDivide(kits, short.ofKit.per, UNIT);
    const params = { kit: skuOf(view, kit), sku: skuOf(view, short), free: short.picked, wanted };
    return { code: 'kitNotWhole', params };
  }
  return null;
};

export const mayShip: ShipmentRule = all(
  orderIsNotHeld,
  orderIsWhole,
  kitsAreWhole,
  goodsAreNotBlocked,
  lotsAreGood,
);

/** [CRR4] */
export const carrierIsKnown: ShipmentRule<Packing> = ({ view, row }, data) =>
  data ? sendingRefusal(view, data, row) : null;

/** [SH8] Packed and shipped at once, both hold. */
export const mayPackAndShip: ShipmentRule<Packing> = (context, data) =>
  mayShip(context, undefined) ?? carrierIsKnown(context, data);

/** [SH10] A shipment stays as long as a return brings some of it back, or has. */
export const nothingComesBack: ShipmentRule<object> = ({ view, row }) => {
  if (!row) return null;
  if (row.lines.some(({ returned = 0 }) => returned > 0)) return { code: 'goodsCameBack' };
  const open = view
    .by('customerReturn', 'announced', row.order)
    .find(({ lines }) => lines.some((line) => line.shipment === row.id && line.quantity > 0));
  return open
    ? {
        code: 'returnIsOpen',
        params: { return: open.number ?? open.id },
        fix: { kind: 'customerReturn', document: open.id, type: 'cancel' },
      }
    : null;
};

/** [SH1] A shipment's order must exist. */
export const orderIsThere: ShipmentRule<ShipmentOrder> = ({ view }, data) =>
  !data || view.get('salesOrder', data.order)
    ? null
    : { code: 'unknownDocument', params: { kind: 'salesOrder' } };
