import type { OnProgress } from '#views/kit/list/export-table.ts';
import { useLingui } from '@lingui/react/macro';
import type { AuditAsk, AuditEntry } from '#model/audit/audit-answer.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { ExportMenu } from '#views/kit/list/export-menu.tsx';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { tablesOf, tableWork } from '#views/kit/list/list-export.ts';
import { useLatest } from '#views/ui/use-latest.ts';

interface AuditExportProps {
  readonly ask: AuditAsk;
  readonly shown: readonly ListColumn<AuditEntry>[];
}

const sameHeader = (header: string): string => header;

/** All entries that the filters leave, from the server, as a table or line by line. The log tells of it. [AUV5] */
export function AuditExport({ ask, shown }: AuditExportProps) {
  const { t } = useLingui();
  const { company } = useModel();
  const { audit } = useApp();
  const pieces = useLatest(async function* pieces(told: OnProgress, signal: AbortSignal) {
    const entries = await (await audit(company)).export(ask, signal);
    yield* tablesOf(shown, entries, sameHeader, (done) => told(done, done));
  });
  const jsonl = useLatest(async (signal: AbortSignal) => (await audit(company)).lines(ask, signal));
  return (
    <ExportMenu
      label={t`Audit log`}
      table={useLatest(() => tableWork(shown, [], sameHeader))}
      pieces={pieces}
      jsonl={jsonl}
    />
  );
}
