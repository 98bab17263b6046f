import { useState, type FocusEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CountLine, CountRow } from '#model/areas/stock/count/count.facts.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { compare } from '#model/values/order.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { LineTable } from '#views/ui/line-table.tsx';
import { numberProblem } from '#views/ui/number-problem.ts';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { AddFoundButton } from './add-found.tsx';
import { useSheetColumns } from './sheet-columns.tsx';

interface SheetProps {
  readonly row: CountRow;
}

/** The lines in walking order: what was found is typed in by line number, and kept as the cell is left. */
export function CountSheet({ row }: SheetProps) {
  const { t } = useLingui();
  const lines = useWalk(row);
  const isCounted = useVerdict('count', row.id, 'count')?.code !== 'notInState';
  const typing = useTyping(row, lines);
  const columns = useSheetColumns(row, isCounted ? typing.errorOf : null);
  if (row.startedAt === null)
    return (
      <EmptyState icon="clipboard" title={t`Not started`}>
        {t`Its lines appear when the count is started: what lies in the bins then.`}
      </EmptyState>
    );
  return (
    <Panel flush title={t`Lines`}>
      {/* Cells have no event of their own for when they are left. */}
      <div onBlur={typing.onLeave}>
        <LineTable
          label={t`Lines`}
          columns={columns}
          rows={lines}
          rowId={(line) => line.id}
          onCell={(line, _, text) => typing.type(line, text)}
          onPaste={(block, at) => typing.paste(block, at.rowId)}
          readOnly={!isCounted}
          foot={isCounted ? <AddFoundButton row={row} /> : undefined}
        />
      </div>
    </Panel>
  );
}

/** By pick sequence and number. */
function useWalk(row: CountRow): readonly CountLine[] {
  return useQuery<readonly CountLine[]>(
    ['count', 'location'],
    row.id,
    ({ replica: { view } }) => {
      const now = view.get('count', row.id) ?? row;
      const place = ({ location }: CountLine): number =>
        view.get('location', location)?.pickSequence ?? Number.MAX_SAFE_INTEGER;
      return now.lines.toSorted(
        (a, b) => place(a) - place(b) || compare(a.location, b.location) || Number(a.id) - Number(b.id),
      );
    },
    row.lines,
  );
}

/** What is typed into lines, until it is given as a command. */
function useTyping(row: CountRow, lines: readonly CountLine[]) {
  const model = useModel();
  const propose = usePropose();
  const format = useFormat();
  const sentence = useFieldSentence();
  const [texts, setTexts] = useState<Texts>({});
  const [errors, setErrors] = useState<Texts>({});
  const give = (typed: Texts): void => {
    const wrong: Record<string, string> = {};
    for (const [id, text] of Object.entries(typed)) {
      const line = lines.find((one) => one.id === id);
      const refusal = line ? giveTyped({ ...format, model, propose }, row.id, line, text) : null;
      if (refusal) wrong[id] = sentence(codeIn(refusal)) ?? '';
    }
    setErrors((before) => ({ ...without(before, Object.keys(typed)), ...wrong }));
    setTexts((before) =>
      without(
        before,
        Object.keys(typed).filter((id) => !(id in wrong)),
      ),
    );
  };
  return {
    type: (id: string, text: string): void => setTexts((before) => ({ ...before, [id]: text })),
    onLeave: ({ target }: FocusEvent<HTMLElement>): void => {
      const id = target.closest('tr')?.dataset['row'];
      const text = id === undefined ? undefined : texts[id];
      if (id !== undefined && text !== undefined) give({ [id]: text });
    },
    paste: (block: readonly (readonly string[])[], from: string | null): void => {
      const first = lines.findIndex(({ id }) => id === from);
      const cells = block.map(([text = ''], index) => [lines[first + index]?.id ?? '', text] as const);
      if (first >= 0) give(Object.fromEntries(cells.filter(([id]) => id !== '')));
    },
    errorOf: ({ id }: CountLine): string | undefined => errors[id],
  };
}

interface GiveTools extends Pick<ReturnType<typeof useFormat>, 'read' | 'locale'> {
  readonly model: CompanyModel;
  readonly propose: ReturnType<typeof usePropose>;
}

/** Gives what was typed into a line as all that is there; an empty text says nothing. */
function giveTyped(
  { model, propose, read, locale }: GiveTools,
  document: string,
  line: CountLine,
  text: string,
): Refusal | null {
  const quantity = read(text, 3);
  if (quantity === null) return null;
  const problem = numberProblem(text, { digits: 3 }, locale);
  if (quantity === undefined || problem !== undefined)
    return { code: 'invalid', fields: { quantity: problem ?? 'notANumber' } };
  const data = { entries: [entryFor(model.newId(), line, quantity, lotCodeOf(model, line))] };
  return propose({ kind: 'count', document, type: 'count', data }, { quiet: true });
}

type Texts = Readonly<Record<string, string>>;

const without = (texts: Texts, ids: readonly string[]): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([id]) => !ids.includes(id)));

/** The code of what is wrong with an entry. */
const codeIn = ({ code, fields = {} }: Refusal): string => Object.values(fields)[0] ?? code;

const lotCodeOf = ({ replica }: CompanyModel, { lot }: CountLine): string | undefined =>
  lot === undefined ? undefined : replica.view.get('lot', lot)?.code;

const entryFor = (id: string, { location, product }: CountLine, quantity: number, lot?: string) => ({
  id,
  location,
  product,
  quantity,
  isTotal: true,
  ...(lot !== undefined && { lot }),
});
