import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { isParent } from '#model/areas/products/product/product.parent.ts';
import { compare } from '#model/values/order.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { NONE } from '#views/kit/records/record-field.ts';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';

/** The product that this one is a variant of, among those of its type; not asked where there is none. [PR21] */
export function VariantOf({ form: { value, edit, error } }: { readonly form: Form<ProductForm> }) {
  const { t } = useLingui();
  const nameOf = useProductName();
  const { variantOf = null, type = null, unit } = value;
  const parents = useRows('product')
    .filter((row) => isParent(row) && !isArchived(row))
    .filter((row) => row.id === variantOf || (type !== null && row.type === type && row.unit === unit))
    .toSorted((a, b) => compare(a.sku, b.sku));
  if (isParent(value) || (parents.length === 0 && variantOf === null)) return null;
  const options = parents.map((row) => ({ value: row.id, label: `${row.sku} · ${nameOf(row)}` }));
  return (
    <Field label={t`Variant of`} error={error('variantOf')}>
      <Select
        value={variantOf ?? NONE}
        options={[{ value: NONE, label: t`No other product` }, ...options]}
        onChange={(id) =>
          edit((draft) => {
            draft.variantOf = id === NONE ? null : id;
            draft.inherits = [];
          })
        }
      />
    </Field>
  );
}
