import { useLingui } from '@lingui/react/macro';
import type { CategoryForm } from '#model/category/category.facts.ts';
import { vatClasses, type VatClass } from '#model/values/vat.ts';
import { PercentField } from '../document/number-fields.tsx';
import type { Form } from '../document/use-form.ts';
import { vatClassWords } from '../product/product.messages.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { NO_CATEGORY, useCategoryOptions } from './category-options.ts';

interface CategoryFieldsProps {
  readonly form: Form<CategoryForm>;
  /** The category itself, which cannot be its own parent. */
  readonly self?: string | undefined;
}

const NO_CLASS = 'none';

/** All that a person may set on a category. */
export function CategoryFields({ form, self }: CategoryFieldsProps) {
  const { t } = useLingui();
  const { value, edit, error } = form;
  const parents = useCategoryOptions(value.parent, self);
  return (
    <div className="ui-fields">
      <Field label={t`Name in English`} required wide error={error('name.en')}>
        <TextInput
          value={value.name.en}
          autoFocus
          onChange={(en) => edit((draft) => void (draft.name.en = en))}
        />
      </Field>
      <Field label={t`Name in Swedish`} optional wide error={error('name.sv')}>
        <TextInput value={value.name.sv} onChange={(sv) => edit((draft) => void (draft.name.sv = sv))} />
      </Field>
      <Field label={t`Belongs to`} wide error={error('parent')}>
        <Select
          value={value.parent ?? NO_CATEGORY}
          options={parents}
          onChange={(id) => edit((draft) => void (draft.parent = id === NO_CATEGORY ? null : id))}
        />
      </Field>
      <CategoryDefaults form={form} />
    </div>
  );
}

function CategoryDefaults({ form }: { readonly form: Form<CategoryForm> }) {
  const { t, i18n } = useLingui();
  const { value, edit, error } = form;
  const classes: readonly { value: VatClass | typeof NO_CLASS; label: string }[] = [
    { value: NO_CLASS, label: t`As the product says` },
    ...vatClasses.map((key) => ({ value: key, label: i18n._(vatClassWords[key]) })),
  ];
  return (
    <>
      <Field label={t`VAT class of new products`} error={error('defaults.vatClass')}>
        <Select
          value={value.defaults.vatClass ?? NO_CLASS}
          options={classes}
          onChange={(key) => edit((draft) => void (draft.defaults.vatClass = key === NO_CLASS ? null : key))}
        />
      </Field>
      <PercentField
        form={form}
        path="defaults.overReceipt"
        label={t`Over-receipt allowed`}
        hint={t`Empty: as the supplier says`}
        value={value.defaults.overReceipt}
        onChange={(share) => edit((draft) => void (draft.defaults.overReceipt = share))}
        onEmpty={() => edit((draft) => void (draft.defaults.overReceipt = null))}
      />
    </>
  );
}
