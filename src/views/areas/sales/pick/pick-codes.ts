import type { CompanyModel } from '#model/engine/company-model.ts';
import { lotOnScan, resolveScan, type Scanned } from '#model/areas/products/product/product-codes.ts';
import type { PickRowLine } from '#model/areas/sales/pick/pick.facts.ts';
import { leftOf } from '#model/stock/left-to-pick.ts';
import { UNIT } from '#model/values/money.ts';
import { binWithCode } from '#views/kit/scan-mode/scanned-codes.ts';

/** The meaning of a code scanned at a line of a pick list. */
export type CodeMeaning =
  /** The bin of this line, or of another open line. */
  | { readonly is: 'bin'; readonly line: PickRowLine }
  /** A bin with nothing to pick. */
  | { readonly is: 'otherBin'; readonly code: string }
  /** The item of this line, or of another line in the same bin: of the one with its lot. `quantity` in thousandths. */
  | {
      readonly is: 'item';
      readonly line: PickRowLine;
      readonly quantity: number;
      /** The lot or serial number that the code holds. */
      readonly lot: string | undefined;
    }
  /** An item that this list fetches from another bin. */
  | { readonly is: 'elsewhere'; readonly line: PickRowLine }
  /** An item of which this list has all it needs. */
  | { readonly is: 'done'; readonly line: PickRowLine }
  /** An item that is not on the list: the model says which is needed. */
  | { readonly is: 'other'; readonly line: PickRowLine }
  /** The label of a pallet, 18 digits. */
  | { readonly is: 'pallet'; readonly sscc: string }
  /** A code of GS1 that cannot be right. */
  | { readonly is: 'misread'; readonly code: string }
  /** A code that several products have. */
  | Extract<Scanned, { readonly is: 'doubtful' }>
  /** Neither an item nor a bin. */
  | { readonly is: 'unknown'; readonly code: string };

/** Where a person picks: the list, the line, and the day. */
interface Place {
  readonly lines: readonly PickRowLine[];
  readonly current: PickRowLine;
  readonly today: string;
}

/** Interprets a code scanned at the picker's current line. */
export function meaningOf(model: CompanyModel, { lines, current, today }: Place, code: string): CodeMeaning {
  const scanned = resolveScan(model.replica.view, code, today);
  if (scanned.is === 'product') return itemOf(model, scanned, lines, current);
  const warehouse = model.replica.view.get('location', current.location)?.warehouse;
  const place = binWithCode(model, code, warehouse);
  if (!place) return scanned;
  const line = [current, ...lines].find((one) => one.location === place.id && leftOf(one) > 0);
  return line ? { is: 'bin', line } : { is: 'otherBin', code };
}

function itemOf(
  { replica: { view } }: CompanyModel,
  scanned: Extract<Scanned, { is: 'product' }>,
  lines: readonly PickRowLine[],
  current: PickRowLine,
): CodeMeaning {
  const { is: _, product, quantity: packed, ...goods } = scanned;
  const own = lines.filter((line) => line.product === product.id);
  const open = [current, ...own].filter((line) => line.product === product.id && leftOf(line) > 0);
  const lot = lotOnScan(product, goods);
  const here = open.filter((one) => one.location === current.location);
  const isOfLot = (one: PickRowLine): boolean =>
    lot !== undefined && view.get('lot', one.lot ?? '')?.code.toLowerCase() === lot.toLowerCase();
  const line = here.find(isOfLot) ?? here[0];
  const [elsewhere] = open;
  const [done] = own;
  if (!line && elsewhere) return { is: 'elsewhere', line: elsewhere };
  if (!line) return done ? { is: 'done', line: done } : { is: 'other', line: current };
  // The remainder of goods sold by weight may be less than one unit.
  const quantity = packed === UNIT ? Math.min(UNIT, leftOf(line)) : packed;
  return { is: 'item', line, quantity, lot };
}
