import { Trans, useLingui } from '@lingui/react/macro';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import { usePhone } from '#views/ui/use-media-query.ts';
import { isMendable } from '#model/areas/integrations/data-import/import-standing.ts';
import { LineCards } from './line-cards.tsx';
import { LineSheetPart } from './line-sheet-part.tsx';
import type { StepProps } from './step-props.ts';
import { ColumnNotes } from './column-notes.tsx';
import { useImportLines } from './use-import-lines.ts';
import { useLineFilters } from './use-line-filters.ts';

/** Every line with its verdict; what is wrong is put right in place. [DIS7, DIS8] */
export function ImportLines({ row, mapping }: StepProps) {
  const { t } = useLingui();
  const isPhone = usePhone();
  const [query, setQuery] = useAddress();
  const filters = useLineFilters(row);
  const active = filters.find(({ id }) => id === query['lines']) ?? filters[0];
  const only = active?.only ?? null;
  const lines = useImportLines(row, only);
  const isOpen = useMayMend(row);
  const Shown = isPhone ? LineCards : LineSheetPart;
  return (
    <div className="ui-list import-lines">
      <ColumnNotes row={row} mapping={mapping} lines={lines} mayMend={isOpen} />
      <Tabs
        label={t`Lines by what becomes of them`}
        tabs={filters}
        active={active?.id ?? ''}
        onChange={(id) => setQuery({ lines: id === filters[0]?.id ? undefined : id })}
      />
      {lines.pages.hasFailed && <Unfetched onRetry={() => lines.pages.refresh()} />}
      <Shown
        key={only}
        row={row}
        lines={lines}
        mayMend={isOpen}
        question={`${only ?? 'all'} ${String(row.state)}`}
      />
    </div>
  );
}

const Unfetched = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Notice
    tone="warning"
    actions={
      <Button size="sm" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    }
  >
    <Trans>The lines could not be fetched. They are on the server, not on this device.</Trans>
  </Notice>
);

/** Lines can be put right until they are taken, by who may import. */
function useMayMend(row: DataImportRow): boolean {
  const may = useModel().may('dataImport.create');
  return may && isMendable(row);
}
