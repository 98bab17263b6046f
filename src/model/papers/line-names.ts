import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { isStockUnit, wholesOf } from '#model/values/units.ts';
import type { LineColumn } from './paper-lines.ts';
import type { PaperSource } from './paper-source.ts';

/** Anything that refers to a product: a line of any document. */
interface OfProduct {
  readonly product: string;
}

interface OfOrderLine extends OfProduct {
  readonly orderLine: string;
}

type Ordered = OfProduct & Pick<PricedLine, 'orderedIn'>;
type Named = Pick<ProductRow, 'name'>;
type Drawn = Pick<PaperSource, 'view' | 'pen'>;

/** A name in the language of the paper, or in English where it is not translated. */
export const nameIn = ({ language }: Drawn['pen'], { name }: Named): string =>
  language === 'sv' && name.sv ? name.sv : name.en;

/** How lines name their product and write its quantities. */
export function lineNames({ view, pen }: Drawn) {
  const productOf = ({ product }: OfProduct): ProductRow | undefined => view.get('product', product);
  const sku = (line: OfProduct): string => productOf(line)?.sku ?? '';
  const name = (line: OfProduct): string => {
    const product = productOf(line);
    return product ? `${product.sku} · ${nameIn(pen, product)}` : line.product;
  };
  const quantity = (line: OfProduct, thousandths: number): string => {
    const product = productOf(line);
    return pen.quantity(thousandths, product && pen.unit(product.unit, thousandths));
  };
  return {
    productOf,
    sku,
    name,
    /** With the product's unit. */
    quantity,
    /** In the unit it was ordered in too: `2 boxes = 24 pcs`, `1 box + 7 pcs`. */
    ordered: (line: Ordered, thousandths: number): string =>
      orderedText({ view, pen }, line, thousandths, (part) => quantity(line, part)),
    /** A part of a kit with the SKU of the kit. [PAP6] */
    inKit:
      (order: SalesOrderRow | undefined) =>
      (line: OfOrderLine): string => {
        const kit = order?.lines.find(({ id }) => id === line.orderLine)?.ofKit?.kit;
        return kit ? `${name(line)} (${sku(kit)})` : name(line);
      },
    /** What is scanned of its goods: the product's first barcode, or its SKU. */
    barcode: (): LineColumn<OfProduct> => ({
      id: 'barcode',
      header: pen.word('barcode'),
      cell: (line) => {
        const product = productOf(line);
        const code = product?.barcodes[0]?.code ?? product?.sku ?? '';
        return code === '' ? '' : { code };
      },
    }),
  };
}

function orderedText(
  drawn: Drawn,
  { orderedIn }: Ordered,
  thousandths: number,
  inStock: (part: number) => string,
): string {
  const stock = inStock(thousandths);
  if (!orderedIn) return stock;
  const { wholes, rest } = wholesOf(thousandths, orderedIn);
  if (wholes === 0) return stock;
  const { pen } = drawn;
  const ordered = pen.quantity(wholes, unitName(drawn, orderedIn.unit, wholes));
  return rest === 0
    ? pen.word('inUnit', { ordered, stock })
    : pen.word('andOver', { ordered, over: inStock(rest) });
}

/** A unit by its name: a built-in one or one of the company's list; others as they were written. [UNT5] */
function unitName({ view, pen }: Drawn, unit: string, thousandths: number): string {
  if (isStockUnit(unit)) return pen.unit(unit, thousandths);
  const [own] = view.by('unit', 'code', unit.toLowerCase());
  return own ? nameIn(pen, own) : unit;
}
