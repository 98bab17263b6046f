import { useLingui } from '@lingui/react/macro';
import type { ProductForm, ProductRow } from '#model/areas/products/product/product.facts.ts';
import { sizeOf } from '#model/areas/products/product/product.size.ts';
import { WholeField } from '#views/kit/document/number-fields.tsx';
import type { Form } from '#views/kit/document/use-form.ts';
import { countryName } from '#i18n/country.ts';
import { countryOptions } from '#views/kit/document/countries.ts';
import { NONE } from '#views/kit/records/record-field.ts';
import { Field } from '#views/ui/field.tsx';
import type { KeyValue } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';

interface GoodsProps {
  readonly form: Form<ProductForm>;
}

/** The size of goods, and what customs ask of them. [PR28] */
export function ProductGoods({ form }: GoodsProps) {
  const { t } = useLingui();
  const { value } = form;
  if (value.kind === 'service') return null;
  return (
    <Panel title={t`Size and customs`}>
      <div className="ui-fields">
        <SizeField form={form} side="length" label={t`Length`} />
        <SizeField form={form} side="width" label={t`Width`} />
        <SizeField form={form} side="height" label={t`Height`} />
        <Customs form={form} />
      </div>
    </Panel>
  );
}

interface SizeFieldProps extends GoodsProps {
  readonly side: 'length' | 'width' | 'height';
  readonly label: string;
}

function SizeField({ form, side, label }: SizeFieldProps) {
  const { t } = useLingui();
  const set = (millimetres: number): void => form.edit((draft) => void (draft[side] = millimetres));
  return (
    <WholeField
      form={form}
      path={side}
      label={label}
      unit={t`mm`}
      value={form.value[side] || null}
      onChange={set}
      onEmpty={() => set(0)}
    />
  );
}

function Customs({ form: { value, edit, error } }: GoodsProps) {
  const { t, i18n } = useLingui();
  const countries = countryOptions(i18n.locale, value.origin ?? '');
  return (
    <>
      <Field label={t`Country of origin`} error={error('origin')}>
        <Select
          value={value.origin ?? NONE}
          options={[{ value: NONE, label: t`Not said` }, ...countries]}
          onChange={(country) => edit((draft) => void (draft.origin = country === NONE ? null : country))}
        />
      </Field>
      <Field label={t`Customs code`} optional hint={t`6 to 10 digits`} error={error('customsCode')}>
        <TextInput
          value={value.customsCode ?? ''}
          onChange={(code) => edit((draft) => void (draft.customsCode = code))}
        />
      </Field>
    </>
  );
}

/** Sizes in words: `400 × 300 × 200 mm`; null if none is said. */
export function useSizeText(): (of: Parameters<typeof sizeOf>[0]) => string | null {
  const { t } = useLingui();
  return (of) => {
    const size = sizeOf(of);
    const sides = size?.map((side) => side || '–').join(' × ');
    return sides === undefined ? null : t`${sides} mm`;
  };
}

/** Size, origin and customs code of a product, as far as they are said. */
export function useGoodsValues(row: ProductRow): readonly KeyValue[] {
  const { t, i18n } = useLingui();
  const origin = row.origin ? countryName(row.origin, i18n.locale) : null;
  const sizeText = useSizeText();
  const values = [
    { id: 'size', label: t`Size`, value: sizeText(row) },
    { id: 'origin', label: t`Country of origin`, value: origin },
    { id: 'customs', label: t`Customs code`, value: row.customsCode || null },
  ];
  return values.filter(({ value }) => value !== null);
}
