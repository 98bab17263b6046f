import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { ProductForm, ProductRow } from './product.facts.ts';
import type { InheritedField } from './inherited-fields.ts';
import { sellersOf } from './product.offers.ts';
import { packagingsOf } from './product.units.ts';

type Heir = Pick<ProductForm, 'price' | 'weight' | 'suppliers' | 'packagings'>;
type Inherited = Partial<Heir>;

/**
 * What a variant takes from its parent, as the parent has it now. [PR24]
 * @param priced the units that the parent's suppliers have prices for
 */
export function inheritedFrom(
  parent: ProductRow,
  own: Pick<Heir, 'packagings'>,
  fields: readonly InheritedField[],
  priced: readonly string[] = [],
): Inherited {
  return {
    ...(fields.includes('price') ? { price: parent.price } : {}),
    ...(fields.includes('weight') ? { weight: parent.weight } : {}),
    ...(fields.includes('suppliers') ? suppliersOf(parent, own, priced) : {}),
  };
}

/** The suppliers, and the packagings that their prices are for, as far as the variant lacks them. */
function suppliersOf(
  parent: ProductRow,
  own: Pick<Heir, 'packagings'>,
  priced: readonly string[],
): Inherited {
  const wanted = new Set([...priced, ...parent.suppliers.map(({ unit }) => unit)]);
  const known = packagingsOf(own);
  const lacking = packagingsOf(parent)
    .filter(({ unit }) => wanted.has(unit) && !known.some((one) => one.unit === unit))
    .map((one) => ({ ...one, barcode: '' }));
  const suppliers = sellersOf(parent.suppliers);
  return { suppliers, ...(lacking.length > 0 ? { packagings: [...known, ...lacking] } : {}) };
}

/** The units that suppliers have prices of a product for. */
const pricedUnits = (view: Reader, product: string): readonly string[] =>
  view.by('purchasePrice', 'product', product).flatMap(({ unit }) => unit ?? []);

/** What of it is taken over, with the units that suppliers sell in where it takes suppliers. */
const takenFrom = (
  view: Reader,
  parent: ProductRow,
  own: Pick<Heir, 'packagings'>,
  fields: readonly InheritedField[],
): Inherited =>
  inheritedFrom(parent, own, fields, fields.includes('suppliers') ? pricedUnits(view, parent.id) : []);

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A form as it is told: a variant has what it inherits from its parent, whatever the form holds. One that says nothing of
 * what it inherits sets what it changes. [PR24]
 */
export function withInherited(view: Reader, row: ProductRow | undefined, form: ProductForm): ProductForm {
  const { variantOf = null, inherits = [] } = { ...row, ...form };
  if (inherits.length === 0) return form;
  const parent = variantOf === null ? undefined : view.get('product', variantOf);
  if (!parent) return { ...form, inherits: [] };
  const kept = form.inherits ?? inherits.filter((field) => isSame(form[field], row?.[field]));
  return { ...form, ...takenFrom(view, parent, { ...row, ...form }, kept), inherits: kept };
}

/** What variants are told as their parent has changed: those that inherit something else than they have. [PR24] */
export function tellVariants(view: Reader, id: string): readonly FollowUp[] {
  const parent = view.get('product', id);
  if (!parent) return [];
  return view.by('product', 'variantOf', id).flatMap((variant) => {
    if (variant.state === 'archived') return [];
    const data = takenFrom(view, parent, variant, variant.inherits ?? []);
    const news = Object.entries(data).some(([field, value]) => !isSame(value, Reflect.get(variant, field)));
    return news ? [{ kind: 'product', document: variant.id, type: 'inherit', data }] : [];
  });
}
