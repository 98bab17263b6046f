import { UNIT } from '../values/money.ts';

const MANY_ITEMS = 5;
/** Thousandths. */
const MUCH_OF_ONE = 100 * UNIT;

/** Whether so much lies somewhere that one press or scan is asked about: many items, or much of one of them. [MVS10] [CNS7] */
export const isMuch = (goods: readonly { readonly quantity: number }[]): boolean =>
  goods.length >= MANY_ITEMS || goods.some(({ quantity }) => quantity >= MUCH_OF_ONE);
