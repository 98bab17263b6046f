import type { Draft } from 'immer';
import { useLingui } from '@lingui/react/macro';
import { productKinds, type ProductForm } from '#model/areas/products/product/product.facts.ts';
import { stockUnits } from '#model/values/units.ts';
import { useTreeOptions } from '#views/kit/records/use-tree-options.ts';
import { NONE } from '#views/kit/records/record-field.ts';
import { QuantityField } from '#views/kit/document/number-fields.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { Form } from '#views/kit/document/use-form.ts';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { TagsField } from '#views/kit/document/tags-field.tsx';
import { unitWords } from '#views/kit/document/unit.messages.ts';
import { ProductTypeChoice } from './product-type-choice.tsx';
import { freshBundle } from '#model/areas/products/product/fresh-product.ts';
import { InheritedMark } from './inherited-mark.tsx';
import { VariantOf } from './variant-of.tsx';
import { productKindWords } from './product.messages.ts';

interface ProductIdentityProps {
  readonly form: Form<ProductForm>;
}

/** The identity fields of a product. */
export function ProductIdentity({ form, isNew }: ProductIdentityProps & { readonly isNew: boolean }) {
  const { t } = useLingui();
  const { value, edit, error } = form;
  return (
    <Panel title={t`Product`} tour="product-identity">
      <div className="ui-fields">
        <Field label={t`SKU`} required error={error('sku')}>
          <TextInput
            value={value.sku}
            autoFocus
            onChange={(sku) => edit((draft) => void (draft.sku = sku))}
          />
        </Field>
        <Field label={t`Name in English`} required error={error('name.en')}>
          <TextInput value={value.name.en} onChange={(en) => edit((draft) => void (draft.name.en = en))} />
        </Field>
        <Field label={t`Name in Swedish`} optional error={error('name.sv')}>
          <TextInput value={value.name.sv} onChange={(sv) => edit((draft) => void (draft.name.sv = sv))} />
        </Field>
        <Kind form={form} />
        <Category form={form} />
        <ProductTypeChoice form={form} isNew={isNew} />
        <VariantOf form={form} />
        <Details form={form} />
        <Field label={t`Description`} optional wide error={error('description')}>
          <TextArea
            value={value.description}
            onChange={(text) => edit((draft) => void (draft.description = text))}
          />
        </Field>
      </div>
    </Panel>
  );
}

function Kind({ form: { value, edit, error } }: ProductIdentityProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Field label={t`Kind`} error={error('kind')}>
        <Select
          value={value.kind}
          options={productKinds.map((kind) => ({ value: kind, label: i18n._(productKindWords[kind]) }))}
          onChange={(kind) => edit((draft) => becomeKind(draft, kind))}
        />
      </Field>
      <Field label={t`Unit`} error={error('unit')}>
        <Select
          value={value.unit}
          options={stockUnits.map((unit) => ({ value: unit, label: i18n._(unitWords[unit]) }))}
          onChange={(unit) => edit((draft) => void (draft.unit = unit))}
        />
      </Field>
    </>
  );
}

/** A bundle begins as a kit without components; what is none keeps nothing of one. */
function becomeKind(draft: Draft<ProductForm>, kind: ProductForm['kind']): void {
  draft.kind = kind;
  if (kind === 'bundle') draft.bundle ??= freshBundle();
  else delete draft.bundle;
}

/** Choosing a category also sets its VAT class. */
function Category({ form: { value, edit, error } }: ProductIdentityProps) {
  const { t } = useLingui();
  const { replica } = useModel();
  const options = [{ value: NONE, label: t`No category` }, ...useTreeOptions('category', value.category)];
  const choose = (id: string): void => {
    const category = id === NONE ? null : id;
    const vatClass = category === null ? null : replica.view.get('category', category)?.defaults.vatClass;
    edit((draft) => {
      draft.category = category;
      if (vatClass) draft.vatClass = vatClass;
    });
  };
  return (
    <Field label={t`Category`} error={error('category')}>
      <Select value={value.category ?? NONE} options={options} onChange={choose} />
    </Field>
  );
}

function Details({ form }: ProductIdentityProps) {
  const { t, i18n } = useLingui();
  const { value, edit, error } = form;
  return (
    <>
      <QuantityField
        form={form}
        path="weight"
        label={t`Weight`}
        unit={i18n._(unitWords.kg)}
        value={value.weight}
        onChange={(weight) => edit((draft) => void (draft.weight = weight))}
      />
      <InheritedMark form={form} field="weight" />
      <TagsField
        kind="product"
        value={value.tags}
        error={error('tags')}
        onChange={(tags) => edit((draft) => void (draft.tags = [...tags]))}
      />
    </>
  );
}
