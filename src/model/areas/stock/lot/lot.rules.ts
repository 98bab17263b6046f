import type { Condition, Rule } from '#model/engine/chart.ts';
import type { Env } from '#model/engine/env.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { LotForm, LotRow, NewLot } from './lot.facts.ts';
import { lotByCode } from './lot.kind.ts';

/** [LT1] A code belongs to one lot of a product, whatever its case. */
export const lotIsNew: Rule<LotRow, NewLot> = ({ view }, data) =>
  data && lotByCode(view, data.product, data.code) ? onField('codeTaken', 'code', { code: data.code }) : null;

/** [LT2] A lot of a product that expires has a day on which it does. */
export const expiryIsKnown: Rule<LotRow, LotForm> = ({ view, row }, data) => {
  if (!data || !row) return null;
  const product = view.get('product', row.product);
  return product?.expires && data.expiresOn === null
    ? onField('expiryMissing', 'expiresOn', { sku: product.sku })
    : null;
};

/** Whether the last day on which goods may be used is over. [LT4] */
export const isOver = (expiresOn: string | null | undefined, today: string): boolean =>
  expiresOn !== null && expiresOn !== undefined && expiresOn < today;

/** [LT4] A lot expires when its last day is over, not before. */
export const dayIsOver: Rule<LotRow> = ({ row, env }) =>
  isOver(row?.expiresOn, env.today) ? null : { code: 'lotLasts' };

/** [LT4] Whether a corrected day is over. */
export const givenDayIsOver: Condition<LotRow, LotForm> = ({ env }, { expiresOn }) =>
  isOver(expiresOn, env.today);

/** [LT4] Whether the lot expired while it was blocked. */
export const hasLapsed: Condition<LotRow> = ({ row, env }) => isOver(row?.expiresOn, env.today);

/** [LT5] The lots of lines that are blocked, or over, each once. */
export function badLots(
  view: Reader,
  { today }: Pick<Env, 'today'>,
  lines: readonly { readonly lot?: string | undefined }[],
): readonly LotRow[] {
  const lots = lines.flatMap(({ lot }) => (lot === undefined ? [] : (view.get('lot', lot) ?? [])));
  return [...new Set(lots)].filter((lot) => lot.state === 'blocked' || isOver(lot.expiresOn, today));
}

/** [LT5] Refuses goods of such a lot: the first of them is named. */
export function lotIsBad(
  view: Reader,
  env: Pick<Env, 'today'>,
  lines: readonly { readonly lot?: string | undefined }[],
): Refusal | null {
  const [lot] = badLots(view, env, lines);
  if (!lot) return null;
  const params = { sku: view.get('product', lot.product)?.sku ?? lot.product, lot: lot.code };
  return lot.state === 'blocked'
    ? { code: 'lotBlocked', params }
    : { code: 'lotExpired', params: { ...params, on: lot.expiresOn ?? '' } };
}
