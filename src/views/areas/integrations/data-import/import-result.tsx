import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { placeOf } from '#views/kind-registry.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { isStopped, isUndone } from '#model/areas/integrations/data-import/import-standing.ts';
import { useDesk } from './use-import-lines.ts';
import { kindOfTarget, useTargetName } from './use-target-name.ts';

/** What became of the lines, where the records are, and the rejected ones as a file. [DIS12] */
export function ImportResult({ row }: { readonly row: DataImportRow }) {
  return (
    <div className="ui-stack">
      <Ending row={row} />
      <Figures row={row} />
      <Panel>
        <div className="ui-row">
          <Records row={row} />
          <RejectedFiles row={row} />
        </div>
      </Panel>
    </div>
  );
}

function Ending({ row }: { readonly row: DataImportRow }) {
  const { t } = useLingui();
  const { taken, undone, rejected } = row.counts;
  const left = t`${plural(rejected, { one: '# line was rejected', other: '# lines were rejected' })}: correct them under Lines and import again, or fetch them as a file.`;
  if (isUndone(row))
    return (
      <Notice tone={taken > 0 ? 'warning' : 'success'} title={t`The import is undone`}>
        {taken > 0
          ? t`${plural(taken, { one: '# line stays', other: '# lines stay' })}, because something builds on it. Under Lines, Kept says what.`
          : t`${plural(undone, { one: '# line was taken back.', other: '# lines were taken back.' })}`}
      </Notice>
    );
  if (isStopped(row))
    return (
      <Notice tone="warning" title={t`The work was stopped`}>
        <Trans>What was imported by then is in the company. Go on with Import, or undo it.</Trans>
      </Notice>
    );
  return (
    <Notice
      tone={rejected > 0 ? 'warning' : 'success'}
      title={t`${plural(taken, { one: '# line is imported', other: '# lines are imported' })}`}
    >
      {rejected > 0 ? left : <Trans>Every line was taken, or was there already.</Trans>}
    </Notice>
  );
}

function Figures({ row: { counts, table } }: { readonly row: DataImportRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const waiting = counts.create + counts.update;
  return (
    <Stats>
      <Stat label={t`Lines`} figure={format.count(table.lines)} />
      <Stat label={t`Imported`} figure={format.count(counts.taken)} />
      {waiting > 0 && <Stat label={t`Not imported yet`} figure={format.count(waiting)} />}
      <Stat label={t`There already`} figure={format.count(counts.same)} />
      <Stat label={t({ message: 'Rejected', context: 'lines' })} figure={format.count(counts.rejected)} />
      {counts.undone > 0 && <Stat label={t`Undone`} figure={format.count(counts.undone)} />}
    </Stats>
  );
}

/** The list that holds what was imported. */
function Records({ row: { mapping } }: { readonly row: DataImportRow }) {
  const paths = usePaths();
  const name = useTargetName()(mapping.target);
  const kind = kindOfTarget(mapping.target);
  const place = kind && placeOf(kind);
  if (!place) return null;
  return (
    <Button icon={place.icon} to={paths.to(place.list.path)}>
      {name}
    </Button>
  );
}

/** The rejected lines as the file had them, with the reason behind each. */
function RejectedFiles({ row }: { readonly row: DataImportRow }) {
  const { id, counts } = row;
  const { t } = useLingui();
  const desk = useDesk();
  const found = useAsync(`rejected ${id}`, desk);
  if (found.status !== 'ready') return null;
  const link = (of: 'rejected' | 'kept', format: 'csv' | 'xlsx', label: string) => (
    <a
      className="ui-button"
      data-variant="secondary"
      data-size="md"
      href={found.value.rejected(id, format, of)}
      download
      data-testid={`${of}-${format}`}
    >
      {label}
    </a>
  );
  return (
    <>
      {counts.rejected > 0 && link('rejected', 'xlsx', t`Rejected lines (XLSX)`)}
      {counts.rejected > 0 && link('rejected', 'csv', t`Rejected lines (CSV)`)}
      {isUndone(row) && counts.taken > 0 && link('kept', 'xlsx', t`Lines that stay (XLSX)`)}
    </>
  );
}
