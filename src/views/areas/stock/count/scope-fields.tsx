import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { CountScope } from '#model/areas/stock/count/count.facts.ts';
import { codeKey } from '#model/values/code-key.ts';
import { compare } from '#model/values/order.ts';
import { useTreeOptions } from '#views/kit/records/use-tree-options.ts';
import { useRow, useRows } from '#views/kit/document/model-context.tsx';
import { useProductChoice } from '#views/areas/products/product/product-search.ts';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { WholeInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { keepsStock } from './goods-fields.tsx';
import { ClassChoice } from './class-choice.tsx';
import { countScopeWords } from './count.messages.ts';

type By = CountScope['by'];
type Choice<B extends By> = Extract<CountScope, { by: B }>;

interface ScopeProps {
  readonly warehouse: string;
  readonly value: CountScope | null;
  readonly error: string | undefined;
  readonly onChange: (scope: CountScope | null) => void;
}

const offered: readonly By[] = ['bins', 'zone', 'notCounted', 'abc', 'category', 'product'];

/** What is counted, and which. */
export function ScopeFields({ warehouse, value, error, onChange }: ScopeProps) {
  const { t, i18n } = useLingui();
  const [by, setBy] = useState<By>(value?.by ?? 'bins');
  const choose = (next: By): void => {
    setBy(next);
    onChange(next === 'notCounted' ? { by: next, days: 90 } : null);
  };
  const part = { warehouse, error, onChange };
  return (
    <>
      <Field label={t`What is counted`} required>
        <Select
          value={by}
          options={offered.map((one) => ({ value: one, label: i18n._(countScopeWords[one]) }))}
          onChange={choose}
        />
      </Field>
      {by === 'bins' && <Bins {...part} value={value?.by === 'bins' ? value.bins : []} />}
      {by === 'zone' && <Zone {...part} value={value?.by === 'zone' ? value.zone : null} />}
      {by === 'notCounted' && <Days {...part} value={value?.by === 'notCounted' ? value.days : null} />}
      {by === 'abc' && <ClassChoice {...part} value={value?.by === 'abc' ? value.class : null} />}
      {by === 'category' && <Category {...part} value={value?.by === 'category' ? value.category : null} />}
      {by === 'product' && <Product {...part} value={value?.by === 'product' ? value.product : null} />}
    </>
  );
}

type PartProps<V> = Omit<ScopeProps, 'value'> & { readonly value: V };

function useBins(warehouse: string) {
  return useRows('location')
    .filter((row) => row.warehouse === warehouse && !isArchived(row))
    .toSorted((a, b) => compare(a.code, b.code));
}

/** What the field for bins chooses among: those that are not chosen yet, by code; a scanned one by its barcode. */
function useBinChoice(bins: ReturnType<typeof useBins>, chosen: readonly string[]) {
  const { t } = useLingui();
  const exact = (text: string) => {
    const bin = bins.find(({ code, barcode }) => codeKey(code) === codeKey(text) || barcode === text);
    if (!bin) return undefined;
    return chosen.includes(bin.id) ? t`${bin.code} is chosen already.` : { value: bin.id, label: bin.code };
  };
  const search = (query: string) =>
    bins
      .filter(
        ({ id, code }) => !chosen.includes(id) && code.toLowerCase().includes(query.trim().toLowerCase()),
      )
      .slice(0, 20)
      .map(({ id, code, zone }) => ({ value: id, label: code, hint: zone }));
  return { search, exact };
}

function Bins({ warehouse, value, error, onChange }: PartProps<Choice<'bins'>['bins']>) {
  const { t } = useLingui();
  const bins = useBins(warehouse);
  const choice = useBinChoice(bins, value);
  const codeOf = (id: string): string => bins.find((bin) => bin.id === id)?.code ?? '';
  const set = (ids: readonly string[]): void =>
    onChange(ids.length > 0 ? { by: 'bins', bins: [...ids] } : null);
  return (
    <Field label={t`Bins`} required error={error}>
      <Autocomplete
        label={t`Bins`}
        placeholder={t`Add a bin`}
        value={null}
        stays
        {...choice}
        onChange={(option) => option && set([...value, option.value])}
      />
      <span className="ui-row">
        {value.map((id) => (
          <Button
            key={id}
            size="sm"
            icon="x"
            label={t`Remove ${codeOf(id)}`}
            onClick={() => set(value.filter((one) => one !== id))}
          >
            {codeOf(id)}
          </Button>
        ))}
      </span>
    </Field>
  );
}

function Zone({ warehouse, value, error, onChange }: PartProps<string | null>) {
  const { t } = useLingui();
  const zones = [...new Set(useBins(warehouse).flatMap(({ zone }) => zone || []))];
  return (
    <Field label={t`Zone`} required error={error}>
      <Select
        value={value}
        options={zones.map((zone) => ({ value: zone, label: zone }))}
        onChange={(zone) => onChange({ by: 'zone', zone })}
      />
    </Field>
  );
}

function Days({ value, error, onChange }: PartProps<number | null>) {
  const { t } = useLingui();
  return (
    <Field label={t`Days since the last count`} required error={error}>
      <WholeInput value={value} onChange={(days) => onChange(days ? { by: 'notCounted', days } : null)} />
    </Field>
  );
}

function Category({ value, error, onChange }: PartProps<string | null>) {
  const { t } = useLingui();
  return (
    <Field label={t`Category`} required error={error}>
      <Select
        value={value}
        options={useTreeOptions('category', value)}
        onChange={(category) => onChange({ by: 'category', category })}
      />
    </Field>
  );
}

function Product({ value, error, onChange }: PartProps<string | null>) {
  const { t } = useLingui();
  const choice = useProductChoice(keepsStock);
  const product = useRow('product', value);
  return (
    <Field label={t`Product`} required error={error}>
      <Autocomplete
        label={t`Product`}
        value={product ? { value: product.id, label: product.sku } : null}
        {...choice}
        onChange={(option) => onChange(option ? { by: 'product', product: option.value } : null)}
      />
    </Field>
  );
}
