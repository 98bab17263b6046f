import { useState } from 'react';
import { ifKnown } from '#model/engine/if-known.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import {
  salesOrderAmendment,
  salesOrderForm,
  type SalesOrderAmendment,
  type SalesOrderForm,
  type SalesOrderRow,
  type SettledLine,
} from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { enteredId } from '#model/areas/sales/sales-order/sales-order.kits.ts';
import {
  priceOnSale,
  type SaleTerms,
  type SoldAmount,
} from '#model/areas/sales/sales-order/sales-order.sources.ts';
import { settleAmended, settleOrder, soldPrice } from '#model/areas/sales/sales-order/sales-order.terms.ts';
import { sourceOf } from '#model/areas/products/prices/price-sources.ts';
import type { ResolvedPrice } from '#model/areas/sales/price/resolve.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { withUsualRates } from '#model/areas/setup/vat-rate/vat-rates-in-force.ts';
import { useDecider, useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { areSound, readLines, type UnitGrammar } from '#views/kit/lines/line-editor.ts';
import { isEmpty, type PricedCell } from '#views/kit/lines/priced-lines.ts';
import { useLineEditor, type LineEditor } from '#views/kit/lines/use-line-editor.ts';
import { useWithTerms } from '#views/areas/setup/party-category/use-with-terms.ts';
import { listedCells, repriced } from '#views/areas/products/prices/repriced.ts';
import { isSoldTo } from './customer-choice.ts';
import {
  draftOf,
  lineGrammar,
  type DraftLine,
  type OrderDraft,
  type SalesTerms,
} from './sales-order-draft.ts';

export interface OrderEditor extends LineEditor<OrderDraft, DraftLine, PricedCell> {
  /** A confirmed order is being amended: customer, warehouse and currency are fixed. */
  readonly amending: boolean;
  readonly grammar: UnitGrammar<DraftLine, PricedCell, ProductRow>;
  /** What so much of a product costs by the lists; null while the rate is missing. Throws `Miss` where they are not here. */
  readonly priceOn: (product: ProductRow, amount: SoldAmount) => ResolvedPrice | null;
  /** The lines as they would be saved, with their VAT rates. */
  readonly settled: readonly SettledLine[];
  /** Shows every message; returns the command's data if all is valid. */
  readonly check: () => SalesOrderForm | SalesOrderAmendment | null;
}

const unwritten: DocumentRow = { id: '', state: 'none', version: 0, createdAt: '', changedAt: '' };

const ways = { cells: listedCells, isBlank: isEmpty, whole: 'product' };

/** An order being edited, with the one message of each field, stored under the name of its form. */
export function useOrderEditor(
  row: SalesOrderRow | undefined,
  start: OrderDraft,
  amending: boolean,
  form: string,
): OrderEditor {
  const read = (): OrderDraft => (row ? draftOf(row) : start);
  const lines = useLineEditor<DocumentRow, OrderDraft, DraftLine, PricedCell>(
    row ?? unwritten,
    { ...ways, read },
    form,
    useRepriced(row, amending),
  );
  const [tried, setTried] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const { value, kept } = lines;
  const codes = useCodes(value, amending);
  return {
    ...lines,
    amending,
    priceOn: usePriceOn(value),
    grammar: useOrderGrammar(value.customer)(value),
    settled: useSettledLines(row, value, amending),
    change: (parts, tag) => {
      setTouched(new Set([...touched, ...Object.keys(parts)]));
      lines.change(parts, tag);
    },
    error: (field) => {
      const isShown = tried || touched.has(field.split('.')[0] ?? '');
      return lines.error(field, isShown ? codes[field] : undefined);
    },
    cellError: (line, cell) =>
      lines.cellError(line, cell, tried ? missingIn(line, cell, amending) : undefined),
    check: () => {
      setTried(true);
      return areSound(kept) ? formOf({ ...value, lines: readLines(kept) }, amending) : null;
    },
  };
}

/** The code of what is missing in a cell: shown once saving is attempted. */
function missingIn(line: DraftLine, cell: string, amending: boolean): string | undefined {
  if (cell === 'product') return line.product === null && !isEmpty(line) ? 'required' : undefined;
  return cell === 'price' && line.price === null && amending ? 'priceMissing' : undefined;
}

type Checked = Omit<OrderDraft, 'lines'> & { readonly lines: readonly PricedLine[] };

/** The data of an amendment or a draft form; null if something is missing. */
function formOf(value: Checked, amending: boolean): SalesOrderForm | SalesOrderAmendment | null {
  const parsed = (amending ? salesOrderAmendment : salesOrderForm).strip().safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** Field codes: what is missing, and a customer that cannot be sold to. */
function useCodes(value: OrderDraft, amending: boolean): Record<string, string> {
  const model = useModel();
  useDecider();
  const codes: Record<string, string> = {};
  const parsed = (amending ? salesOrderAmendment : salesOrderForm).strip().safeParse({ ...value, lines: [] });
  for (const issue of parsed.error?.issues ?? []) codes[issue.path.join('.')] ??= 'required';
  if (value.customer === null) codes['customer'] = 'unknownCustomer';
  else if (!isSoldTo(model, value.customer)) codes['customer'] = 'customerBlocked';
  return codes;
}

function useSettledLines(
  row: SalesOrderRow | undefined,
  value: OrderDraft,
  amending: boolean,
): readonly SettledLine[] {
  const view = withUsualRates(useModel().replica.view);
  const lines = readLines(value.lines);
  const { orderDiscount } = value;
  if (row && amending) return settleAmended(view, row, { ...taxPlace(value), orderDiscount, lines });
  return settleOrder(view, { ...taxPlace(value), orderDiscount }, lines);
}

/** Whose VAT a draft carries, and the day. */
export const taxPlace = ({
  customer,
  warehouse,
  deliveryAddress,
  promisedOn,
  orderedOn,
  vatOverride,
}: OrderDraft) => ({
  vatOverride,
  customer: customer ?? '',
  warehouse: warehouse ?? '',
  deliveryAddress,
  promisedOn: promisedOn ?? orderedOn ?? '',
});

/** New lines of an order for a customer take the product's price in the order's currency, and the customer's discount. */
export function useOrderGrammar(of: string | null): (value: OrderDraft) => OrderEditor['grammar'] {
  const { replica } = useModel();
  const company = useCompany();
  const customer = useRow('customer', of);
  const withTerms = useWithTerms('customer');
  return (value) => {
    const price = pricing(withUsualRates(replica.view), value, company.currency);
    return lineGrammar({ price, discount: customer ? withTerms(customer).discount : 0 });
  };
}

/** The terms that a draft is priced on; null while its rate is missing. */
function termsOfDraft(value: OrderDraft, currency: string): SaleTerms | null {
  const rate = value.currency === currency ? RATE_ONE : value.rate;
  return rate === null ? null : { ...value, ...taxPlace(value), rate };
}

/** Prices on an order as it is written: by the lists, or by the product alone where this device holds no lists. */
function pricing(view: Reader, value: OrderDraft, currency: string): SalesTerms['price'] {
  const sale = termsOfDraft(value, currency);
  const inCompanyCurrency = value.currency === currency;
  return (product, amount) => {
    if (!sale) return { price: null };
    const found = ifKnown(() => priceOnSale(view, sale, value.orderedOn ?? '', product, amount), null);
    if (found) return { price: found.price, pricedBy: sourceOf(found) };
    return { price: soldPrice(view, sale, product, { ...sale, inCompanyCurrency }, amount.orderedIn) };
  };
}

function usePriceOn(value: OrderDraft): OrderEditor['priceOn'] {
  const view = withUsualRates(useModel().replica.view);
  const sale = termsOfDraft(value, useCompany().currency);
  return (product, amount) => sale && priceOnSale(view, sale, value.orderedOn ?? '', product, amount);
}

/** The lines of a draft follow the lists; of an order that is amended, those that are added. [PRI10] */
function useRepriced(row: SalesOrderRow | undefined, amending: boolean) {
  const { replica } = useModel();
  const { currency } = useCompany();
  const agreed = amending && row ? new Set(row.lines.map(enteredId)) : undefined;
  return (lines: readonly DraftLine[], value: OrderDraft): readonly DraftLine[] => {
    const price = pricing(withUsualRates(replica.view), value, currency);
    return repriced(
      lines,
      { price },
      (id) => ifKnown(() => replica.view.get('product', id), undefined),
      agreed,
    );
  };
}
