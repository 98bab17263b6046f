import { useLingui } from '@lingui/react/macro';
import type { AssemblyRow } from '#model/areas/stock/assembly/assembly.facts.ts';
import { assemblyListing } from '#model/areas/stock/assembly/assembly.listing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import { useRefused } from '#views/kit/document/use-refused.ts';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { useWarehouseOptions } from '#views/kit/document/use-warehouse-options.ts';
import { useAssemblyColumns } from './assembly-columns.tsx';
import { ASSEMBLIES, pathOf } from './assembly-paths.ts';
import { assemblyWords } from './assembly.look.ts';
import { modeWords } from './assembly.messages.ts';

/** Assemblies: to be built, in part or whole, and taken apart. */
export function AssemblyListPage() {
  const { i18n } = useLingui();
  const header = <PageHeader title={i18n._(assemblyWords.many)} primary={<NewAssembly />} />;
  return <ListPage definition={useAssemblyList()} header={header} />;
}

function NewAssembly() {
  const { t } = useLingui();
  const paths = usePaths();
  const refused = useRefused('assembly');
  const refusal = useCreationRefusal('assembly');
  return (
    <Button variant="primary" icon="plus" to={paths.to(`${ASSEMBLIES}/create`)} {...refused(refusal)}>
      {t`New assembly`}
    </Button>
  );
}

function useAssemblyList(): ListDefinition<AssemblyRow> {
  const { i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const list = assemblyWords.list;
  const say = (part: 'search' | 'narrowed' | 'none' | 'text'): string => (list ? i18n._(list[part]) : '');
  return {
    id: 'assembly',
    label: i18n._(assemblyWords.many),
    rows: useRows('assembly'),
    rowId: (row) => row.id,
    href: (row) => paths.to(pathOf(row.id)),
    onOpen: (row) => paths.go(pathOf(row.id)),
    onCreate: () => paths.go(`${ASSEMBLIES}/create`),
    pending: (row) => pending.has(`assembly/${row.id}`),
    searchHint: say('search'),
    ...useListed<AssemblyRow>(assemblyListing).parts,
    tabs: useStateWords(assemblyWords).tabs,
    filters: useAssemblyFilters(),
    columns: useAssemblyColumns(),
    defaultSort: { column: 'number', direction: 'descending' },
    bulk: { words: assemblyWords, commands: ['release', 'cancel'] },
    empty: { icon: 'assembly', narrowed: say('narrowed'), none: say('none'), text: say('text') },
  };
}

function useAssemblyFilters(): readonly ListFilter<AssemblyRow>[] {
  const { t, i18n } = useLingui();
  const { choice, days } = useListed<AssemblyRow>(assemblyListing);
  const modes = Object.entries(modeWords).map(([value, said]) => ({ value, label: i18n._(said) }));
  return [
    choice({ id: 'mode', label: t`What is done`, options: modes }),
    choice({ id: 'warehouse', label: t`Warehouse`, options: useWarehouseOptions() }),
    days({ id: 'due', label: t`Due` }),
    days({ id: 'created', label: t`Created` }),
  ];
}
