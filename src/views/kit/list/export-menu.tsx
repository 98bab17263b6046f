import type { ExportTable, OnProgress } from './export-table.ts';
import { memo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { detailOf } from '#machines/app/session/session.types.ts';
import { useBrowser } from '#views/navigation/browser-context.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useToday } from '../document/use-today.ts';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Progress } from '#views/ui/progress.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { csvWork } from './csv.ts';
import { workAside, type Work } from './list-work.ts';
import { useFileMaking, type Making } from './use-file-making.ts';
import { SHEET_ROWS, xlsxAside, type XlsxWriter } from './xlsx-aside.ts';

interface Exported {
  /** Name of the list, and of the file. */
  readonly label: string;
  /** The current contents of the list, gathered in steps. */
  readonly table: (told: OnProgress) => Work<ExportTable>;
  /** Instead of `table`, for a result that is not all here: gathered from the server, piece by piece. */
  readonly pieces?: ((told: OnProgress, signal: AbortSignal) => AsyncIterable<ExportTable>) | undefined;
}

interface ExportMenuProps extends Exported {
  /** The lines of what is listed, as files of their own. */
  readonly lines?: Exported | undefined;
  /** One entry a line, as the server sends it, for lists that have it. */
  readonly jsonl?: ((signal: AbortSignal) => Promise<Blob>) | undefined;
  /** Called with the number of rows of a file that was made of what is here: the server knows nothing of it. */
  readonly onMadeHere?: ((rows: number) => void) | undefined;
  /** Default: in a worker. */
  readonly writeXlsx?: XlsxWriter;
}

/** Exports the list as shown: its columns in order, every row of the result. */
export const ExportMenu = memo(function ExportMenu(props: ExportMenuProps) {
  const { jsonl, lines } = props;
  const { t } = useLingui();
  const save = useSaving(props);
  const tableFiles = (of: Exported, prefix: string) => [
    {
      id: `${prefix}xlsx`,
      label: prefix === '' ? t`Excel (XLSX)` : t`${of.label}, Excel (XLSX)`,
      onSelect: () => void save.workbook(of),
    },
    {
      id: `${prefix}csv`,
      label: prefix === '' ? t`Text (CSV)` : t`${of.label}, text (CSV)`,
      onSelect: () => void save.text(of),
    },
  ];
  return (
    <>
      <ButtonMenu
        label={t`Export`}
        icon="download"
        size="sm"
        variant="quiet"
        loading={save.making.isMaking}
        items={[
          ...tableFiles(props, ''),
          ...(lines ? tableFiles(lines, 'lines-') : []),
          ...(jsonl
            ? [{ id: 'jsonl', label: t`Lines (JSONL)`, onSelect: () => void save.jsonl(jsonl) }]
            : []),
        ]}
      />
      {save.making.progress && <ExportProgress {...save.making.progress} onCancel={save.making.cancel} />}
    </>
  );
});

/** Makes a file and gives it, or says why there is none. */
function useSaving(props: ExportMenuProps) {
  const { label, onMadeHere, writeXlsx = xlsxAside } = props;
  const sentenceFor = useFailureSentence();
  const today = useToday();
  const { files } = useBrowser();
  const announcer = useAnnouncer();
  const making = useFileMaking();
  const save = async (name: string, suffix: string, make: FileMaker) => {
    const file = await making.make(make).catch((failure: unknown) => announcer.error(sentenceFor(failure)));
    if (file) files.give(`${name} ${today}.${suffix}`, file);
  };
  const saveTables = (of: Exported, suffix: string, make: TableWriter) =>
    save(of.label, suffix, (told, signal) => make(tablesFor(of, told, signal, onMadeHere), signal));
  return {
    making,
    workbook: (of: Exported) =>
      saveTables(of, 'xlsx', (tables, signal) => writeXlsx(tables, of.label, signal)),
    text: (of: Exported) => saveTables(of, 'csv', csvOf),
    jsonl: (jsonl: NonNullable<ExportMenuProps['jsonl']>) =>
      save(label, 'jsonl', (_, signal) => jsonl(signal)),
  };
}

function useFailureSentence(): (failure: unknown) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (failure) =>
    failure instanceof RangeError
      ? t`A workbook has at most ${format.count(SHEET_ROWS)} rows. Choose Text (CSV), or filter the list.`
      : (detailOf(failure) ?? t`Couldn't create the file. Check your connection.`);
}

type Tables = AsyncIterable<ExportTable>;
type FileMaker = (told: OnProgress, signal: AbortSignal) => Promise<Blob>;
type TableWriter = (tables: Tables, signal: AbortSignal) => Promise<Blob>;

async function* tablesFor(
  { table, pieces }: Exported,
  told: OnProgress,
  signal: AbortSignal,
  onMadeHere: ExportMenuProps['onMadeHere'],
): Tables {
  if (pieces) return yield* pieces(told, signal);
  const made = await workAside(table(told), signal);
  told(made.rows.length, made.rows.length);
  onMadeHere?.(made.rows.length);
  yield made;
}

/** Each table becomes text as it arrives, and is forgotten. */
async function csvOf(tables: Tables, signal: AbortSignal): Promise<Blob> {
  const parts: Blob[] = [];
  for await (const { head, rows } of tables) {
    const lines = parts.length === 0 ? [head, ...rows] : rows;
    parts.push(new Blob([...(await workAside(csvWork(lines, parts.length === 0), signal))]));
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

/** Progress of an export that takes longer, with a way to cancel it. */
function ExportProgress({ done, total, onCancel }: Making & { readonly onCancel: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Dialog open title={t`Export`} dismissable={false} onClose={onCancel}>
      <Progress
        label={done < total ? t`Gathering the rows` : t`Writing the file`}
        percent={(100 * done) / Math.max(1, total)}
        detail={t`${format.count(done)} of ${format.count(total)}`}
        onCancel={onCancel}
      />
    </Dialog>
  );
}
