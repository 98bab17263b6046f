import { useLingui } from '@lingui/react/macro';
import type { Draft } from 'immer';
import type { Reader } from '#model/engine/reader.ts';
import {
  attributesOf,
  typesIn,
  valueFault,
} from '#model/areas/products/product-type/product-type.attributes.ts';
import type { ProductTypeRow } from '#model/areas/products/product-type/product-type.facts.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { useTreeOptions } from '#views/kit/records/use-tree-options.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { Form } from '#views/kit/document/use-form.ts';
import { NONE } from '#views/kit/records/record-field.ts';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { freshProduct } from '#model/areas/products/product/fresh-product.ts';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';

interface TypeChoiceProps {
  readonly form: Form<ProductForm>;
  readonly isNew: boolean;
}

/** The type of a product. A new product takes the defaults of its type where nobody has chosen otherwise. */
export function ProductTypeChoice({ form: { value, edit, error }, isNew }: TypeChoiceProps) {
  const { t } = useLingui();
  const model = useModel();
  const { view } = model.replica;
  const options = [{ value: NONE, label: t`No type` }, ...useTreeOptions('productType', value.type ?? null)];
  if (!model.may('productType.view')) return null;
  const choose = (id: string): void => {
    const type = id === NONE ? null : id;
    edit((draft) => {
      if (isNew) takeDefaults(draft, rowOf(view, draft.type), rowOf(view, type));
      draft.type = type;
      draft.attributes = fitting(view, type, draft.attributes);
    });
  };
  return (
    <Field label={t({ context: 'product', message: 'Type' })} error={error('type')}>
      <Select value={value.type ?? NONE} options={options} onChange={choose} />
    </Field>
  );
}

const rowOf = (view: Reader, id: string | null | undefined): ProductTypeRow | undefined =>
  id ? view.get('productType', id) : undefined;

/** What stands as in a blank form, or as the type before proposed it, is nobody's choice. */
function takeDefaults(
  draft: Draft<ProductForm>,
  before: ProductTypeRow | undefined,
  after: ProductTypeRow | undefined,
): void {
  for (const field of ['unit', 'vatClass'] as const) {
    const isChosen = draft[field] !== freshProduct[field] && draft[field] !== before?.[field];
    if (!isChosen) Object.assign(draft, { [field]: after?.[field] ?? freshProduct[field] });
  }
  const { tracking = 'none', expires = false } = draft;
  const isChosen = tracking !== 'none' && tracking !== before?.tracking;
  if (isChosen || !isStocked(draft) || (tracking === 'none' && expires)) return;
  draft.tracking = after?.tracking ?? 'none';
  draft.expires = after?.expires ?? false;
}

/** The values that a type knows too. */
function fitting(
  view: Reader,
  type: string | null,
  values: ProductForm['attributes'],
): NonNullable<ProductForm['attributes']> {
  const attributes = new Map(attributesOf(typesIn(view), type).map((one) => [one.key, one]));
  const kept = Object.entries(values ?? {}).filter(([key, value]) => {
    const attribute = attributes.get(key);
    return attribute !== undefined && valueFault(attribute, value) === null;
  });
  return Object.fromEntries(kept);
}
