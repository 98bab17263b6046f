import { Trans, useLingui } from '@lingui/react/macro';
import { assemblyModes, type AssemblyForm } from '#model/areas/stock/assembly/assembly.facts.ts';
import { isBuildable } from '#model/areas/stock/assembly/assembly.rules.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { PriceField, QuantityField } from '#views/kit/document/number-fields.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { useCountedUnit } from '#views/kit/document/use-quantity.ts';
import { usePlaceOptions } from '../movement/place-options.ts';
import { useProductChoice } from '#views/areas/products/product/product-search.ts';
import { useWarehouseOptions } from '#views/kit/document/warehouse-options.ts';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { modeHints, modeWords } from './assembly.messages.ts';
import { DraftComponents } from './draft-components.tsx';

interface FieldsProps {
  readonly form: Form<AssemblyForm>;
}

/** The fields of an assembly, and the components that it takes or gives. */
export function AssemblyFields({ form, document }: FieldsProps & { readonly document: string }) {
  const { t, i18n } = useLingui();
  const { value } = form;
  return (
    <>
      <Panel title={t`Assembly`} subtitle={i18n._(modeHints[value.mode])}>
        <div className="ui-fields">
          <What form={form} />
          <Where form={form} />
          <When form={form} />
          {value.mode === 'build' && <Cost form={form} />}
          <Field label={t`Note`} optional wide>
            <TextArea
              value={value.note}
              rows={2}
              onChange={(note) => form.edit((draft) => void (draft.note = note))}
            />
          </Field>
        </div>
      </Panel>
      <DraftComponents form={form} document={document} />
    </>
  );
}

/** What is done, with which bundle, and how many. */
function What({ form }: FieldsProps) {
  const { t, i18n } = useLingui();
  const { value } = form;
  const product = useRow('product', value.product);
  const unitOf = useCountedUnit();
  const choice = useProductChoice(isBuildable);
  return (
    <>
      <Field label={t`What is done`} required>
        <Select
          value={value.mode}
          options={assemblyModes.map((mode) => ({ value: mode, label: i18n._(modeWords[mode]) }))}
          onChange={(mode) => form.edit((draft) => void (draft.mode = mode))}
        />
      </Field>
      <Field label={t`Bundle`} required error={form.error('product')}>
        <Autocomplete
          label={t`Bundle`}
          value={product ? { value: product.id, label: product.sku } : null}
          {...choice}
          onChange={(option) =>
            form.edit((draft) => void Object.assign(draft, { product: option?.value ?? '', without: [] }))
          }
        />
      </Field>
      <QuantityField
        form={form}
        path="quantity"
        label={t`Quantity`}
        value={value.quantity}
        onChange={(quantity) => form.edit((draft) => void (draft.quantity = quantity))}
        {...(product && { unit: unitOf(value.quantity, product) })}
      />
    </>
  );
}

/** The warehouse, and the place in it where what comes in is put. */
function Where({ form }: FieldsProps) {
  const { t } = useLingui();
  const { value } = form;
  const places = usePlaceOptions(value.warehouse);
  return (
    <>
      <Field label={t`Warehouse`} required error={form.error('warehouse')}>
        <Select
          value={value.warehouse || null}
          options={useWarehouseOptions()}
          onChange={(warehouse) => form.edit((draft) => void Object.assign(draft, { warehouse, to: null }))}
        />
      </Field>
      <Field label={t`Put in`} optional error={form.error('to')}>
        <Select
          value={value.to ?? ANYWHERE}
          options={[{ value: ANYWHERE, label: t`Where put-away proposes` }, ...places]}
          onChange={(to) => form.edit((draft) => void (draft.to = to === ANYWHERE ? null : to))}
        />
      </Field>
    </>
  );
}

const ANYWHERE = '';

/** When it is wanted, and how it competes with orders for what is free. */
function When({ form }: FieldsProps) {
  const { t } = useLingui();
  const { value } = form;
  const priorities = [0, 1, 2, 3].map((one) => ({ value: String(one), label: String(one) }));
  return (
    <>
      <Field label={t`Due`} optional error={form.error('dueOn')}>
        <DateInput
          value={value.dueOn}
          onChange={(dueOn) => form.edit((draft) => void (draft.dueOn = dueOn))}
        />
      </Field>
      <Field label={t`Priority`} hint={t`The higher, the sooner it gets what is free, before orders`}>
        <Select
          value={String(value.priority)}
          options={priorities}
          onChange={(priority) => form.edit((draft) => void (draft.priority = Number(priority)))}
        />
      </Field>
    </>
  );
}

/** What building costs, for those who may see costs. [AS13] */
function Cost({ form }: FieldsProps) {
  const { t } = useLingui();
  const model = useModel();
  const { currency } = useCompany();
  const { value } = form;
  if (!model.may('product.viewCost')) return null;
  return (
    <PriceField
      form={form}
      path="buildCost"
      label={t`Build cost for one`}
      hint={<Trans>Left empty, it is what the bundle says</Trans>}
      currency={currency}
      value={value.buildCost}
      onChange={(cost) => form.edit((draft) => void (draft.buildCost = cost))}
      onEmpty={() => form.edit((draft) => void (draft.buildCost = null))}
    />
  );
}
