import { useState, useSyncExternalStore } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type {
  AlikeCorrection,
  ImportDesk,
  LineFilter,
} from '#model/areas/integrations/data-import/import-desk.ts';
import type { ImportLine } from '#model/areas/integrations/data-import/import-line.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { LinePages } from './line-pages.ts';

/** Cells of a line that were put right, by column; null: as in the file again. */
export interface LineMend {
  readonly line: ImportLine;
  readonly cells: Readonly<Record<string, string | null>>;
}

export interface ImportLines {
  readonly pages: LinePages;
  /** Shows the cells at once, and the verdict when the server has it. */
  readonly mend: (mends: readonly LineMend[]) => void;
  readonly mendAlike: (alike: AlikeCorrection) => void;
}

interface Held {
  readonly key: string;
  readonly pages: LinePages;
}

/** The lines of an import that a filter leaves, and how their cells are put right. [DIS7, DIS8] */
export function useImportLines(row: DataImportRow, only: LineFilter | null): ImportLines {
  const { id, state, table } = row;
  const desk = useDesk();
  const key = `${id} ${String(state)} ${only ?? ''}`;
  const fresh = (): Held => ({
    key,
    pages: new LinePages(
      async (part) => (await desk()).lines(id, { only, ...part }),
      only === null ? table.lines : 0,
    ),
  });
  const [held, setHeld] = useState(fresh);
  if (held.key !== key) setHeld(fresh());
  const { pages } = held;
  useSyncExternalStore(pages.subscribe, pages.version);
  return { pages, ...useMending(row, pages) };
}

/** The imports of the open company, at the server. */
export function useDesk(): () => Promise<ImportDesk<File>> {
  const { imports } = useApp();
  const { company } = useModel();
  return () => imports(company);
}

function useMending({ id }: DataImportRow, pages: LinePages): Omit<ImportLines, 'pages'> {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const desk = useDesk();
  const failed = (): void => {
    announcer.error(t`The correction did not reach the server. Check your connection and try again.`);
    pages.refresh();
  };
  const mend = async (mends: readonly LineMend[]): Promise<void> => {
    if (mends.length === 0) return;
    pages.put(mends.map(withCells));
    const lines = mends.map(({ line, cells }) => ({ line: line.line, cells }));
    pages.put((await (await desk()).correct(id, lines)).lines);
  };
  const mendAlike = async (alike: AlikeCorrection): Promise<void> => {
    const changed = await (await desk()).correctAlike(id, alike);
    announcer.success(t`Lines put right alike: ${changed}`);
    pages.refresh();
  };
  return {
    mend: (mends) => void mend(mends).catch(failed),
    mendAlike: (alike) => void mendAlike(alike).catch(failed),
  };
}

/** The line as it will read; its verdict stays until the server has another. */
function withCells({ line, cells }: LineMend): ImportLine {
  const corrections: Record<string, string> = { ...line.corrections };
  for (const [column, text] of Object.entries(cells))
    if (text === null) delete corrections[column];
    else corrections[column] = text;
  return { ...line, corrections };
}

/** What a cell says, put right or as the file has it. */
export const textOf = ({ cells, corrections }: ImportLine, column: number): string =>
  corrections[column] ?? cells[column] ?? '';

/** The correction that makes a cell say this; null where the file says so itself. */
export const correctionTo = ({ cells }: ImportLine, column: number, text: string): string | null =>
  text === (cells[column] ?? '') ? null : text;
