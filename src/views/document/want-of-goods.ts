import type { Refusal } from '#model/engine/envelope.ts';

const codes = new Set(['lastUnitTaken', 'notFree', 'completeOnly', 'insufficientStock', 'reservedByOthers']);

/** Whether goods are missing: `params.sku` names the product. */
export const isForWantOfGoods = ({ code }: Refusal): boolean => codes.has(code);
