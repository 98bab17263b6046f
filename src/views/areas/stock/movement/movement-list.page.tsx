import { useLingui } from '@lingui/react/macro';
import type { MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { movementListing } from '#model/areas/stock/movement/movement.listing.ts';
import { ANYONE } from '#model/lists/anyone.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useModel, usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import { useRefused } from '#views/kit/document/use-refused.ts';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { ListPart } from '#views/kit/list/list-page.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { StockLedger } from '../stock-ledger/stock-ledger.tsx';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import { useWarehouseOptions } from '#views/kit/document/use-warehouse-options.ts';
import { useMovementColumns } from './movement-columns.tsx';
import { movementWords } from './movement.look.ts';
import { purposeWords } from './movement.messages.ts';
import { pathOf, MOVEMENTS, TWO_SCANS } from './movement-paths.ts';

/** Movements: to be moved, on their way, done; and every move of stock. */
export function MovementListPage() {
  const { t, i18n } = useLingui();
  const model = useModel();
  const sees = model.may('movement.view');
  const [query, setQuery] = useAddress();
  const active = query['tab'] === LEDGER || !sees ? LEDGER : 'movements';
  const tabs = [
    ...(sees
      ? [{ id: 'movements', label: i18n._(movementWords.many), icon: 'arrowsExchange' as const }]
      : []),
    { id: LEDGER, label: t`Ledger`, icon: 'history' as const },
  ];
  return (
    <>
      <PageHeader title={i18n._(movementWords.many)} primary={<NewMovement />} actions={<MoveByScanning />} />
      <Tabs
        label={i18n._(movementWords.many)}
        active={active}
        tabs={tabs}
        onChange={(tab) => setQuery({ ...AFRESH, tab: tab === LEDGER ? tab : undefined })}
      >
        {active === LEDGER ? <StockLedger /> : <Movements />}
      </Tabs>
    </>
  );
}

const LEDGER = 'ledger';
/** What narrows one tab says nothing about the other. */
const AFRESH = { q: undefined, state: undefined, sort: undefined };

function NewMovement() {
  const { t } = useLingui();
  const paths = usePaths();
  const refused = useRefused('movement');
  const refusal = useCreationRefusal('movement');
  return (
    <Button variant="primary" icon="plus" to={paths.to(`${MOVEMENTS}/create`)} {...refused(refusal)}>
      {t`New movement`}
    </Button>
  );
}

function MoveByScanning() {
  const { t } = useLingui();
  const model = useModel();
  const paths = usePaths();
  const refusal = useCreationRefusal('movement');
  if (refusal || !model.may('movement.work')) return null;
  return (
    <Button icon="scan" to={paths.to(TWO_SCANS)} data-testid="move-by-scanning">
      {t`Move by scanning`}
    </Button>
  );
}

const Movements = () => <ListPart definition={useMovementList()} />;

function useMovementList(): ListDefinition<MovementRow> {
  const { i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const list = movementWords.list;
  const say = (part: 'search' | 'narrowed' | 'none' | 'text'): string => (list ? i18n._(list[part]) : '');
  return {
    id: 'movement',
    label: i18n._(movementWords.many),
    height: 'max(20rem, calc(100dvh - 22rem))',
    rows: useRows('movement'),
    rowId: (row) => row.id,
    href: (row) => paths.to(pathOf(row.id)),
    onOpen: (row) => paths.go(pathOf(row.id)),
    onCreate: () => paths.go(`${MOVEMENTS}/create`),
    pending: (row) => pending.has(`movement/${row.id}`),
    searchHint: say('search'),
    ...useListed<MovementRow>(movementListing).parts,
    tabs: useStateWords(movementWords).tabs,
    filters: useMovementFilters(),
    columns: useMovementColumns(),
    defaultSort: { column: 'number', direction: 'descending' },
    bulk: { words: movementWords, commands: ['reserve', 'move', 'approve', 'cancel'] },
    empty: { icon: 'arrowsExchange', narrowed: say('narrowed'), none: say('none'), text: say('text') },
  };
}

function useMovementFilters(): readonly ListFilter<MovementRow>[] {
  const { t, i18n } = useLingui();
  const { user } = useModel();
  const { choice, days } = useListed<MovementRow>(movementListing);
  const warehouses = useWarehouseOptions();
  const purposes = Object.entries(purposeWords).map(([value, said]) => ({ value, label: i18n._(said) }));
  return [
    choice({ id: 'purpose', label: t`Kind`, options: purposes }),
    choice({
      id: 'todo',
      label: t`To do`,
      options: [
        { value: user, label: t`Mine` },
        { value: ANYONE, label: t`Unclaimed` },
      ],
    }),
    choice({ id: 'from', label: t`From warehouse`, options: warehouses }),
    choice({ id: 'to', label: t`To warehouse`, options: warehouses }),
    days({ id: 'due', label: t`Due` }),
    days({ id: 'created', label: t`Created` }),
  ];
}
