import type { CompanyModel } from '#model/engine/company-model.ts';
import type { PickRowLine } from '#model/pick/pick.facts.ts';
import { leftOf } from '#model/pick/pick.rules.ts';
import { UNIT } from '#model/values/money.ts';
import { productByCode } from '../product/product-search.ts';

/** What a code means to somebody who stands at a line of a pick list. */
export type CodeMeaning =
  /** The bin of this line, or of another that is still to be picked. */
  | { readonly is: 'bin'; readonly line: PickRowLine }
  /** A bin that nothing is to be fetched from. */
  | { readonly is: 'otherBin'; readonly code: string }
  /** The item of a line: this one, or another in the same bin. `quantity` in thousandths. */
  | { readonly is: 'item'; readonly line: PickRowLine; readonly quantity: number }
  /** Anything else: the model says what is wrong with it. */
  | { readonly is: 'other'; readonly line: PickRowLine };

/** Reads a scanned code at the line where the picker stands. */
export function meaningOf(
  model: CompanyModel,
  lines: readonly PickRowLine[],
  current: PickRowLine,
  code: string,
): CodeMeaning {
  const hit = productByCode(model, code);
  if (hit) {
    const here = lines.filter((line) => line.location === current.location && leftOf(line) > 0);
    const line = [current, ...here].find((one) => one.product === hit.product.id && leftOf(one) > 0);
    if (!line) return { is: 'other', line: current };
    // What is left of goods by weight may be less than one unit.
    const quantity = hit.quantity === UNIT ? Math.min(UNIT, leftOf(line)) : hit.quantity;
    return { is: 'item', line, quantity };
  }
  const place = model.replica.rows('location').find((row) => isCodeOf(row, code));
  if (!place) return { is: 'other', line: current };
  const line = [current, ...lines].find((one) => one.location === place.id && leftOf(one) > 0);
  return line ? { is: 'bin', line } : { is: 'otherBin', code };
}

function isCodeOf(row: object, code: string): boolean {
  const named = row as { readonly code?: string; readonly barcode?: string }; // rows of the table location
  const wanted = code.toLowerCase();
  return (
    named.code?.toLowerCase() === wanted || (named.barcode !== '' && named.barcode?.toLowerCase() === wanted)
  );
}
