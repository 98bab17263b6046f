import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { packagingsOf } from '#model/areas/products/product/product.units.ts';
import { compare } from '#model/values/order.ts';
import type { FormColumn } from '#views/kit/lines/form-columns.ts';
import { FormLines } from '#views/kit/lines/form-lines.tsx';
import { useRows } from '#views/kit/document/model-context.tsx';
import type { Form } from '#views/kit/document/use-form.ts';
import { Panel } from '#views/ui/panel.tsx';
import type { Option } from '#views/ui/option.ts';
import { useUnitName } from '#views/kit/document/use-unit-name.ts';
import { useWithTerms } from '#views/areas/setup/party-category/use-with-terms.ts';
import { InheritedMark } from './inherited-mark.tsx';
import { productBlankRows } from './product-blank-rows.ts';

type Supplier = ProductForm['suppliers'][number];

/** The suppliers of a product, their codes for it, and their terms. */
export function ProductSuppliers({ form }: { readonly form: Form<ProductForm> }) {
  const { t } = useLingui();
  const suppliers = useRows('supplier');
  const withTerms = useWithTerms('supplier');
  const { value, edit } = form;
  const columns = useSupplierColumns(value);
  /** A supplier that was chosen now brings its lead time. */
  const withLeadTime = (line: Supplier, index: number): Supplier => {
    const was = value.suppliers.find((one) => one === line) ?? value.suppliers[index];
    if (line.supplier === was?.supplier || line.leadDays !== 0) return line;
    const chosen = suppliers.find((row) => row.id === line.supplier);
    return { ...line, leadDays: chosen ? withTerms(chosen).leadDays : 0 };
  };
  const withUnit = (line: Supplier): Supplier => (line.unit === value.unit ? { ...line, unit: null } : line);
  return (
    <Panel
      title={t`Suppliers`}
      subtitle={t`Prices in the supplier's currency, without VAT.`}
      actions={<InheritedMark form={form} field="suppliers" />}
      flush
    >
      <FormLines
        form={form}
        path="suppliers"
        label={t`Suppliers`}
        rows={value.suppliers.map((one) => ({ ...one, unit: one.unit ?? value.unit }))}
        columns={columns}
        onRows={(rows) => edit((draft) => void (draft.suppliers = rows.map(withLeadTime).map(withUnit)))}
        blank={() => productBlankRows.suppliers}
      />
    </Panel>
  );
}

function useSupplierColumns(form: ProductForm): readonly FormColumn<Supplier>[] {
  const { t } = useLingui();
  const nameOf = useUnitName();
  const unit = nameOf(form.unit);
  const units = [form.unit, ...packagingsOf(form).map((one) => one.unit)].filter((one) => one !== '');
  const options = units.map((one) => ({ value: one, label: nameOf(one) }));
  const number = { kind: 'number', width: '9rem' } as const;
  return [
    { kind: 'choice', id: 'supplier', header: t`Supplier`, options: useSupplierOptions() },
    { kind: 'text', id: 'code', header: t`Their code`, width: '10rem' },
    { ...number, id: 'purchasePrice', header: t`Price`, digits: 4, least: 2 },
    ...(units.length > 1
      ? [{ kind: 'choice', id: 'unit', header: t`Price for one`, width: '9rem', options } as const]
      : []),
    { ...number, id: 'minimum', header: t`At least (${unit})`, digits: 3 },
    { ...number, id: 'leadDays', header: t`Days`, digits: 0 },
  ];
}

function useSupplierOptions(): readonly Option[] {
  return useRows('supplier')
    .filter((row) => !isArchived(row))
    .map((row) => ({ value: row.id, label: row.name, hint: row.currency }))
    .toSorted((a, b) => compare(a.label, b.label));
}
