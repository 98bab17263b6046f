import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { tradable } from '#model/areas/products/product/product.rules.ts';
import type {
  CustomerReturnRow,
  ExchangedGoods,
} from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { UNIT } from '#model/values/money.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { useMistyped } from '#views/kit/document/use-mistyped.ts';
import type { FormColumn } from '#views/kit/lines/form-columns.ts';
import { FormLines } from '#views/kit/lines/form-lines.tsx';
import { useWithTerms } from '#views/areas/setup/party-category/use-with-terms.ts';
import { useProductColumn } from '#views/areas/products/product/use-product-column.ts';
import { useSoldPrice } from '../sales-order/use-sold-price.ts';
import { Panel } from '#views/ui/panel.tsx';
import { useReturnCurrency } from './return-money.ts';
import type { ReturnEditor } from './use-return-editor.ts';

/** A line that is being written; without a product, nobody has written in it. */
type Written = Omit<ExchangedGoods, 'price' | 'discount'> & {
  readonly price: number;
  readonly discount: number;
};

interface ExchangeProps {
  readonly row: CustomerReturnRow;
  readonly editor: ReturnEditor;
}

/** What the customer gets instead of what comes back, each at the price and the discount that a sale of it has. [RT18] */
export function ExchangeLines({ row, editor }: ExchangeProps) {
  const { t } = useLingui();
  const model = useModel();
  const priced = usePricing(row.order);
  const { value, change } = editor;
  // Lines in which nobody has written are not part of the draft, which would differ from what is saved.
  const [blanks, setBlanks] = useState<readonly Written[]>([]);
  const discount = useUsualDiscount(row.customer);
  const rows = [
    ...value.exchange.map((one) => ({ ...one, price: one.price ?? 0, discount: one.discount ?? discount })),
    ...blanks,
  ];
  const write = (next: readonly Written[]): void => {
    setBlanks(next.filter(({ product }) => product === ''));
    const before = (id: string) => rows.find((one) => one.id === id);
    const exchange = next.filter(({ product }) => product !== '').map((one) => priced(before(one.id), one));
    change({ exchange });
  };
  return (
    <Panel
      title={t`Replacement items`}
      subtitle={t`It is added to the order once the return is posted, and set against the credit.`}
      flush
    >
      <FormLines<Written>
        form={useExchangeForm(editor)}
        path="exchange"
        label={t`Replacement items`}
        rows={rows}
        columns={useExchangeColumns(useReturnCurrency(row))}
        onRows={write}
        blank={() => ({ id: model.newId(), product: '', quantity: UNIT, price: 0, discount })}
      />
    </Panel>
  );
}

/** Lines with their prices: one that nobody has typed is that of the lists for the product and the quantity. [PRI1] */
function usePricing(order: string | null): (was: Written | undefined, now: Written) => ExchangedGoods {
  const priceOf = useSoldPrice(order);
  return (was, now) => {
    const isTyped = (was?.price ?? 0) !== now.price;
    const isOther = was?.product !== now.product;
    const isMore = was?.quantity !== now.quantity && was?.price === priceOf(now.product, was?.quantity ?? 0);
    return !isTyped && (isOther || isMore) ? { ...now, price: priceOf(now.product, now.quantity) } : now;
  };
}

/** The discount that lines of an order for this customer have, basis points. */
function useUsualDiscount(id: string): number {
  const customer = useRow('customer', id);
  const withTerms = useWithTerms('customer');
  return customer ? withTerms(customer).discount : 0;
}

/** The editor of the return as a form with a list: it says too what is no number. */
function useExchangeForm(editor: ReturnEditor) {
  const sentence = useFieldSentence();
  const { numbers, mistyped } = useMistyped();
  return {
    draft: editor,
    error: (path: string) => (path in numbers ? sentence(numbers[path]) : editor.error(path)),
    mistyped,
  };
}

function useExchangeColumns(currency: string): readonly FormColumn<Written>[] {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const product = useProductColumn(t`Product`, ({ id }) => tradable(view, id, 'sell') === null);
  const number = { kind: 'number', width: '9rem' } as const;
  return [
    product,
    { ...number, id: 'quantity', header: t`Quantity`, digits: 3 },
    { ...number, id: 'price', header: t`Price, ${currency}`, digits: 4, least: 2 },
    { ...number, id: 'discount', header: t`Discount %`, digits: 2 },
  ];
}
