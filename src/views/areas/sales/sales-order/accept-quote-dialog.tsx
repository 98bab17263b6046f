import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Acceptance, SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { asAgreed } from '#model/areas/sales/sales-order/sales-order.agreed.ts';
import { enteredLines } from '#model/areas/sales/sales-order/sales-order.kits.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { totals } from '#model/lines/line-totals.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { LineTable } from '#views/ui/line-table.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useQuoteCommand } from './use-quote-command.ts';
import { useTypedQuantities } from './use-typed-quantities.ts';

/** Whether a customer who takes a quote has anything to choose. [SO78] [SO79] */
export const hasChoices = ({ lines, quantities }: Pick<SalesOrderRow, 'lines' | 'quantities'>): boolean =>
  quantities === 'repriced' || lines.some(({ optional }) => optional);

interface AcceptQuoteProps {
  readonly row: SalesOrderRow;
  readonly onClose: () => void;
}

/** Asks what a customer takes of a quote: optional lines, and other quantities where the quote allows them. */
export function AcceptQuoteDialog({ row, onClose }: AcceptQuoteProps) {
  const { t } = useLingui();
  const lines = enteredLines(row.lines);
  const typed = useTypedQuantities(Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity])));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(lines.flatMap((line) => (line.chosen ? [line.id] : []))),
  );
  const { refusal, give } = useQuoteCommand(row.id, 'accept', onClose);
  const choices: Acceptance['lines'] = lines.map((line) => ({
    line: line.id,
    quantity: typed.quantityOf(line) || line.quantity,
    ...(line.optional && { chosen: chosen.has(line.id) }),
  }));
  const choose = (id: string, isChosen: boolean): void =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  const isUnread = lines.some((line) => typed.problemOf(line) !== undefined);
  return (
    <GiveDialog
      title={t`Accepted by the customer`}
      width="44rem"
      onClose={onClose}
      onGive={() => give({ lines: choices })}
      disabledReason={isUnread ? t`Enter how much of each line is ordered.` : undefined}
    >
      <div className="ui-stack">
        <RefusalNotice kind="salesOrder" refusal={refusal} />
        <LineTable<PricedLine>
          label={t`Lines`}
          rows={lines}
          rowId={(line) => line.id}
          onCell={(line, _, text) => typed.type(line, text)}
          columns={useColumns(row, typed, { chosen, choose })}
        />
        <Comes row={row} choices={choices} />
      </div>
    </GiveDialog>
  );
}

interface Choosing {
  readonly chosen: ReadonlySet<string>;
  readonly choose: (line: string, isChosen: boolean) => void;
}

function useColumns(
  { quantities }: SalesOrderRow,
  typed: ReturnType<typeof useTypedQuantities>,
  choosing: Choosing,
): readonly LineColumn<PricedLine>[] {
  const { t } = useLingui();
  const format = useFormat();
  const sentence = useFieldSentence();
  const { sku } = useLineWords();
  const isOpen = quantities === 'repriced';
  return [
    { id: 'sku', header: t`SKU`, wide: true, text: sku },
    useTakenColumn(choosing),
    {
      id: 'quantity',
      header: t`Quantity`,
      align: 'end',
      width: '7rem',
      editable: isOpen,
      inputMode: 'decimal',
      text: (line) => (isOpen ? typed.textOf(line) : format.quantity(line.quantity)),
      error: (line) => sentence(typed.problemOf(line)),
    },
  ];
}

/** A box for each line that may be left out. */
function useTakenColumn({ chosen, choose }: Choosing): LineColumn<PricedLine> {
  const { t } = useLingui();
  const { name } = useLineWords();
  return {
    id: 'taken',
    header: t`Taken`,
    width: '6rem',
    text: (line) => (line.optional ? t`Optional` : t`Included`),
    render: (line) =>
      line.optional ? (
        <Checkbox
          label={t`Take ${name(line)}`}
          labelHidden
          checked={chosen.has(line.id)}
          onChange={(isChosen) => choose(line.id, isChosen)}
        />
      ) : (
        t`Included`
      ),
  };
}

/** What the order comes to with what is chosen; nothing where a price is not known here. */
function Comes({ row, choices }: { readonly row: SalesOrderRow; readonly choices: Acceptance['lines'] }) {
  const { t } = useLingui();
  const format = useFormat();
  const { view } = useModel().replica;
  const net = ifKnown(() => totals(asAgreed(view, row, choices)).net, null);
  if (net === null) return null;
  const sum = format.money(net, row.currency);
  return <p>{t`${sum} without VAT`}</p>;
}
