import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { lineRefusal, skuOf } from '#model/lines/line-rules.ts';
import { shared } from '#model/stock/stock.worth.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import type { LandedCharge, SpreadBasis } from './landed-cost.facts.ts';
import type { CarryingLine } from './carrying-lines.ts';

/** What a line weighs in a spread by each basis, in a unit of the basis' own: only proportions count. */
const weightBy: Readonly<Record<SpreadBasis, (view: Reader, line: CarryingLine) => bigint>> = {
  value: (_, { worth }) => BigInt(worth),
  quantity: (_, { quantity }) => BigInt(quantity),
  weight: (view, { product, quantity }) =>
    BigInt(quantity) * BigInt(view.get('product', product)?.weight ?? 0),
  volume: (view, { product, quantity }) => {
    const { length = 0, width = 0, height = 0 } = view.get('product', product) ?? {};
    return BigInt(quantity) * BigInt(length) * BigInt(width) * BigInt(height);
  },
};

/** What a charge comes to in the company's currency, minor units. */
export const ownAmountOf = ({ amount, rate }: Pick<LandedCharge, 'amount' | 'rate'>): number =>
  amountAt(amount, rate);

/**
 * What falls to each line of each charge, minor units of the company's currency: by largest remainder, so that the parts of
 * a charge add up to it exactly. [LC5]
 * @returns the parts by line, each in the order of the charges
 */
export function spreadCharges(
  view: Reader,
  charges: readonly LandedCharge[],
  lines: readonly CarryingLine[],
): number[][] {
  const byCharge = charges.map((charge) =>
    shared(
      ownAmountOf(charge),
      lines.map((line) => weightBy[charge.basis](view, line)),
    ),
  );
  return lines.map((_, at) => byCharge.map((parts) => parts[at] ?? 0));
}

/** What products lack that a basis asks for. */
const lacking: Readonly<Record<SpreadBasis, string | null>> = {
  value: null,
  quantity: null,
  weight: 'weightMissing',
  volume: 'sizeMissing',
};

/** [LC4] Each line has what its charges are spread by, and together they have something of it. */
export function notSpreadable(
  view: Reader,
  charges: readonly LandedCharge[],
  lines: readonly CarryingLine[],
): Refusal | null {
  for (const [at, { basis }] of charges.entries()) {
    const weights = lines.map((line) => weightBy[basis](view, line));
    const code = lacking[basis];
    const without = lines.find((_, index) => weights[index] === 0n);
    if (code !== null && without)
      return lineRefusal(onField(code, 'basis', { sku: skuOf(view, without) }), at, 'charges');
    if (weights.every((weight) => weight === 0n))
      return lineRefusal(onField('nothingToSpreadBy', 'basis'), at, 'charges');
  }
  return null;
}
