import { useLingui } from '@lingui/react/macro';
import { suppliersOf } from '#model/areas/products/purchase-price/purchase-terms.ts';
import { takesOrders } from '#model/areas/purchasing/purchase-order/purchase-order.rules.ts';
import { MOST_SUPPLIERS } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { useSupplierChoice } from '../purchase-order/supplier-choice.ts';
import './quote-request.css';

interface PickerProps {
  /** Ids, in the order in which they were chosen. */
  readonly chosen: readonly string[];
  /** Asked already: they are not offered. */
  readonly taken?: readonly string[];
  /** What is wanted: who sells it is proposed. */
  readonly products: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The suppliers that are asked: found one after the other by typing, or taken from those that sell the products. */
export function SupplierPicker({ chosen, taken = [], products, error, onChange }: PickerProps) {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const { search, exact } = useSupplierChoice();
  const sellers = useSellers(products).filter((id) => !chosen.includes(id) && !taken.includes(id));
  const isNew = (id: string): boolean => !chosen.includes(id) && !taken.includes(id);
  const add = (id: string): void => {
    if (isNew(id) && chosen.length < MOST_SUPPLIERS) onChange([...chosen, id]);
  };
  const nameOf = (id: string): string => view.get('supplier', id)?.name ?? id;
  return (
    <div className="ui-stack quote-suppliers">
      {chosen.length > 0 && (
        <ul className="ui-chips" aria-label={t`Suppliers that are asked`}>
          {chosen.map((id) => (
            <Chosen
              key={id}
              name={nameOf(id)}
              onRemove={() => onChange(chosen.filter((one) => one !== id))}
            />
          ))}
        </ul>
      )}
      <Field label={t`Add a supplier`} error={error}>
        <Autocomplete
          stays
          name="supplier"
          value={null}
          placeholder={t`Name or number`}
          search={search}
          exact={exact}
          onChange={(option) => option && add(option.value)}
        />
      </Field>
      {sellers.length > 0 && <Sellers {...{ sellers, nameOf }} onAdd={add} />}
    </div>
  );
}

interface SellersProps {
  readonly sellers: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onAdd: (id: string) => void;
}

/** Who sells the products, each to be added in one press. */
function Sellers({ sellers, nameOf, onAdd }: SellersProps) {
  const { t } = useLingui();
  return (
    <div className="ui-chips" role="group" aria-label={t`Sell these products`}>
      <span className="ui-faint">{t`Sell these products`}</span>
      {sellers.map((id) => (
        <Button key={id} size="sm" icon="plus" onClick={() => onAdd(id)}>
          {nameOf(id)}
        </Button>
      ))}
    </div>
  );
}

function Chosen({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const { t } = useLingui();
  return (
    <li className="quote-chip">
      <span>{name}</span>
      <button type="button" aria-label={t`Remove ${name}`} onClick={onRemove}>
        <Icon name="x" />
      </button>
    </li>
  );
}

/** Who sells some of these products and takes orders, who sells most of them first. */
function useSellers(products: readonly string[]): readonly string[] {
  const today = useToday();
  return useQuery<readonly string[]>(
    ['product', 'supplier', 'purchaseList', 'purchasePrice'],
    `${today} ${products.join()}`,
    ({ replica: { view } }) => sellersOf(view, products, today),
    [],
  );
}

type View = ReturnType<typeof useModel>['replica']['view'];

/** Who sells some of these products and takes orders, who sells most of them first. Throws `Miss`. */
export function sellersOf(view: View, products: readonly string[], today: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const id of new Set(products)) {
    const product = view.get('product', id);
    for (const supplier of product ? suppliersOf(view, product, today) : [])
      counts.set(supplier, (counts.get(supplier) ?? 0) + 1);
  }
  return [...counts]
    .filter(([id]) => {
      const supplier = view.get('supplier', id);
      return supplier !== undefined && takesOrders(supplier);
    })
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => id)
    .slice(0, MOST_SUPPLIERS);
}
