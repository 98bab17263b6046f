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
  /** An item that this list fetches from another bin. */
  | { readonly is: 'elsewhere'; readonly line: PickRowLine }
  /** An item of which this list has all it needs. */
  | { readonly is: 'done'; readonly line: PickRowLine }
  /** An item that is not on the list: the model says which is needed. */
  | { readonly is: 'other'; readonly line: PickRowLine }
  /** Neither an item nor a bin. */
  | { readonly is: 'unknown'; readonly code: string };

/** Interprets a code scanned at the picker's current line. */
export function meaningOf(
  model: CompanyModel,
  lines: readonly PickRowLine[],
  current: PickRowLine,
  code: string,
): CodeMeaning {
  const hit = productByCode(model, code);
  if (hit) {
    const own = lines.filter((line) => line.product === hit.product.id);
    const open = [current, ...own].filter((line) => line.product === hit.product.id && leftOf(line) > 0);
    const line = open.find((one) => one.location === current.location);
    const [elsewhere] = open;
    const [done] = own;
    if (!line && elsewhere) return { is: 'elsewhere', line: elsewhere };
    if (!line) return done ? { is: 'done', line: done } : { is: 'other', line: current };
    // The remainder of goods sold by weight may be less than one unit.
    const quantity = hit.quantity === UNIT ? Math.min(UNIT, leftOf(line)) : hit.quantity;
    return { is: 'item', line, quantity };
  }
  const place = model.replica.rows('location').find((row) => isCodeOf(row, code));
  if (!place) return { is: 'unknown', code };
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
