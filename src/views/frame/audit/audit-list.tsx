import { useMemo, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { AuditAsk, AuditEntry } from '#model/audit/audit-answer.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { AskedQuery, useFollowed } from '#views/kit/list/asked-query.tsx';
import { CellHover } from '#views/kit/list/cell-hover.tsx';
import { ColumnPanel } from '#views/kit/list/column-panel.tsx';
import { FilterBar } from '#views/kit/list/filter-bar.tsx';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { placedColumns, shownColumns } from '#views/kit/list/list-layout.ts';
import { useListSetting } from '#views/kit/list/use-list-views.ts';
import { Button } from '#views/ui/button.tsx';
import { DataList } from '#views/ui/data-list.tsx';
import { useLatest } from '#views/ui/use-latest.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { AuditExport } from './audit-export.tsx';
import { AuditEntryDialog } from './audit-entry-dialog.tsx';
import { useAuditFilters } from './audit-filters.ts';
import { AuditNotes, NoEntries } from './audit-notes.tsx';
import { askIn, auditParts, isNarrowed } from '#views/kit/document-page/audit-query.ts';
import { useAudit } from './use-audit.ts';

const LIST = 'auditLog';
const apart = auditParts.map((id) => ({ id }));

/** The entries of the audit log, read from the server as far as they are looked at. */
export function AuditList() {
  const { first } = useListSetting(LIST);
  return (
    <AskedQuery first={first} apart={apart}>
      <Entries />
    </AskedQuery>
  );
}

function Entries() {
  const { t } = useLingui();
  const { setting } = useListSetting(LIST);
  const { followed } = useFollowed();
  const ask = askIn(followed);
  const audited = useAudit(ask);
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const columns = useAuditColumns();
  const filters = useAuditFilters(ask, audited.entries);
  const { layout } = setting;
  const shown = useMemo(() => shownColumns(placedColumns(columns, layout)), [columns, layout]);
  return (
    <>
      <CellHover columns={shown} lines={audited.entries}>
        <DataList<AuditEntry>
          label={t`Audit log`}
          rows={audited.entries}
          rowId={({ id }) => id}
          beyond={audited.beyond}
          loading={audited.entries.length === 0 && audited.status === 'asking'}
          question={audited.key}
          columns={shown}
          search={useSearch()}
          isCounted={false}
          filters={<FilterBar filters={filters} />}
          actions={<Tools {...{ ask, columns, shown }} onRefresh={audited.refresh} />}
          density={layout.density ?? undefined}
          arranged={layout.columns !== null}
          onOpen={setOpened}
          empty={<NoEntries isFailed={audited.status === 'failed'} isNarrowed={isNarrowed(ask)} />}
        />
      </CellHover>
      <AuditNotes audited={audited} />
      {opened && <AuditEntryDialog entry={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function useSearch() {
  const { t } = useLingui();
  const { query, change } = useFollowed();
  return {
    value: query['q'] ?? '',
    onChange: (q: string) => change({ q: q || undefined }),
    placeholder: t`Number, code or SKU of a document`,
  };
}

interface ToolsProps {
  readonly ask: AuditAsk;
  readonly columns: readonly ListColumn<AuditEntry>[];
  readonly shown: readonly ListColumn<AuditEntry>[];
  readonly onRefresh: () => void;
}

function Tools({ ask, columns, shown, onRefresh }: ToolsProps) {
  const { t } = useLingui();
  const { setting, keep } = useListSetting(LIST);
  return (
    <>
      <Button variant="quiet" size="sm" icon="refresh" onClick={onRefresh}>
        {t`Refresh`}
      </Button>
      <ColumnPanel
        columns={columns}
        layout={setting.layout}
        onChange={useLatest((layout) => keep({ layout }))}
      />
      {useModel().may('audit.export') && <AuditExport ask={ask} shown={shown} />}
    </>
  );
}
