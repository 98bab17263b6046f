import { useLingui } from '@lingui/react/macro';
import type { ListForm } from '#model/areas/products/prices/listed-price.facts.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { SignedPercentField } from '#views/kit/document/number-fields.tsx';
import type { Form } from '#views/kit/document/use-form.ts';
import type { RecordField } from '#views/kit/records/record-field.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Button } from '#views/ui/button.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { usePriceSide } from '#views/areas/products/product/price-side.tsx';

/** What is off the prices below, or added to them. [PRI5] */
export function DiscountField<F extends ListForm>({
  form: own,
  field: { label, hint },
}: {
  readonly form: Form<F>;
  readonly field: Required<Pick<RecordField, 'label' | 'hint'>>;
}) {
  const { i18n } = useLingui();
  const form = own as unknown as Form<ListForm>; // what each side's form has
  return (
    <SignedPercentField
      form={form}
      path="discount"
      label={i18n._(label)}
      hint={i18n._(hint)}
      value={form.value.discount}
      onChange={(discount) => form.edit((draft) => void (draft.discount = discount))}
    />
  );
}

/** Leads to the prices of a list as a sheet, whoever may write them. [PRI18] */
export function SheetButton({ list }: { readonly list: string }) {
  const { t } = useLingui();
  const model = useModel();
  const paths = usePaths();
  const side = usePriceSide();
  if (!model.may(`${side.price}.edit`) || !model.may(`${side.list}.edit`)) return null;
  return (
    <Button icon="tags" data-testid="price-sheet" onClick={() => paths.go(`${side.page}/lists/edit/${list}`)}>
      {t`Edit its prices as a sheet`}
    </Button>
  );
}

const none: ReadonlyMap<string, number> = new Map();

/** How many prices each list has, as a column. */
export function useCountColumn<R extends { readonly id: string }>(): ListColumn<R> {
  const { t } = useLingui();
  const format = useFormat();
  const side = usePriceSide();
  const counts = useQuery(
    [side.price, side.list],
    '',
    ({ replica }) =>
      new Map(
        replica
          .rows(side.list)
          .map(({ id }) => [id, replica.view.by(side.price, 'list', id).length] as const),
      ),
    none,
  );
  const countOf = ({ id }: R): number => counts.get(id) ?? 0;
  return {
    id: 'prices',
    header: t`Prices`,
    width: 90,
    align: 'end',
    cell: (row) => format.count(countOf(row)),
    value: countOf,
  };
}
