import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type {
  CustomerReturnLine,
  CustomerReturnRow,
} from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { awaited } from '#model/areas/sales/customer-return/customer-return.lines.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { numberProblem } from '#views/ui/number-problem.ts';
import { ScanField } from '#views/kit/lines/scan-field.tsx';
import { useLotColumns } from '#views/kit/stock/lot-columns.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useProductCodes } from '#views/areas/products/product/product-search.ts';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { LineTable } from '#views/ui/line-table.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useFormat } from '#views/ui/use-format.ts';

interface ReceiveProps {
  readonly row: CustomerReturnRow;
  readonly onClose: () => void;
}

/** Goods that have come: all that is awaited unless changed, or piece by piece from the first scan on. [RT5] */
export function ReceiveDialog({ row, onClose }: ReceiveProps) {
  const { t } = useLingui();
  const arrival = useArrival({ row, onClose });
  return (
    <GiveDialog
      title={t`Receive goods`}
      width="46rem"
      onClose={onClose}
      testId="give-receive"
      onGive={arrival.give}
    >
      <div className="ui-stack">
        <RefusalNotice kind="customerReturn" refusal={arrival.refusal} />
        <ScanField label={t`Scan what came`} autoFocus onScan={arrival.scan} />
        <LineTable<CustomerReturnLine>
          label={t`Lines`}
          rows={arrival.rows}
          rowId={(line) => line.id}
          onCell={(line, _, text) => arrival.type(line, text)}
          columns={useColumns(arrival)}
        />
      </div>
    </GiveDialog>
  );
}

type Arrival = ReturnType<typeof useArrival>;

function useColumns({ rows, textOf, problemOf }: Arrival): readonly LineColumn<CustomerReturnLine>[] {
  const { t } = useLingui();
  const { name, quantity } = useLineWords();
  const sentence = useFieldSentence();
  return [
    { id: 'product', header: t`Product`, wide: true, text: name },
    ...useLotColumns(rows),
    {
      id: 'most',
      header: t`Expected`,
      align: 'end',
      width: '7rem',
      text: (line) => quantity(line, awaited(line)),
    },
    {
      id: 'quantity',
      header: t`Received`,
      align: 'end',
      width: '7rem',
      editable: true,
      inputMode: 'decimal',
      text: textOf,
      error: (line) => sentence(problemOf(line)),
    },
  ];
}

/** What is typed or scanned of each line, and the command. */
function useArrival({ row, onClose }: ReceiveProps) {
  const propose = usePropose();
  const format = useFormat();
  const scanned = useScanned();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [byScan, setByScan] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const rows = row.lines.filter((line) => awaited(line) > 0);
  const textOf = (line: CustomerReturnLine): string =>
    typed[line.id] ?? (byScan ? '' : format.decimal(awaited(line), 3));
  const problemOf = (line: CustomerReturnLine): string | undefined =>
    textOf(line) === '' ? undefined : numberProblem(textOf(line), { digits: 3 }, format.locale);
  const amountOf = (line: CustomerReturnLine): number => format.read(textOf(line), 3) ?? 0;
  const scan = (code: string): string | undefined => {
    const found = scanned(code, rows, (line) => (byScan ? amountOf(line) : 0));
    if (typeof found === 'string') return found;
    setTyped({ ...(byScan ? typed : {}), [found.line]: format.decimal(found.quantity, 3) });
    setByScan(true);
    return undefined;
  };
  const give = (): void => {
    if (rows.some((line) => problemOf(line) !== undefined)) return setRefusal({ code: 'invalid' });
    const lines = rows.map((line) => ({ line: line.id, quantity: amountOf(line) }));
    const data = { lines: lines.filter(({ quantity }) => quantity > 0) };
    const why = propose({ kind: 'customerReturn', document: row.id, type: 'receive', data }, { quiet: true });
    setRefusal(why);
    if (why === null) onClose();
  };
  const type = (line: string, text: string): void => setTyped({ ...typed, [line]: text });
  return { rows, textOf, problemOf, type, scan, refusal, give };
}

/** The line that a code is of, with one piece more; a sentence says why there is none. */
function useScanned() {
  const { t } = useLingui();
  const find = useProductCodes();
  return (
    code: string,
    lines: readonly CustomerReturnLine[],
    has: (line: CustomerReturnLine) => number,
  ): string | { readonly line: string; readonly quantity: number } => {
    const found = find(code);
    if (typeof found === 'string') return found;
    const { product, quantity } = found;
    const own = lines.filter((line) => line.product === product.id);
    const line = own.find((one) => has(one) + quantity <= awaited(one)) ?? own[0];
    return line
      ? { line: line.id, quantity: has(line) + quantity }
      : t`${product.sku} is not awaited in this return.`;
  };
}
