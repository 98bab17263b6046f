import { useLingui } from '@lingui/react/macro';
import { productKinds, stockUnits, type ProductForm } from '#model/product/product.events.ts';
import { vatClasses } from '#model/values/vat.ts';
import { PriceField, QuantityField } from '../document/number-fields.tsx';
import { useCompany } from '../document/use-company.ts';
import type { Form } from '../document/use-form.ts';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { productKindWords, unitWords, vatClassWords } from './product.messages.ts';

/** All that a person may set on a product. */
export function ProductFields({ form }: { readonly form: Form<ProductForm> }) {
  const { t, i18n } = useLingui();
  const company = useCompany();
  const { value, edit, error } = form;
  return (
    <>
      <Panel title={t`Product`}>
        <div className="ui-fields">
          <Field label={t`SKU`} required error={error('sku')}>
            <TextInput value={value.sku} autoFocus onChange={(sku) => edit((draft) => void (draft.sku = sku))} />
          </Field>
          <Field label={t`Kind`} error={error('kind')}>
            <Select
              value={value.kind}
              options={productKinds.map((kind) => ({ value: kind, label: i18n._(productKindWords[kind]) }))}
              onChange={(kind) => edit((draft) => void (draft.kind = kind))}
            />
          </Field>
          <Field label={t`Unit`} error={error('unit')}>
            <Select
              value={value.unit}
              options={stockUnits.map((unit) => ({ value: unit, label: i18n._(unitWords[unit]) }))}
              onChange={(unit) => edit((draft) => void (draft.unit = unit))}
            />
          </Field>
          <Field label={t`Name in English`} required error={error('name.en')}>
            <TextInput value={value.name.en} onChange={(en) => edit((draft) => void (draft.name.en = en))} />
          </Field>
          <Field label={t`Name in Swedish`} optional error={error('name.sv')}>
            <TextInput value={value.name.sv} onChange={(sv) => edit((draft) => void (draft.name.sv = sv))} />
          </Field>
          <Field label={t`Description`} optional wide error={error('description')}>
            <TextArea value={value.description} onChange={(text) => edit((draft) => void (draft.description = text))} />
          </Field>
        </div>
      </Panel>
      <Panel title={t`Price and VAT`}>
        <div className="ui-fields">
          <PriceField
            form={form}
            path="price"
            label={t`Price without VAT`}
            currency={company.currency}
            value={value.price}
            onChange={(price) => edit((draft) => void (draft.price = price))}
          />
          <Field label={t`VAT class`} error={error('vatClass')}>
            <Select
              value={value.vatClass}
              options={vatClasses.map((vatClass) => ({ value: vatClass, label: i18n._(vatClassWords[vatClass]) }))}
              onChange={(vatClass) => edit((draft) => void (draft.vatClass = vatClass))}
            />
          </Field>
        </div>
      </Panel>
      <Panel title={t`Identification`}>
        <div className="ui-fields">
          <Field label={t`Barcode`} optional error={error('barcodes.0.code')}>
            <TextInput
              value={value.barcodes[0]?.code ?? ''}
              onChange={(code) =>
                edit((draft) => void (draft.barcodes = code ? [{ code, quantity: 1000 }, ...draft.barcodes.slice(1)] : []))
              }
            />
          </Field>
          <QuantityField
            form={form}
            path="weight"
            label={t`Weight`}
            unit={i18n._(unitWords.kg)}
            value={value.weight}
            onChange={(weight) => edit((draft) => void (draft.weight = weight))}
          />
          <Field label={t`Tags`} optional hint={t`Separate with commas`} error={error('tags')}>
            <TextInput
              value={value.tags.join(', ')}
              onChange={(text) => edit((draft) => void (draft.tags = text ? text.split(/,\s*/) : []))}
            />
          </Field>
        </div>
      </Panel>
    </>
  );
}
