import { resolveScan } from '#model/areas/products/product/product-codes.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { rateToBegin } from '#model/areas/setup/exchange-rate/exchange-rates.ts';
import type { Reader } from '#model/engine/reader.ts';
import { fromOther, toOther } from '#model/values/factor.ts';
import { unitCodeOf } from '#model/values/unit-codes.ts';
import { isStockUnit } from '#model/values/units.ts';
import { compare } from '#model/values/order.ts';
import { sharesOf } from '#model/values/round.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import type { GoodsReceiptRow } from '../goods-receipt/goods-receipt.facts.ts';
import { ownCurrency } from '../goods-receipt/bought-in.ts';
import type { SupplierRow } from '../supplier/supplier.facts.ts';
import { billHead, type Making } from './bill-from-receipts.ts';
import type { EBill, EBillLine, EBillParty } from './e-bill.ts';
import { receivedLines, unbilledOf, type ReceivedLine } from './received-line.ts';
import type { BillForm, BillLine } from './supplier-bill.facts.ts';

/** What a company knows that an e-invoice is compared with. */
export interface KnownToBill {
  readonly suppliers: readonly SupplierRow[];
  /** Of all suppliers, as far as they are known. */
  readonly receipts: readonly GoodsReceiptRow[];
}

const bare = (number: string): string => number.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** The supplier that an e-invoice is from: by VAT number, else by organisation number, else by its whole name. [EBL4] */
export function supplierIn(suppliers: readonly SupplierRow[], party: EBillParty): SupplierRow | undefined {
  const inUse = suppliers.filter(({ state }) => state !== 'archived');
  const same = (of: (row: SupplierRow) => string, wanted: string): SupplierRow | undefined =>
    wanted === '' ? undefined : inUse.find((row) => bare(of(row)) === wanted);
  // A Swedish VAT number is the organisation number between SE and 01.
  const organisation = bare(party.organisationNumber);
  return (
    same(({ vatNumber }) => vatNumber, bare(party.vatNumber)) ??
    same(({ organisationNumber }) => organisationNumber, organisation) ??
    inUse.find(({ name }) => name.toLowerCase() === party.name.toLowerCase())
  );
}

const treatments: Readonly<Record<string, BillForm['treatment']>> = {
  AE: 'reverseChargeDomestic',
  K: 'euSupply',
  G: 'export',
  O: 'outside',
};

/** How VAT is charged by the categories of an e-invoice; those with a rate are charged. */
const treatmentOf = ({ vatCategories }: EBill, usual: BillForm['treatment']): BillForm['treatment'] =>
  vatCategories.map((one) => treatments[one]).find((one) => one !== undefined) ??
  (vatCategories.length > 0 ? 'domestic' : usual);

/**
 * A draft of what an e-invoice says: its lines find their products by the buyer's code, the GTIN or the supplier's code, and
 * their receipts among those of its order first, the oldest first. A line over several receipts becomes several, whose
 * amounts add up to it. [EBL4] [EBL5]
 */
export function billFromEBill(
  view: Reader,
  read: EBill,
  { suppliers, receipts }: KnownToBill,
  making: Making,
): BillForm {
  const supplier = supplierIn(suppliers, read.supplier);
  const head = supplier ? billHead(view, supplier, { today: read.billedOn }) : undefined;
  const { currency } = read;
  const goods = new Goods(
    view,
    supplier && receipts.filter((row) => row.supplier === supplier.id),
    read.order,
  );
  const usual = head?.treatment ?? 'domestic';
  return {
    type: read.type,
    supplier: supplier?.id ?? '',
    supplierNumber: read.number,
    billedOn: read.billedOn,
    dueOn: read.dueOn !== null && read.dueOn >= read.billedOn ? read.dueOn : (head?.dueOn ?? read.billedOn),
    currency,
    rate: currency === ownCurrency(view) ? RATE_ONE : (rateToBegin(view, currency, making.today) ?? RATE_ONE),
    treatment: treatmentOf(read, usual),
    stated: read.stated,
    payTo: read.payTo ?? head?.payTo ?? { type: 'bankgiro', account: '', bic: '' },
    paymentReference: read.paymentReference,
    notes: read.note,
    source: 'eInvoice',
    lines: read.lines.flatMap((line) => {
      const product = supplier && productOf(view, supplier, line, making.today);
      return linesOf(line, product, product ? goods.take(product, line, read.type) : [], making);
    }),
  };
}

/** The product that a line is for; undefined: none is known by its codes. */
function productOf(
  view: Reader,
  supplier: SupplierRow,
  line: EBillLine,
  today: string,
): ProductRow | undefined {
  for (const code of [line.buyerCode, line.gtin]) {
    const found = code === '' ? undefined : resolveScan(view, code, today);
    if (found?.is === 'product') return found.product;
  }
  if (line.sellerCode === '') return undefined;
  const named = view
    .by('purchaseList', 'audience', supplier.id)
    .flatMap(({ id }) => view.by('purchasePrice', 'list', id))
    .find(({ code, product }) => product !== null && bare(code) === bare(line.sellerCode));
  return named?.product ? view.get('product', named.product) : undefined;
}

/** A part of a line that one receipt's line brought; null: no receipt did. Thousandths of the stock unit. */
interface Part {
  readonly source: ReceivedLine | null;
  readonly quantity: number;
  readonly orderedIn?: BillLine['orderedIn'];
}

/** The goods of a supplier that are not billed yet, taken line by line. */
class Goods {
  readonly #view: Reader;
  readonly #lines: readonly ReceivedLine[];
  readonly #taken = new Map<string, number>();

  constructor(view: Reader, receipts: readonly GoodsReceiptRow[] | undefined, order: string) {
    this.#view = view;
    const isOfOrder = (row: GoodsReceiptRow): boolean =>
      row.order !== null &&
      bare(view.get('purchaseOrder', row.order)?.number ?? '') === bare(order) &&
      order !== '';
    this.#lines = (receipts ?? [])
      .toSorted(
        (a, b) =>
          Number(isOfOrder(b)) - Number(isOfOrder(a)) || compare(a.effectiveAt ?? '', b.effectiveAt ?? ''),
      )
      .flatMap(receivedLines);
  }

  /** The parts that a line's goods came in, and what of it did not. */
  take(product: ProductRow, line: EBillLine, type: EBill['type']): readonly Part[] {
    const all = this.#lines.filter((one) => one.line.product === product.id);
    const orderedIn = this.#unitOf(all[0], product, line);
    const wanted = (orderedIn ? toOther(line.quantity, orderedIn) : line.quantity) ?? line.quantity;
    const unit = orderedIn ? { orderedIn } : {};
    // A credit note takes back what was billed: the newest receipt that was.
    if (type === 'creditNote') {
      const billed = all.findLast((one) => one.billed > 0);
      return [{ source: billed ?? null, quantity: wanted, ...unit }];
    }
    let left = wanted;
    const parts: Part[] = [];
    for (const source of all) {
      const { id } = source.line;
      const free = unbilledOf(source) - (this.#taken.get(id) ?? 0);
      const quantity = Math.min(free, left);
      if (quantity <= 0 || (orderedIn && fromOther(quantity, orderedIn) === null)) continue;
      this.#taken.set(id, (this.#taken.get(id) ?? 0) + quantity);
      parts.push({ source, quantity, ...unit });
      left -= quantity;
    }
    const last = parts.at(-1);
    if (left <= 0) return parts;
    // What is billed beyond what came in stands on the last receipt, where it is named.
    if (last) return [...parts.slice(0, -1), { ...last, quantity: last.quantity + left }];
    return [{ source: null, quantity: wanted, ...unit }];
  }

  /** The unit that the order of its goods was in, where the line is not in the stock unit. */
  #unitOf(
    source: ReceivedLine | undefined,
    { unit }: ProductRow,
    { quantity, unitCode }: EBillLine,
  ): BillLine['orderedIn'] {
    const order = source?.receipt.order ? this.#view.get('purchaseOrder', source.receipt.order) : undefined;
    const orderedIn = order?.lines.find(({ id }) => id === source?.line.orderLine)?.orderedIn;
    if (!source || !orderedIn || (unitCode === unitCodeOf(unit) && isStockUnit(unit))) return undefined;
    // Where the code does not say it: who bills pieces of what was ordered in boxes bills more than came in boxes.
    const inBoxes = toOther(quantity, orderedIn);
    return inBoxes !== null && inBoxes <= unbilledOf(source) ? orderedIn : undefined;
  }
}

function linesOf(
  line: EBillLine,
  product: ProductRow | undefined,
  parts: readonly Part[],
  { newId }: Making,
): BillLine[] {
  const { price, discount, vatRate } = line;
  const code = (line.sellerCode || line.buyerCode || line.gtin).slice(0, 100);
  const head = { code, text: line.name, price, discount, vatRate };
  if (!product)
    return [
      {
        id: newId(),
        product: null,
        ...head,
        quantity: line.quantity,
        amount: line.amount,
        receipt: null,
        receiptLine: null,
      },
    ];
  const amounts = sharesOf(
    line.amount,
    parts.map(({ quantity }) => quantity),
  );
  return parts.map(({ source, quantity, orderedIn }, at) => ({
    id: newId(),
    product: product.id,
    ...head,
    quantity,
    ...(orderedIn ? { orderedIn } : {}),
    amount: parts.length === 1 ? line.amount : (amounts[at] ?? 0),
    receipt: source?.receipt.id ?? null,
    receiptLine: source?.line.id ?? null,
  }));
}
