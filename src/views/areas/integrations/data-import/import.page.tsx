import './data-import.css';
import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import type { DocumentTab } from '#views/kit/document/document-tab.ts';
import { Notice } from '#views/ui/notice.tsx';
import { useIsOffline } from '#views/navigation/use-connectivity.ts';
import { ColumnsStep } from './columns-step.tsx';
import { dataImportWords } from './data-import.look.ts';
import { ImportLines } from './import-lines.tsx';
import { IMPORTS } from './import-paths.ts';
import { ImportResult } from './import-result.tsx';
import { isBeforeRun, isUnread } from '#model/areas/integrations/data-import/import-standing.ts';
import { UndoDialog } from './undo-dialog.tsx';
import { useMapping, type Mapping } from './use-mapping.ts';
import { useTargetName } from './use-target-name.ts';
import { workOf, WorkProgress } from './work-progress.tsx';

/** One import: its columns are mapped, its lines checked and put right, taken into the company, and taken back. */
export function ImportPage({ row }: { readonly row: DataImportRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const mapping = useMapping(row);
  const [isUndoing, setUndoing] = useState(false);
  const targetName = useTargetName();
  const { lines } = row.table;
  const work = workOf(row);
  const isOffline = useIsOffline();
  return (
    <>
      {isOffline && (
        <Notice tone="warning">
          {t`An import needs a connection to the server. What you see is how it stood last.`}
        </Notice>
      )}
      <DocumentPage
        words={dataImportWords}
        row={row}
        title={row.file.name}
        subtitle={t`${targetName(mapping.value.target)}, ${plural(lines, { one: '# line', other: '# lines' })}`}
        back={{ label: t`Imports`, to: paths.to(IMPORTS) }}
        overrides={{ check: mapping.check, undo: () => setUndoing(true) }}
        tabs={useTabs(row, mapping)}
        {...(work && { standing: <WorkProgress key={work} row={row} work={work} /> })}
      />
      {isUndoing && <UndoDialog row={row} onClose={() => setUndoing(false)} />}
    </>
  );
}

/** What matters in the state comes first. */
function useTabs(row: DataImportRow, mapping: Mapping): readonly DocumentTab[] {
  const { t } = useLingui();
  const columns: DocumentTab = {
    id: 'columns',
    label: t`Columns`,
    content: <ColumnsStep row={row} mapping={mapping} />,
  };
  const lines: DocumentTab = {
    id: 'lines',
    label: t`Lines`,
    content: <ImportLines row={row} mapping={mapping} />,
  };
  const result: DocumentTab = { id: 'result', label: t`Result`, content: <ImportResult row={row} /> };
  if (isUnread(row)) return [columns];
  return isBeforeRun(row) ? [lines, columns] : [result, lines, columns];
}
