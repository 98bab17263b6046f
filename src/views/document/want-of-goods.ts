import type { Refusal } from '#model/engine/envelope.ts';

const codes = new Set(['lastUnitTaken', 'notFree', 'completeOnly', 'insufficientStock', 'reservedByOthers']);

/** Refused because goods are lacking: `params.sku` names the product. */
export const isForWantOfGoods = ({ code }: Refusal): boolean => codes.has(code);
