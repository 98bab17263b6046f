import { useLingui } from '@lingui/react/macro';
import type { ListedPriceForm, ListedPriceRow } from '#model/areas/products/prices/listed-price.facts.ts';
import { useProductChoice } from '#views/areas/products/product/product-search.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { PriceField } from '#views/kit/document/number-fields.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { NONE } from '#views/kit/records/record-field.ts';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import type { RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { usePriceSide } from '#views/areas/products/product/price-side.tsx';

const isAny = (): boolean => true;

/** The fields of a price of either side: its product by search, its unit among those of the product. */
export function ListedPriceFields<F extends ListedPriceForm>({
  form: own,
  fields,
  row,
  focus,
}: RecordFormProps<F, ListedPriceRow>) {
  const form = own as unknown as Form<ListedPriceForm>; // what each side's form has
  const { t } = useLingui();
  const { value } = form;
  const list = useRow(usePriceSide().list, value.list);
  const { currency } = useCompany();
  const instead = {
    product: <ProductField form={form} />,
    unit: <UnitField form={form} />,
    price: (
      <PriceField
        form={form}
        path="price"
        label={t`Price`}
        hint={t`Leave empty for a discount.`}
        value={value.price}
        currency={list?.currency ?? currency}
        onChange={(price) => form.edit((draft) => void (draft.price = price))}
        onEmpty={() => form.edit((draft) => void (draft.price = null))}
      />
    ),
  };
  return <RecordFields {...{ form, fields, focus, instead, isNew: !row }} />;
}

/** The product by search: it takes the place of a category. */
function ProductField({ form }: { readonly form: Form<ListedPriceForm> }) {
  const { t } = useLingui();
  const product = useRow('product', form.value.product);
  const choice = useProductChoice(isAny);
  return (
    <Field label={t`Product`} wide error={form.error('product')}>
      <Autocomplete
        label={t`Product`}
        value={product ? { value: product.id, label: product.sku } : null}
        {...choice}
        onChange={(option) =>
          form.edit((draft) => {
            draft.product = option?.value ?? null;
            draft.unit = null;
            if (option) draft.category = null;
          })
        }
      />
    </Field>
  );
}

/** The stock unit of the product, or one of its packagings. */
function UnitField({ form }: { readonly form: Form<ListedPriceForm> }) {
  const { t } = useLingui();
  const { product: id, unit } = form.value;
  const product = useRow('product', id);
  const packagings = product?.packagings ?? [];
  return (
    <Field label={t`Per`} error={form.error('unit')}>
      <Select
        value={unit ?? NONE}
        options={[
          { value: NONE, label: product?.unit ?? t`Stock unit` },
          ...packagings.map((each) => ({ value: each.unit, label: each.unit })),
        ]}
        onChange={(next) => form.edit((draft) => void (draft.unit = next === NONE ? null : next))}
      />
    </Field>
  );
}
