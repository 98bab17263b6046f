import { useLingui } from '@lingui/react/macro';
import type { QuoteRequestRow } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import type { Currency } from '#model/values/money.ts';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { LineTable } from '#views/ui/line-table.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { problemOf, textOf, type AnswerCell, type AnsweredLine } from './answer-draft.ts';

interface LinesProps {
  readonly row: QuoteRequestRow;
  readonly lines: readonly AnsweredLine[];
  readonly currency: Currency;
  /** The lines that were sent last, in their order: where a refusal's fields stand. */
  readonly sent: readonly string[];
  readonly error: (field: string) => string | undefined;
  readonly onChange: (lines: readonly AnsweredLine[]) => void;
}

/** What a supplier offers for each line, typed as in a spreadsheet; a line without a price is not offered. */
export function AnswerLines({ row, lines, currency, sent, error, onChange }: LinesProps) {
  const { t } = useLingui();
  const { name, ordered } = useLineWords();
  const cell = useAnswerCell(sent, error);
  const wanted = (id: string) => row.lines.find((one) => one.id === id);
  const type = (id: string, column: string, text: string): void =>
    onChange(
      lines.map((line) => (line.id === id ? { ...line, typed: { ...line.typed, [column]: text } } : line)),
    );
  return (
    <LineTable<AnsweredLine>
      label={t`Lines`}
      rows={lines}
      rowId={({ id }) => id}
      columns={[
        { id: 'product', header: t`Product`, wide: true, text: name },
        {
          id: 'wanted',
          header: t`Wanted`,
          align: 'end',
          width: '7rem',
          text: ({ id }) => {
            const line = wanted(id);
            return line ? ordered(line, line.quantity) : '';
          },
        },
        cell('price', t`Price, ${currency}`, '7.5rem'),
        cell('pack', t`For a pack of`, '7rem'),
        cell('minimum', t`Packs at least`, '7rem'),
        cell('multiple', t`Multiples of packs`, '8rem'),
        cell('leadDays', t`Lead time, days`, '7.5rem'),
        cell('code', t`Supplier's code`, '8rem'),
      ]}
      onCell={type}
    />
  );
}

function useAnswerCell(sent: readonly string[], error: LinesProps['error']) {
  const sentence = useFieldSentence();
  const format = useFormat();
  return (id: AnswerCell, header: string, width: string): LineColumn<AnsweredLine> => ({
    id,
    header,
    width,
    editable: true,
    align: id === 'code' ? 'start' : 'end',
    inputMode: id === 'code' ? 'text' : 'decimal',
    text: (line) => textOf(line, id, format.decimal),
    error: (line) => {
      const at = sent.indexOf(line.id);
      return (
        sentence(problemOf(line, id, format.locale)) ?? (at < 0 ? undefined : error(`lines.${at}.${id}`))
      );
    },
  });
}
