import { useLingui } from '@lingui/react/macro';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { PageHeader } from '#views/ui/page-header.tsx';
import { BeginImport } from './begin-import.tsx';
import { dataImportWords } from './data-import.look.ts';
import { useImportColumns } from './import-columns.tsx';
import { pathOf } from './import-paths.ts';
import { useTargetName } from './use-target-name.ts';

/** Where files come in, and every import so far. [DIS1, DIS3] */
export function ImportListPage() {
  const { t } = useLingui();
  const [query] = useAddress();
  const target = query['target'] ?? null;
  return (
    <ListPage
      header={
        <div className="ui-stack import-begin">
          <PageHeader
            title={t`Import`}
            subtitle={t`Bring products, parties, prices, stock and orders from files of other systems.`}
          />
          <BeginImport key={target} target={target} />
        </div>
      }
      definition={useImportList()}
    />
  );
}

function useImportList(): ListDefinition<DataImportRow> {
  const { i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const targetName = useTargetName();
  const list = dataImportWords.list;
  const say = (part: 'search' | 'narrowed' | 'none' | 'text'): string => (list ? i18n._(list[part]) : '');
  return {
    id: 'dataImport',
    label: i18n._(dataImportWords.many),
    height: 'max(16rem, calc(100dvh - 36rem))',
    rows: useRows('dataImport'),
    rowId: ({ id }) => id,
    href: ({ id }) => paths.to(pathOf(id)),
    onOpen: ({ id }) => paths.go(pathOf(id)),
    pending: ({ id }) => pending.has(`dataImport/${id}`),
    text: ({ file, mapping }) => `${file.name} ${targetName(mapping.target)}`.toLowerCase(),
    searchHint: say('search'),
    state: ({ state }) => String(state),
    tabs: useStateWords(dataImportWords).tabs,
    sorts: {
      file: ({ file }) => file.name,
      at: ({ createdAt }) => createdAt,
      lines: ({ table }) => table.lines,
      taken: ({ counts }) => counts.taken,
      rejected: ({ counts }) => counts.rejected,
    },
    defaultSort: { column: 'at', direction: 'descending' },
    columns: useImportColumns(),
    bulk: { words: dataImportWords, commands: ['undo', 'discard'] },
    empty: { icon: 'upload', narrowed: say('narrowed'), none: say('none'), text: say('text') },
  };
}
