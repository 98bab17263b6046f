import type { FollowUp } from '#model/engine/envelope.ts';
import { Miss } from '#model/engine/miss.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { ProductForm, ProductRow } from './product.facts.ts';
import type { InheritedField } from './inherited-fields.ts';
import { packagingsOf } from './product.units.ts';

type Heir = Pick<ProductForm, 'price' | 'weight' | 'suppliers' | 'packagings'>;
type Inherited = Partial<Heir>;

/** What a variant takes from its parent, as the parent has it now. [PR24] */
export function inheritedFrom(
  parent: ProductRow,
  own: Pick<Heir, 'packagings'>,
  fields: readonly InheritedField[],
): Inherited {
  return {
    ...(fields.includes('price') ? { price: parent.price } : {}),
    ...(fields.includes('weight') ? { weight: parent.weight } : {}),
    ...(fields.includes('suppliers') ? suppliersOf(parent, own) : {}),
  };
}

/** The suppliers, and the packagings that their prices are for, as far as the variant lacks them. */
function suppliersOf(parent: ProductRow, own: Pick<Heir, 'packagings'>): Inherited {
  const { suppliers } = parent;
  // Who may not see what goods cost cannot say what a variant takes over: the server decides it.
  if (suppliers.some(({ purchasePrice }) => (purchasePrice as number | undefined) === undefined))
    throw new Miss([{ table: 'product', field: 'suppliers', id: parent.id }]);
  const wanted = new Set(suppliers.map(({ unit }) => unit));
  const known = packagingsOf(own);
  const lacking = packagingsOf(parent)
    .filter(({ unit }) => wanted.has(unit) && !known.some((one) => one.unit === unit))
    .map((one) => ({ ...one, barcode: '' }));
  return { suppliers, ...(lacking.length > 0 ? { packagings: [...known, ...lacking] } : {}) };
}

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
  return { ...form, ...inheritedFrom(parent, { ...row, ...form }, kept), inherits: kept };
}

/** What variants are told as their parent has changed: those that inherit something else than they have. [PR24] */
export function tellVariants(view: Reader, id: string): readonly FollowUp[] {
  const parent = view.get('product', id);
  if (!parent) return [];
  return view.by('product', 'variantOf', id).flatMap((variant) => {
    if (variant.state === 'archived') return [];
    const data = inheritedFrom(parent, variant, variant.inherits ?? []);
    const news = Object.entries(data).some(([field, value]) => !isSame(value, Reflect.get(variant, field)));
    return news ? [{ kind: 'product', document: variant.id, type: 'inherit', data }] : [];
  });
}
