import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type {
  DataImportRow,
  ImportBeginning,
  ImportCounts,
} from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { ImportDesk, LinesAsk } from '#model/areas/integrations/data-import/import-desk.ts';
import type { ImportLine } from '#model/areas/integrations/data-import/import-line.ts';
import { AppProvider, useApp } from '#views/navigation/app-context.tsx';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';

const nothing: ImportCounts = { create: 0, update: 0, same: 0, rejected: 0, taken: 0, undone: 0 };

const beginning = (over: Partial<ImportBeginning> = {}): ImportBeginning => ({
  file: { name: 'artiklar.csv', size: 1200, format: 'csv', sheets: [] },
  table: { sheet: null, heads: ['Artnr', 'Benämning', 'Pris', 'Anm'], headLine: 1, lines: 3, skipped: 0 },
  mapping: {
    target: 'products',
    mode: 'createAndUpdate',
    key: 'sku',
    columns: [
      { column: 0, field: 'sku' },
      { column: 1, field: 'name' },
      { column: 2, field: 'price' },
    ],
    fixed: {},
  },
  recalled: false,
  ...over,
});

/** A line as the server tells it; checked, and taken as a new record, unless said otherwise. */
export const lineOf = (
  line: number,
  cells: readonly string[],
  over: Partial<ImportLine> = {},
): ImportLine => ({
  line,
  cells: [...cells],
  corrections: {},
  verdict: { takes: 'create', refusal: null, changes: [], about: cells[0] ?? '', document: null },
  stage: 'open',
  kept: null,
  ...over,
});

interface Trial {
  readonly beginning?: Partial<ImportBeginning>;
  /** What the server works out, up to where. */
  readonly counts?: Partial<ImportCounts>;
  readonly state?: 'mapping' | 'checking' | 'checked' | 'running' | 'done' | 'undone';
  readonly lines?: readonly ImportLine[];
  readonly may?: (permission: string) => boolean;
  readonly desk?: Partial<ImportDesk<File>>;
}

const steps: readonly (readonly [NonNullable<Trial['state']>, string, boolean])[] = [
  ['checking', 'check', false],
  ['checked', 'noteChecked', true],
  ['running', 'run', false],
  ['done', 'noteRun', true],
];

/** An import in a state, with a server that answers for its lines; shown by `page`. */
export async function importTrial(
  page: (row: DataImportRow) => ReactNode,
  { beginning: begun = {}, counts = {}, state: wanted = 'mapping', lines = [], may, desk = {} }: Trial,
  at = '/en/here',
) {
  const world = companyWorld();
  const id = world.id();
  const give = (type: string, data: object): void =>
    void world.must('dataImport', id, type, data, { internal: true });
  give('begin', beginning(begun));
  const told = { counts: { ...nothing, ...counts } };
  // There was something to take.
  const first = wanted === 'checked' ? told : { counts: { ...told.counts, create: 1 } };
  for (const [reached, command, isNote] of steps) {
    if (wanted === 'mapping') break;
    give(command, command === 'noteChecked' ? first : isNote ? told : {});
    if (reached === wanted) break;
  }
  if (wanted === 'undone') {
    give('undo', {});
    give('noteUndone', told);
  }
  if (may) world.may = may;
  const server = serverOf(lines, desk);
  const model = deviceWith(world);
  const announced = { success: vi.fn<(text: string) => void>(), error: vi.fn<(text: string) => void>() };
  const Shown = (): ReactNode => {
    const row = useRow('dataImport', id);
    const app = { ...useApp(), imports: async () => server };
    return (
      <AppProvider value={app}>
        <AnnouncerProvider value={announced}>{row && page(row)}</AnnouncerProvider>
      </AppProvider>
    );
  };
  const history = await showAt(model, at, () => <Shown />);
  return { world, model, id, server, announced, history };
}

function serverOf(lines: readonly ImportLine[], desk: Partial<ImportDesk<File>>): ImportDesk<File> {
  const held = new Map(lines.map((line) => [line.line, line]));
  const of = ({ only, offset, limit }: LinesAsk) => {
    const all = [...held.values()].filter(
      ({ verdict }) => only === null || (only !== 'kept' && verdict?.takes === only),
    );
    return { lines: all.slice(offset, offset + limit), total: all.length };
  };
  return {
    begin: vi.fn<ImportDesk<File>['begin']>(async () => ({ id: 'no-such' })),
    progress: vi.fn<ImportDesk<File>['progress']>(async () => null),
    lines: vi.fn<ImportDesk<File>['lines']>(async (_, ask) => of(ask)),
    correct: vi.fn<ImportDesk<File>['correct']>(async () => ({ lines: [], counts: nothing })),
    told: vi.fn<ImportDesk<File>['told']>(async () => []),
    correctAlike: vi.fn<ImportDesk<File>['correctAlike']>(async () => 2),
    map: vi.fn<ImportDesk<File>['map']>(async () => undefined),
    readSheet: vi.fn<ImportDesk<File>['readSheet']>(async () => undefined),
    rejected: (id, format) => `/imports/${id}/rejected.${format}`,
    ...desk,
  };
}
