import { useLingui } from '@lingui/react/macro';
import type { PickRow } from '#model/areas/sales/pick/pick.facts.ts';
import { ANYONE } from '#model/lists/anyone.ts';
import { pickListing } from '#model/areas/sales/sales-order/pick.listing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, usePendingDocuments, useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { PageHeader } from '#views/ui/page-header.tsx';
import { pickContext, type PickContext } from './pick-context.ts';
import { usePickColumns } from './pick-columns.tsx';
import { pickWords } from './pick.look.ts';

/** The part of the list's query that narrows it to what is for its reader to do. */
const TO_DO = 'todo';

type ContextOf = (row: PickRow) => PickContext;

const unknown = (): PickContext => ({ order: '', customer: '', promisedOn: '', priority: 0 });

/** Pick lists: waiting, in progress and by whom, paused. */
export function PickListPage() {
  const { t } = useLingui();
  return (
    <ListPage
      header={
        <PageHeader title={t`Picking`} subtitle={t`Claim a pick list and pick it with a phone or scanner`} />
      }
      definition={usePickList()}
    />
  );
}

function usePickList(): ListDefinition<PickRow> {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const { user } = useModel();
  const pending = usePendingDocuments();
  const contextOf = useQuery<ContextOf>(['salesOrder', 'customer'], '', pickContext, unknown);
  const at = (row: PickRow): string => `/apps/warehouse/picking/${row.id}`;
  return {
    id: 'pick',
    label: i18n._(pickWords.many),
    rows: useRows('pick'),
    rowId: (row) => row.id,
    href: (row) => paths.to(at(row)),
    onOpen: (row) => paths.go(at(row)),
    pending: (row) => pending.has(`pick/${row.id}`),
    first: { [TO_DO]: `${user},${ANYONE}` },
    searchHint: t`Number, order or customer`,
    ...useListed<PickRow>(pickListing).parts,
    tabs: useStateWords(pickWords).tabs,
    filters: usePickFilters(),
    columns: usePickColumns(contextOf),
    defaultSort: { column: 'released', direction: 'descending' },
    bulk: { words: pickWords, commands: ['pause', 'cancel'] },
    empty: {
      icon: 'scan',
      narrowed: t`No pick list matches`,
      none: t`Nothing to pick`,
      text: t`Orders released to picking appear here as pick lists.`,
    },
  };
}

function usePickFilters(): readonly ListFilter<PickRow>[] {
  const { t } = useLingui();
  const personName = usePersonName();
  const { user } = useModel();
  const { choice, days } = useListed<PickRow>(pickListing);
  const pickers = new Set(useRows('pick').flatMap((row) => row.claimedBy ?? []));
  return [
    choice({
      id: TO_DO,
      label: t`To do`,
      options: [
        { value: user, label: t`Mine` },
        { value: ANYONE, label: t`Unclaimed` },
      ],
    }),
    choice({
      id: 'by',
      label: t`Picker`,
      options: [...pickers].map((value) => ({ value, label: personName(value) })),
    }),
    days({ id: 'promised', label: t`Promised` }),
    days({ id: 'released', label: t`Released` }),
  ];
}
