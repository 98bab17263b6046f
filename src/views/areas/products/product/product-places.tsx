import { useLingui } from '@lingui/react/macro';
import { placesIn } from '#model/areas/stock/movement/movement.places.ts';
import type { ProductForm, ProductRow } from '#model/areas/products/product/product.facts.ts';
import { unitWords } from '#views/kit/document/unit.messages.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import type { FormColumn } from '#views/kit/lines/form-columns.ts';
import { FormLines } from '#views/kit/lines/form-lines.tsx';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { listHeight } from '#views/ui/list-height.ts';
import { Panel } from '#views/ui/panel.tsx';
import type { Option } from '#views/ui/option.ts';
import { productBlankRows } from './product-blank-rows.ts';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';

type Own = NonNullable<ProductForm['bins']>[number];

/** A product's own places: where it is put away and picked from, and how full they are kept. */
export function ProductPlaces({ form }: { readonly form: Form<ProductForm> }) {
  const { t, i18n } = useLingui();
  const options = usePlaceOptions();
  const { value, edit } = form;
  if (!isStocked(value)) return null;
  const unit = i18n._(unitWords[value.unit]);
  const number = { kind: 'number', width: '11rem', digits: 3 } as const;
  const columns: readonly FormColumn<Own>[] = [
    { kind: 'choice', id: 'location', header: t`Location`, options },
    { ...number, id: 'min', header: t`At least (${unit})` },
    { ...number, id: 'max', header: t`Up to (${unit})` },
  ];
  const blank = (rows: readonly Own[]): Own => {
    const taken = new Set(rows.map(({ location }) => location));
    const location = options.find((option) => !taken.has(option.value))?.value ?? '';
    return { location, ...productBlankRows.bins };
  };
  return (
    <Panel
      title={t`Own places`}
      subtitle={t`Goods are put away in the first place of a warehouse. Below the minimum, a place is filled up to its maximum.`}
      flush
    >
      <FormLines
        form={form}
        path="bins"
        label={t`Own places`}
        rows={value.bins ?? []}
        columns={columns}
        onRows={(rows) => edit((draft) => void (draft.bins = [...rows]))}
        blank={blank}
      />
    </Panel>
  );
}

/** The places of every warehouse that are stored in, each with its warehouse. */
function usePlaceOptions(): readonly Option[] {
  const { view } = useModel().replica;
  return useRows('warehouse').flatMap(({ id, name }) =>
    placesIn(view, id)
      .filter(({ locationType }) => locationType === 'storage')
      .map((place) => ({ value: place.id, label: place.code, hint: name })),
  );
}

/** The own places of a product, as they are. */
export function ProductOwnPlaces({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  const placeName = usePlaceName();
  const sayQuantity = useQuantity();
  const { bins = [] } = row;
  if (bins.length === 0) return null;
  const columns: readonly Column<Own>[] = [
    { id: 'location', header: t`Location`, cell: ({ location }) => placeName(location) },
    { id: 'min', header: t`At least`, align: 'end', cell: ({ min }) => sayQuantity(min, row) },
    { id: 'max', header: t`Up to`, align: 'end', cell: ({ max }) => sayQuantity(max, row) },
  ];
  return (
    <Panel title={t`Own places`} flush>
      <DataList
        label={t`Own places`}
        rows={bins}
        rowId={({ location }) => location}
        height={listHeight(bins.length)}
        columns={columns}
        empty={null}
      />
    </Panel>
  );
}
