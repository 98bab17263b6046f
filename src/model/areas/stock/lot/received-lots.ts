import { COMPANY } from '#model/values/company-document.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { DocumentRow, Rows } from '#model/engine/rows.ts';
import { skuOf } from '#model/lines/line-rules.ts';
import { lotByCode, lotCodeKey } from './lot.kind.ts';
import { ownedOf } from '#model/stock/stock.lots.ts';
import { addDays, dayIn } from '#model/values/moments.ts';
import { UNIT } from '#model/values/money.ts';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';

type Context = Pick<DecisionContext<DocumentRow>, 'view' | 'env'>;
type PostedLine = Rows['goodsReceipt']['lines'][number];
/** What is judged of goods that come in, whichever document brings them. */
type ComingIn = Pick<PostedLine, 'product' | 'lot' | 'quantity' | 'rejected'>;

/** [GR19] What a line says of its lot fits its product; `isDue` where it may no longer be missing. */
export function lotProblem({ view, env }: Context, line: ComingIn, isDue: boolean): Refusal | null {
  const product = view.get('product', line.product);
  const { tracking = 'none', expires = false } = product ?? {};
  const sku = skuOf(view, line);
  const { lot } = line;
  if (tracking === 'none' || !isStocked(product))
    return lot === undefined ? null : onField('lotNotAsked', 'lot', { sku });
  if (lot === undefined) return isDue ? onField('lotMissing', 'lot', { sku }) : null;
  if (tracking === 'serial' && line.quantity + line.rejected !== UNIT)
    return onField('serialIsOne', 'lot', { sku, serial: lot.code });
  const expiresOn = expiryOf(view, line.product, lot);
  if (expires && expiresOn === null && shelfLifeOf(view, line.product) === null)
    return isDue ? onField('expiryMissing', EXPIRY, { sku }) : null;
  if (expiresOn !== null && expiresOn < env.today && line.quantity > 0)
    return onField('lotExpired', EXPIRY, { sku, lot: lot.code, on: expiresOn });
  return knownLotProblem(view, line, lot, tracking);
}

const EXPIRY = 'lot.expiresOn';

/** The day on which a lot expires: the one on the label, else that of the lot with its code. */
export const expiryOf = (
  view: Reader,
  product: string,
  { code, expiresOn }: NonNullable<PostedLine['lot']>,
): string | null => expiresOn ?? lotByCode(view, product, code)?.expiresOn ?? null;

/** [GR19] A known lot keeps its day of expiry, and a serial number comes in once. */
function knownLotProblem(
  view: Reader,
  line: ComingIn,
  { code, expiresOn }: NonNullable<PostedLine['lot']>,
  tracking: string,
): Refusal | null {
  const known = lotByCode(view, line.product, code);
  if (!known) return null;
  const sku = skuOf(view, line);
  if (expiresOn !== null && known.expiresOn !== expiresOn)
    return onField('otherExpiry', EXPIRY, { sku, lot: known.code, on: known.expiresOn ?? '' });
  return tracking === 'serial' && ownedOf(view.by('balance', 'lot', known.id)) > 0
    ? onField('serialIsHere', 'lot', { sku, serial: known.code })
    : null;
}

/** The lot of each line by id: the one with its code, or a new one, with the id of the first line that names it. */
export function lotsOf(view: Reader): (line: PostedLine) => Pick<PostedLine, 'lotId'> {
  const made = new Map<string, string>();
  return ({ id, product, lot }) => {
    if (!lot) return {};
    const key = lotCodeKey(product, lot.code);
    const lotId = lotByCode(view, product, lot.code)?.id ?? made.get(key) ?? id;
    made.set(key, lotId);
    return { lotId };
  };
}

/** Days that goods of a product keep, as its type says; null if it does not. [TY9] */
function shelfLifeOf(view: Reader, product: string): number | null {
  const type = view.get('product', product)?.type;
  return (type ? view.get('productType', type)?.shelfLife : null) ?? null;
}

/** The day on which a lot expires that came in without one, if its product expires. [TY9] */
export function endOfShelfLife(view: Reader, product: string, receivedAt: string | null): string | null {
  const [days, company] = [shelfLifeOf(view, product), view.get('company', COMPANY)];
  if (days === null || receivedAt === null || !company || !view.get('product', product)?.expires) return null;
  return addDays(dayIn(receivedAt, company.timeZone), days);
}

/** Lots that came in for the first time. [GR19] */
export function newLots(view: Reader, { lines, effectiveAt }: Rows['goodsReceipt']): FollowUp[] {
  return lines.flatMap(({ id, product, lot, lotId }) => {
    if (!lot || lotId !== id || view.get('lot', id)) return [];
    const expiresOn = lot.expiresOn ?? endOfShelfLife(view, product, effectiveAt);
    const data = { product, code: lot.code, expiresOn, supplierLot: '', notes: '' };
    return [{ kind: 'lot', document: id, type: 'create', data }];
  });
}
