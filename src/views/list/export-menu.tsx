import { memo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { detailOf } from '#machines/session/session.types.ts';
import { useBrowser } from '../app/browser-context.ts';
import { useAnnouncer } from '../document/announcer.ts';
import { useToday } from '../document/use-today.ts';
import { ButtonMenu } from '../ui/button-menu.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Progress } from '../ui/progress.tsx';
import { useFormat } from '../ui/use-format.ts';
import { csvWork } from './csv.ts';
import type { ExportTable, Told } from './list-export.ts';
import { workAside, type Work } from './list-work.ts';
import { useFileMaking, type Making } from './use-file-making.ts';
import { SHEET_ROWS, xlsxAside, type XlsxWriter } from './xlsx-aside.ts';

interface ExportMenuProps {
  /** Name of the list, and of the file. */
  readonly label: string;
  /** The current contents of the list, gathered in steps. */
  readonly table: (told: Told) => Work<ExportTable>;
  /** Instead of `table`, for a result that is not all here: gathered from the server, piece by piece. */
  readonly pieces?: ((told: Told, signal: AbortSignal) => AsyncIterable<ExportTable>) | undefined;
  /** One entry a line, as the server sends it, for lists that have it. */
  readonly jsonl?: ((signal: AbortSignal) => Promise<Blob>) | undefined;
  /** Called with the number of rows of a file that was made of what is here: the server knows nothing of it. */
  readonly onMadeHere?: ((rows: number) => void) | undefined;
  /** Default: in a worker. */
  readonly writeXlsx?: XlsxWriter;
}

/** Exports the list as shown: its columns in order, every row of the result. */
export const ExportMenu = memo(function ExportMenu(props: ExportMenuProps) {
  const { label, jsonl, writeXlsx = xlsxAside } = props;
  const { t } = useLingui();
  const sentenceFor = useFailureSentence();
  const today = useToday();
  const { files } = useBrowser();
  const announcer = useAnnouncer();
  const making = useFileMaking();
  const save = async (suffix: string, make: FileMaker) => {
    const file = await making
      .make((told, signal) => make(tablesFor(props, told, signal), signal))
      .catch((failure: unknown) => announcer.error(sentenceFor(failure)));
    if (file) files.give(`${label} ${today}.${suffix}`, file);
  };
  return (
    <>
      <ButtonMenu
        label={t`Export`}
        icon="download"
        size="sm"
        variant="quiet"
        loading={making.isMaking}
        items={[
          {
            id: 'xlsx',
            label: t`Excel (XLSX)`,
            onSelect: () => void save('xlsx', (tables, signal) => writeXlsx(tables, label, signal)),
          },
          { id: 'csv', label: t`Text (CSV)`, onSelect: () => void save('csv', csvOf) },
          ...linesItem(jsonl, save, t`Lines (JSONL)`),
        ]}
      />
      {making.progress && <ExportProgress {...making.progress} onCancel={making.cancel} />}
    </>
  );
});

const linesItem = (
  jsonl: ExportMenuProps['jsonl'],
  save: (suffix: string, make: FileMaker) => Promise<void>,
  label: string,
) =>
  jsonl === undefined
    ? []
    : [{ id: 'jsonl', label, onSelect: () => void save('jsonl', (_, signal) => jsonl(signal)) }];

function useFailureSentence(): (failure: unknown) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (failure) =>
    failure instanceof RangeError
      ? t`A workbook has at most ${format.count(SHEET_ROWS)} rows. Choose Text (CSV), or filter the list.`
      : (detailOf(failure) ?? t`Couldn't create the file. Check your connection.`);
}

type Tables = AsyncIterable<ExportTable>;
type FileMaker = (tables: Tables, signal: AbortSignal) => Promise<Blob>;

async function* tablesFor(
  { table, pieces, onMadeHere }: ExportMenuProps,
  told: Told,
  signal: AbortSignal,
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
