import { useLingui } from '@lingui/react/macro';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import type { InheritedField } from '#model/areas/products/product/inherited-fields.ts';
import { inheritedFrom } from '#model/areas/products/product/product.inheritance.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import type { Form } from '#views/kit/document/use-form.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';

interface InheritedMarkProps {
  readonly form: Form<ProductForm>;
  readonly field: InheritedField;
}

/** Whether a variant takes a field from its parent; a press takes it over or sets it free. [PR24] */
export function InheritedMark({ form: { value, edit }, field }: InheritedMarkProps) {
  const { t } = useLingui();
  const parent = useRow('product', value.variantOf ?? null);
  if (!parent) return null;
  const inherits = value.inherits ?? [];
  const isOn = inherits.includes(field);
  const take = (on: boolean): void =>
    edit((draft) => {
      draft.inherits = on ? [...inherits, field] : inherits.filter((one) => one !== field);
      if (on) Object.assign(draft, structuredClone(inheritedFrom(parent, value, [field])));
    });
  const words = { price: t`Price as ${parent.sku}`, weight: t`Weight as ${parent.sku}` };
  return (
    <Checkbox
      label={field === 'suppliers' ? t`Suppliers as ${parent.sku}` : words[field]}
      hint={isOn ? t`It follows the parent until you change it here` : t`Set for this variant alone`}
      checked={isOn}
      onChange={take}
    />
  );
}
