import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { compare } from '#model/values/order.ts';
import type { FormColumn } from '#views/kit/lines/form-columns.ts';
import { FormLines } from '#views/kit/lines/form-lines.tsx';
import { useRows } from '#views/kit/document/model-context.tsx';
import type { Form } from '#views/kit/document/use-form.ts';
import { Panel } from '#views/ui/panel.tsx';
import type { Option } from '#views/ui/option.ts';
import { InheritedMark } from './inherited-mark.tsx';
import { productBlankRows } from './product-blank-rows.ts';

type Supplier = ProductForm['suppliers'][number];

/** Who sells a product, in order of preference; what they ask stands in their price lists. [PRI25] */
export function ProductSuppliers({ form }: { readonly form: Form<ProductForm> }) {
  const { t } = useLingui();
  const { value, edit } = form;
  const columns: readonly FormColumn<Supplier>[] = [
    { kind: 'choice', id: 'supplier', header: t`Supplier`, options: useSupplierOptions() },
  ];
  return (
    <Panel
      title={t`Suppliers`}
      subtitle={t`In order of preference. What they ask is in their purchase price lists.`}
      actions={<InheritedMark form={form} field="suppliers" />}
      flush
    >
      <FormLines
        form={form}
        path="suppliers"
        label={t`Suppliers`}
        rows={value.suppliers}
        columns={columns}
        onRows={(rows) => edit((draft) => void (draft.suppliers = [...rows]))}
        blank={() => productBlankRows.suppliers}
      />
    </Panel>
  );
}

function useSupplierOptions(): readonly Option[] {
  return useRows('supplier')
    .filter((row) => !isArchived(row))
    .map((row) => ({ value: row.id, label: row.name, hint: row.currency }))
    .toSorted((a, b) => compare(a.label, b.label));
}
