import type { CompanyModel } from '#model/engine/company-model.ts';
import type { PickRowLine } from '#model/pick/pick.facts.ts';
import { leftOf } from '#model/pick/pick.rules.ts';
import { UNIT } from '#model/values/money.ts';
import { productByCode } from '../product/product-search.ts';

/** The meaning of a code scanned at a line of a pick list. */
export type CodeMeaning =
  /** The bin of this line, or of another open line. */
  | { readonly is: 'bin'; readonly line: PickRowLine }
  /** A bin with nothing to pick. */
  | { readonly is: 'otherBin'; readonly code: string }
  /** The item of this line, or of another line in the same bin. `quantity` in thousandths. */
  | { readonly is: 'item'; readonly line: PickRowLine; readonly quantity: number }
  /** Anything else: the model says what is wrong with it. */
  | { readonly is: 'other'; readonly line: PickRowLine };

/** Interprets a code scanned at the picker's current line. */
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
    // The remainder of goods sold by weight may be less than one unit.
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
