import type { Refusal } from '#model/engine/envelope.ts';

/** Refusals for want of goods; `params.sku` names the product. */
export const wanting: readonly string[] = [
  'lastUnitTaken',
  'notFree',
  'completeOnly',
  'insufficientStock',
  'reservedByOthers',
  'notThere',
  'heldForOthers',
  'heldByOthers',
  'stockIsOnHold',
  'leftQuarantine',
  'kitNotWhole',
];
const codes: ReadonlySet<string> = new Set(wanting);

/** Whether goods are missing: `params.sku` names the product. */
export const isForWantOfGoods = ({ code }: Refusal): boolean => codes.has(code);
