import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { ProductForm } from '#model/product/product.events.ts';
import { takesOrders } from '#model/purchase-order/purchase-order.rules.ts';
import { FormLines, type FormColumn } from '../document/form-lines.tsx';
import { useRows } from '../document/model-context.tsx';
import type { Form } from '../document/use-form.ts';
import { Panel } from '../ui/panel.tsx';
import type { Option } from '../ui/select.tsx';
import { unitWords } from './product.messages.ts';

type Supplier = ProductForm['suppliers'][number];
type NumberField = 'purchasePrice' | 'minimum' | 'leadDays';

/** Who sells the product, what they call it, and on what terms. */
export function ProductSuppliers({ form }: { readonly form: Form<ProductForm> }) {
  const { t } = useLingui();
  const suppliers = useRows('supplier');
  const { value, edit } = form;
  const columns = useSupplierColumns(form);
  const add = (): void => {
    const taken = new Set(value.suppliers.map((line) => line.supplier));
    const next = suppliers.find((row) => takesOrders(row) && !taken.has(row.id));
    const terms = { code: '', purchasePrice: 0, minimum: 0, leadDays: next?.leadDays ?? 0 };
    edit((draft) => void draft.suppliers.push({ supplier: next?.id ?? '', ...terms }));
  };
  return (
    <Panel title={t`Suppliers`} subtitle={t`Prices in the supplier's currency, without VAT.`} flush>
      <FormLines
        form={form}
        path="suppliers"
        label={t`Suppliers`}
        rows={value.suppliers}
        columns={columns}
        onAdd={add}
        onRemove={(index) => edit((draft) => void draft.suppliers.splice(index, 1))}
      />
    </Panel>
  );
}

function useSupplierColumns({ value, edit }: Form<ProductForm>): readonly FormColumn<Supplier>[] {
  const { t, i18n } = useLingui();
  const unit = i18n._(unitWords[value.unit]);
  const change = (index: number, part: Partial<Supplier>): void =>
    edit(({ suppliers }) => void (suppliers[index] && Object.assign(suppliers[index], part)));
  const number = (id: NumberField, header: string, digits: number, least = 0): FormColumn<Supplier> => ({
    kind: 'number',
    id,
    header,
    width: '9rem',
    digits,
    least,
    value: (line) => line[id],
    set: (index, figure) => change(index, { [id]: figure }),
  });
  return [
    {
      kind: 'choice',
      id: 'supplier',
      header: t`Supplier`,
      options: useSupplierOptions(),
      value: (line) => line.supplier,
      set: (index, supplier) => change(index, { supplier }),
    },
    {
      kind: 'text',
      id: 'code',
      header: t`Their code`,
      width: '10rem',
      value: (line) => line.code,
      set: (index, code) => change(index, { code }),
    },
    number('purchasePrice', t`Price`, 4, 2),
    number('minimum', t`At least (${unit})`, 3),
    number('leadDays', t`Days`, 0),
  ];
}

function useSupplierOptions(): readonly Option[] {
  return useRows('supplier')
    .filter((row) => !isArchived(row))
    .map((row) => ({ value: row.id, label: row.name, hint: row.currency }))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1));
}
