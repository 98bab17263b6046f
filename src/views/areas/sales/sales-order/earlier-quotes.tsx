import { useLingui } from '@lingui/react/macro';
import type { EarlierQuote, SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { amountOfPart } from '#model/lines/line-totals.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { useReadProductColumn } from '#views/areas/products/product/product-cell.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** The revisions of a quote that were sent before, the last one first. [SO76] */
export function EarlierQuotes({ row }: { readonly row: SalesOrderRow }) {
  return (
    <div className="ui-stack">
      {(row.quote?.earlier ?? []).toReversed().map((quote) => (
        <Earlier key={quote.revision} quote={quote} currency={row.currency} />
      ))}
    </div>
  );
}

function Earlier({ quote, currency }: { readonly quote: EarlierQuote; readonly currency: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const [on, until] = [format.date(quote.on), format.date(quote.validUntil)];
  return (
    <LineList<PricedLine>
      title={t`Revision ${quote.revision}, sent on ${on}, valid until ${until}`}
      lines={quote.lines}
      columns={useColumns(currency)}
      totals={[{ id: 'gross', label: t`Total with VAT`, value: format.money(quote.gross, currency) }]}
    />
  );
}

function useColumns(currency: string): readonly LineColumn<PricedLine>[] {
  const { t } = useLingui();
  const format = useFormat();
  const words = useLineWords();
  const figure = (
    id: string,
    header: string,
    width: string,
    text: (line: PricedLine) => string,
  ): LineColumn<PricedLine> => ({ id, header, width, align: 'end', text });
  return [
    useReadProductColumn<PricedLine>(),
    figure('quantity', t`Quantity`, '9rem', (line) => words.ordered(line, line.quantity)),
    figure('price', t`Price`, '7rem', ({ price }) =>
      price === null ? '' : format.unitPrice(price, currency),
    ),
    figure('discount', t`Discount`, '6rem', ({ discount }) =>
      discount === 0 ? '' : format.percent(discount),
    ),
    figure('amount', t`Amount`, '8rem', (line) => format.money(amountOfPart(line, line.quantity), currency)),
  ];
}
