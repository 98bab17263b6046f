import { useLingui } from '@lingui/react/macro';
import type { AccountRow } from '#model/areas/setup/account/account.facts.ts';
import { isArchived } from '#model/engine/archived.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useCoreResources } from '../core-resources/use-core-resources.tsx';
import { AccountPanel } from './account-panel.tsx';
import { accountFields } from './account.fields.ts';
import { accountWords } from './account.look.ts';
import { SieFileLink } from './sie-file-link.tsx';

/** The accounts of the company, and how many reasons name each; one opens next to the list. */
export function AccountListPage() {
  return (
    <RecordListPage
      kind="account"
      words={accountWords}
      fields={accountFields}
      panel={AccountPanel}
      within={{ ...useCoreResources('/accounts'), actions: <SieFileLink /> }}
      own={{ columns: useColumns() }}
    />
  );
}

function useColumns(): readonly ListColumn<AccountRow>[] {
  const { t } = useLingui();
  const nameOf = useProductName();
  const reasons = useRows('reason');
  const usedBy = ({ id }: AccountRow): number =>
    reasons.filter((reason) => reason.account === id && !isArchived(reason)).length;
  return [
    { id: 'number', header: t`Number`, width: 120, cell: ({ number }) => number },
    { id: 'name', header: t`Name`, width: { share: 3, min: 200 }, cell: nameOf, value: nameOf },
    {
      id: 'origin',
      header: t`Origin`,
      width: 110,
      cell: ({ builtIn }) => (builtIn ? t`Built-in` : t`Own`),
    },
    {
      id: 'usedBy',
      header: t`Used by reasons`,
      width: 150,
      align: 'end',
      cell: (row) => String(usedBy(row) || ''),
      value: usedBy,
    },
    useStateColumn(accountWords, { width: 130 }),
  ];
}
