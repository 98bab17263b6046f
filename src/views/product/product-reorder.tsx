import { useLingui } from '@lingui/react/macro';
import type { ProductForm } from '#model/product/product.events.ts';
import { takesGoods } from '#model/purchase-order/purchase-order.rules.ts';
import { UNIT } from '#model/values/money.ts';
import { FormLines, type FormColumn } from '../document/form-lines.tsx';
import { useRows } from '../document/model-context.tsx';
import type { Form } from '../document/use-form.ts';
import { Panel } from '../ui/panel.tsx';
import { unitWords } from './product.messages.ts';

type Reorder = ProductForm['reorder'][number];

/** When a warehouse runs low of the product, and how much to order then. */
export function ProductReorder({ form }: { readonly form: Form<ProductForm> }) {
  const { t } = useLingui();
  const warehouses = useRows('warehouse');
  const columns = useReorderColumns(form);
  const { value, edit } = form;
  if (value.kind === 'service') return null;
  const add = (): void => {
    const taken = new Set(value.reorder.map((line) => line.warehouse));
    const warehouse = warehouses.find((row) => takesGoods(row) && !taken.has(row.id))?.id ?? '';
    edit((draft) => void draft.reorder.push({ warehouse, min: 0, max: 0, multiple: UNIT }));
  };
  return (
    <Panel
      title={t`Reorder rules`}
      tour="product-reorder"
      subtitle={t`Below the least, order up to the most, in whole multiples.`}
      flush
    >
      <FormLines
        form={form}
        path="reorder"
        label={t`Reorder rules`}
        rows={value.reorder}
        columns={columns}
        onAdd={add}
        onRemove={(index) => edit((draft) => void draft.reorder.splice(index, 1))}
      />
    </Panel>
  );
}

function useReorderColumns({ value, edit }: Form<ProductForm>): readonly FormColumn<Reorder>[] {
  const { t, i18n } = useLingui();
  const warehouses = useRows('warehouse');
  const unit = i18n._(unitWords[value.unit]);
  const change = (index: number, part: Partial<Reorder>): void =>
    edit(({ reorder }) => void (reorder[index] && Object.assign(reorder[index], part)));
  const number = (id: 'min' | 'max' | 'multiple', header: string): FormColumn<Reorder> => ({
    kind: 'number',
    id,
    header,
    width: '11rem',
    digits: 3,
    value: (line) => line[id],
    set: (index, figure) => change(index, { [id]: figure }),
  });
  return [
    {
      kind: 'choice',
      id: 'warehouse',
      header: t`Warehouse`,
      options: warehouses.map((row) => ({ value: row.id, label: row.name, hint: row.code })),
      value: (line) => line.warehouse,
      set: (index, warehouse) => change(index, { warehouse }),
    },
    number('min', t`At least (${unit})`),
    number('max', t`Up to (${unit})`),
    number('multiple', t`In multiples of (${unit})`),
  ];
}
