import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { packagingsOf } from '#model/areas/products/product/product.units.ts';

export type Packaging = ReturnType<typeof packagingsOf>[number];

/** Puts other packagings into a form: what names one of them follows its new name, or is the stock unit if it is gone. */
export function withPackagings(form: ProductForm, rows: readonly Packaging[]): void {
  const before = packagingsOf(form).map(({ unit }) => unit);
  const isRenaming = before.length === rows.length;
  const follow = (name: string | null | undefined): string | null => {
    if (name === null || name === undefined) return null;
    if (rows.some(({ unit }) => unit === name)) return name;
    return isRenaming ? (rows[before.indexOf(name)]?.unit ?? null) : null;
  };
  form.purchaseUnit = follow(form.purchaseUnit);
  form.salesUnit = follow(form.salesUnit);
  for (const offer of form.suppliers) if (offer.unit) offer.unit = follow(offer.unit);
  form.packagings = [...rows];
}
