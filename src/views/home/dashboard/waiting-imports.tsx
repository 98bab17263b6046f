import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { pathOf } from '#views/areas/integrations/data-import/import-paths.ts';
import { isStopped, isUnjudged, isWaiting } from '#model/areas/integrations/data-import/import-standing.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';

const MOST = 3;
/** Imports that wait for somebody or were stopped, for who may import. [DIS15] */
export function WaitingImports() {
  const { t } = useLingui();
  const paths = usePaths();
  const mayImport = useModel().may('dataImport.create');
  const found = useRows('dataImport').filter(isWaiting);
  if (!mayImport || found.length === 0) return null;
  const stopped = found.filter(isStopped).length;
  const latest = found.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt)).slice(0, MOST);
  return (
    <Notice
      tone={stopped > 0 ? 'warning' : 'info'}
      title={t`${plural(found.length, { one: '# import waits for you', other: '# imports wait for you' })}`}
    >
      {latest.map((row) => (
        <div key={row.id}>
          <UiLink to={paths.to(pathOf(row.id))}>{row.file.name}</UiLink> <Standing row={row} />
        </div>
      ))}
    </Notice>
  );
}

function Standing({ row }: { readonly row: DataImportRow }) {
  const { t } = useLingui();
  const { counts } = row;
  if (isUnjudged(row)) return <>{t`has columns to map`}</>;
  if (isStopped(row)) return <>{t`was stopped before its end`}</>;
  return counts.rejected > 0 ? (
    <>{t`${plural(counts.rejected, { one: 'is checked, # line is rejected', other: 'is checked, # lines are rejected' })}`}</>
  ) : (
    <>{t`is checked and can be imported`}</>
  );
}
