import { useLingui } from '@lingui/react/macro';
import { priceForm, type PriceForm, type PriceRow } from '#model/areas/sales/price/price.facts.ts';
import { useProductChoice } from '#views/areas/products/product/product-search.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { PriceField } from '#views/kit/document/number-fields.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { NONE } from '#views/kit/records/record-field.ts';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { useRecordOptions } from '#views/kit/records/use-record-options.ts';
import { usePriceTarget } from './use-price-target.ts';
import { priceFields } from './price.fields.ts';
import { priceWords } from './price.look.ts';

interface PricePanelProps {
  /** Undefined for a new price. */
  readonly row?: PriceRow | undefined;
  readonly onClose: () => void;
}

/** Adds a price to a list, or edits one. */
export function PricePanel({ row, onClose }: PricePanelProps) {
  const targetOf = usePriceTarget();
  const [first] = useRecordOptions(priceFields.list, null);
  return (
    <RecordPanel
      kind="price"
      words={priceWords}
      schema={priceForm}
      fields={priceFields}
      row={row}
      fresh={{ list: first?.value ?? '' }}
      title={row && targetOf(row)}
      form={PriceFields}
      watches={['priceList', 'product']}
      onClose={onClose}
    />
  );
}

const isAny = (): boolean => true;

function PriceFields({ form, fields, row, focus }: RecordFormProps<PriceForm, PriceRow>) {
  const { t } = useLingui();
  const { value } = form;
  const product = useRow('product', value.product);
  const list = useRow('priceList', value.list);
  const { currency } = useCompany();
  const choice = useProductChoice(isAny);
  const instead = {
    product: (
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
    ),
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

/** The stock unit of the product, or one of its packagings. */
function UnitField({ form }: Pick<RecordFormProps<PriceForm, PriceRow>, 'form'>) {
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
