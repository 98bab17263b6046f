import { Trans, useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { enteredLines } from '#model/areas/sales/sales-order/sales-order.kits.ts';
import { openInQuote } from '#model/areas/sales/sales-order/sales-order.quote-parts.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { useAllColumn } from '#views/kit/lines/use-all-column.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { LineTable } from '#views/ui/line-table.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useQuoteCommand } from './use-quote-command.ts';
import { useTypedQuantities } from './use-typed-quantities.ts';

interface OrderPartProps {
  readonly row: SalesOrderRow;
  readonly onClose: () => void;
}

/** Asks what the customer orders of a quote now; it becomes an order of its own, the rest stays quoted. [SO80] */
export function OrderPartDialog({ row, onClose }: OrderPartProps) {
  const { t } = useLingui();
  const { lines, typed, refusal, send, isReady } = useOrderingPart({ row, onClose });
  const columns = useColumns(row, typed);
  return (
    <GiveDialog
      title={t`Order a part`}
      width="44rem"
      onClose={onClose}
      onGive={send}
      disabledReason={isReady ? undefined : t`Enter how much of each line is ordered.`}
    >
      <div className="ui-stack">
        <p className="ui-soft">
          <Trans>
            What is ordered becomes an order of its own, at the prices of the quote. The rest stays quoted.
          </Trans>
        </p>
        <RefusalNotice kind="salesOrder" refusal={refusal} />
        <LineTable<PricedLine>
          label={t`Lines`}
          rows={lines}
          rowId={(line) => line.id}
          onCell={(line, _, text) => typed.type(line, text)}
          columns={columns}
        />
      </div>
    </GiveDialog>
  );
}

/** What is left of the quote, what is typed of it, and how that is ordered. */
function useOrderingPart({ row, onClose }: OrderPartProps) {
  const model = useModel();
  const lines = enteredLines(row.lines).filter((line) => openInQuote(row, line) > 0);
  const typed = useTypedQuantities({});
  const { refusal, give } = useQuoteCommand(row.id, 'orderPart', onClose);
  const wanted = lines.filter((line) => typed.quantityOf(line) > 0);
  const send = (): void =>
    give({
      order: model.newId(),
      lines: wanted.map((line) => ({
        line: line.id,
        id: model.newId(),
        quantity: typed.quantityOf(line),
      })),
    });
  const isRead = lines.every((line) => typed.problemOf(line) === undefined);
  return { lines, typed, refusal, send, isReady: wanted.length > 0 && isRead };
}

function useColumns(row: SalesOrderRow, typed: ReturnType<typeof useTypedQuantities>) {
  const { t } = useLingui();
  const format = useFormat();
  const sentence = useFieldSentence();
  const { sku, name } = useLineWords();
  const left = (line: PricedLine): number => openInQuote(row, line);
  const all = useAllColumn<PricedLine>({
    name,
    onAll: (line) => typed.type(line.id, format.decimal(left(line), 3)),
  });
  return [
    { id: 'sku', header: t`SKU`, wide: true, text: sku },
    {
      id: 'quoted',
      header: t`Quoted`,
      align: 'end' as const,
      text: (line: PricedLine) => format.quantity(line.quantity),
    },
    {
      id: 'left',
      header: t`Left`,
      align: 'end' as const,
      text: (line: PricedLine) => format.quantity(left(line)),
    },
    {
      id: 'order',
      header: t`To order`,
      align: 'end' as const,
      width: '7rem',
      editable: true,
      inputMode: 'decimal' as const,
      text: typed.textOf,
      error: (line: PricedLine) => sentence(typed.problemOf(line)),
    },
    all,
  ];
}
