import type { Reader } from '#model/engine/reader.ts';
import type { CountRow } from './count.facts.ts';
import { standingOf, type Standing } from './count.lines.ts';

/** What may be behind a difference, and where to look. [CN10] */
export type LikelyCause =
  /** Another bin of the count has as much too many, or too few. */
  | { readonly by: 'otherBin'; readonly location: string; readonly quantity: number }
  /** The same product lies in a bin beside it, where nobody has counted lately. */
  | { readonly by: 'nextBin'; readonly location: string; readonly onHand: number }
  /** A receipt that has been counted and not posted. */
  | { readonly by: 'receipt'; readonly receipt: string; readonly quantity: number }
  /** The difference is that between pieces and a packaging. */
  | { readonly by: 'packaging'; readonly unit: string };

const MOST = 4;

/** What may be behind a line's difference, most likely first; thousandths. */
export function likelyCauses(view: Reader, row: CountRow, line: CountRow['lines'][number]): LikelyCause[] {
  const standing = standingOf(view, line);
  if (!standing || standing.variance === 0) return [];
  return [
    ...otherLines(view, row, standing),
    ...receipts(view, row, standing),
    ...packagings(view, standing),
    ...nextBins(view, row, standing),
  ].slice(0, MOST);
}

function otherLines(view: Reader, row: CountRow, { line, variance }: Standing): LikelyCause[] {
  return row.lines.flatMap((other) => {
    if (other.id === line.id || other.product !== line.product) return [];
    const standing = standingOf(view, other);
    const isOpposite = standing !== null && Math.sign(standing.variance) === -Math.sign(variance);
    return isOpposite ? [{ by: 'otherBin', location: other.location, quantity: standing.variance }] : [];
  });
}

/** Goods that somebody has put away before their receipt was posted: too many in the bin. */
function receipts(view: Reader, row: CountRow, { line, variance }: Standing): LikelyCause[] {
  if (variance <= 0) return [];
  return view.by('goodsReceipt', 'openWarehouse', row.warehouse).flatMap((receipt) => {
    const quantity = receipt.lines
      .filter(({ product }) => product === line.product)
      .reduce((sum, one) => sum + one.quantity, 0);
    return quantity > 0 ? [{ by: 'receipt', receipt: receipt.id, quantity }] : [];
  });
}

/** Somebody counted boxes as pieces, or the other way round. */
function packagings(view: Reader, { line, counted, expected }: Standing): LikelyCause[] {
  const { packagings: offered = [] } = view.get('product', line.product) ?? {};
  return offered.flatMap((packaging) => {
    const isOne = isTimes(counted, expected, packaging) || isTimes(expected, counted, packaging);
    return isOne ? [{ by: 'packaging', unit: packaging.unit }] : [];
  });
}

interface Factor {
  readonly numerator: number;
  readonly denominator: number;
}

const isTimes = (boxes: number, pieces: number, { numerator, denominator }: Factor): boolean =>
  boxes > 0 && numerator !== denominator && boxes * numerator === pieces * denominator;

/** Bins before and after it in the walk that have the product too. */
function nextBins(view: Reader, row: CountRow, { line }: Standing): LikelyCause[] {
  const own = view.get('location', line.location)?.pickSequence ?? 0;
  const distanceOf = (id: string): number => Math.abs((view.get('location', id)?.pickSequence ?? 0) - own);
  const counted = new Set(
    row.lines
      .filter(({ entries, product }) => entries.length > 0 && product === line.product)
      .map((one) => one.location),
  );
  return view
    .by('balance', 'product', line.product)
    .filter(
      ({ warehouse, location, onHand }) =>
        warehouse === row.warehouse && onHand > 0 && !counted.has(location),
    )
    .filter((balance) => balance.lot === line.lot)
    .sort((a, b) => distanceOf(a.location) - distanceOf(b.location))
    .slice(0, 2)
    .map(({ location, onHand }) => ({ by: 'nextBin', location, onHand }));
}
