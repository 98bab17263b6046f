import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { packagingsOf } from '#model/areas/products/product/product.units.ts';
import type { UnitRow } from '#model/areas/setup/unit/unit.facts.ts';
import { stockUnits } from '#model/values/units.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import type { Form } from '#views/kit/document/use-form.ts';
import { useUnitName } from '#views/kit/document/use-unit-name.ts';
import type { FormColumn } from '#views/kit/lines/form-columns.ts';
import { FormLines } from '#views/kit/lines/form-lines.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import type { Option } from '#views/ui/option.ts';
import { Select } from '#views/ui/select.tsx';
import { productBlankRows } from './product-blank-rows.ts';
import { withPackagings, type Packaging } from './packaging-names.ts';

interface PackagingsProps {
  readonly form: Form<ProductForm>;
}

/** What a product comes in besides its stock unit, and which of it is bought and sold. [PR9] */
export function ProductPackagings({ form }: PackagingsProps) {
  const { t } = useLingui();
  const { value, edit } = form;
  const unit = useUnitName()(value.unit);
  return (
    <Panel
      title={t`Packagings`}
      subtitle={t`What it also comes in: 1 box = 12 pcs. Orders can be in any of them; stock is kept in ${unit}.`}
      flush
      foot={packagingsOf(value).length > 0 && <UsualUnits form={form} />}
    >
      <FormLines
        form={form}
        path="packagings"
        label={t`Packagings`}
        rows={packagingsOf(value).map(withSize)}
        columns={useColumns(unit, usePackagingOptions(value))}
        onRows={(rows) => edit((draft) => withPackagings(draft, rows))}
        blank={() => productBlankRows.packagings}
      />
    </Panel>
  );
}

type Sized = Packaging & { readonly length: number; readonly width: number; readonly height: number };

/** Packagings of before say no size. */
const withSize = (one: Packaging): Sized => ({
  ...one,
  length: one.length ?? 0,
  width: one.width ?? 0,
  height: one.height ?? 0,
});

/** The units of the list that it may come in besides its own, and those that it has already. [UNT4] */
function usePackagingOptions(form: ProductForm): readonly Option[] {
  const { i18n } = useLingui();
  const nameOf = useUnitName();
  const own: readonly UnitRow[] = useRows('unit');
  const offered = own.filter((row) => !isArchived(row)).map(({ code }) => code);
  const held = packagingsOf(form).map(({ unit }) => unit);
  return [...new Set([...stockUnits, ...offered, ...held])]
    .filter((unit) => unit !== '' && unit !== form.unit)
    .map((unit) => ({ value: unit, label: nameOf(unit) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
}

function useColumns(unit: string, options: readonly Option[]): readonly FormColumn<Sized>[] {
  const { t } = useLingui();
  const number = { kind: 'number', digits: 0, width: '8rem' } as const;
  return [
    { kind: 'choice', id: 'unit', header: t`Packaging`, options },
    { ...number, id: 'denominator', header: t`This many` },
    { ...number, id: 'numerator', header: t`are (${unit})` },
    { kind: 'text', id: 'barcode', header: t`Barcode`, width: '12rem' },
    { ...number, id: 'weight', header: t`Weight, kg`, digits: 3 },
    { ...number, id: 'length', header: t`Length, mm` },
    { ...number, id: 'width', header: t`Width, mm` },
    { ...number, id: 'height', header: t`Height, mm` },
  ];
}

function UsualUnits({ form: { value, edit, error } }: PackagingsProps) {
  const { t } = useLingui();
  const nameOf = useUnitName();
  const options = [value.unit, ...packagingsOf(value).map(({ unit }) => unit)]
    .filter((unit) => unit !== '')
    .map((unit) => ({ value: unit, label: nameOf(unit) }));
  const choose = (field: 'purchaseUnit' | 'salesUnit') => (unit: string) =>
    edit((draft) => void (draft[field] = unit === value.unit ? null : unit));
  return (
    <div className="ui-fields">
      <Field label={t`Bought in`} error={error('purchaseUnit')}>
        <Select
          value={value.purchaseUnit ?? value.unit}
          options={options}
          onChange={choose('purchaseUnit')}
        />
      </Field>
      <Field label={t`Sold in`} error={error('salesUnit')}>
        <Select value={value.salesUnit ?? value.unit} options={options} onChange={choose('salesUnit')} />
      </Field>
    </div>
  );
}
