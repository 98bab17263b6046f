import { useLingui } from '@lingui/react/macro';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { takesGoods } from '#model/areas/purchasing/purchase-order/purchase-order.rules.ts';
import type { FormColumn } from '#views/kit/lines/form-columns.ts';
import { FormLines } from '#views/kit/lines/form-lines.tsx';
import { useRows } from '#views/kit/document/model-context.tsx';
import type { Form } from '#views/kit/document/use-form.ts';
import { Panel } from '#views/ui/panel.tsx';
import { unitWords } from '#views/kit/document/unit.messages.ts';
import { productBlankRows } from './product-blank-rows.ts';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';

type Reorder = ProductForm['reorder'][number];

/** Rules older than forecasts look at what is ordered. */
const withDemand = (rule: Reorder): Reorder => ({ demand: 'orders', ...rule });

/** Reorder rules: when stock in a warehouse is low, and how much to order then. */
export function ProductReorder({ form }: { readonly form: Form<ProductForm> }) {
  const { t } = useLingui();
  const warehouses = useRows('warehouse');
  const { value, edit } = form;
  const columns = useReorderColumns(value.unit);
  if (!isStocked(value)) return null;
  const blank = (rules: readonly Reorder[]): Reorder => {
    const taken = new Set(rules.map((rule) => rule.warehouse));
    const warehouse = warehouses.find((row) => takesGoods(row) && !taken.has(row.id))?.id ?? '';
    return { warehouse, ...productBlankRows.reorder };
  };
  return (
    <Panel
      title={t`Reorder rules`}
      tour="product-reorder"
      subtitle={t`When stock falls below the minimum, order up to the maximum, in whole multiples.`}
      flush
    >
      <FormLines
        form={form}
        path="reorder"
        label={t`Reorder rules`}
        rows={value.reorder.map(withDemand)}
        columns={columns}
        onRows={(rows) => edit((draft) => void (draft.reorder = [...rows]))}
        blank={blank}
      />
    </Panel>
  );
}

function useReorderColumns(of: ProductForm['unit']): readonly FormColumn<Reorder>[] {
  const { t, i18n } = useLingui();
  const warehouses = useRows('warehouse');
  const unit = i18n._(unitWords[of]);
  const number = { kind: 'number', width: '11rem', digits: 3 } as const;
  return [
    {
      kind: 'choice',
      id: 'warehouse',
      header: t`Warehouse`,
      options: warehouses.map((row) => ({ value: row.id, label: row.name, hint: row.code })),
    },
    { ...number, id: 'min', header: t`At least (${unit})` },
    { ...number, id: 'max', header: t`Up to (${unit})` },
    { ...number, id: 'multiple', header: t`In multiples of (${unit})` },
    {
      kind: 'choice',
      id: 'demand',
      header: t`Demand`,
      width: '12rem',
      options: [
        { value: 'orders', label: t`Orders` },
        { value: 'forecast', label: t`Orders and forecast` },
      ],
    },
  ];
}
