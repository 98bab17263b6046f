import './api-client.css';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ApiClientRow } from '#model/areas/integrations/api-client/api-client.kind.ts';
import type { ClientUse } from '#model/areas/integrations/api-client/client-calls.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useRoleOf } from '#views/areas/setup/role/role-name.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { ApiClientPanel } from './api-client-panel.tsx';
import { apiClientFields } from './api-client.fields.ts';
import { apiClientWords } from './api-client.look.ts';
import { IssuedSecret, type MadeSecret } from './new-secret.ts';
import { SecretDialog } from './secret-dialog.tsx';

/** The API clients of the company; one opens next to the list. A new secret is shown once the server has it. */
export function ApiClientListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const [made, setMade] = useState<MadeSecret | null>(null);
  const clients = useRows('apiClient');
  const holder = made && clients.find(({ secret }) => secret.hash === made.kept.hash);
  return (
    <IssuedSecret value={setMade}>
      <RecordListPage
        kind="apiClient"
        words={apiClientWords}
        fields={apiClientFields}
        panel={ApiClientPanel}
        creator="apiClient.manage"
        within={{
          title: i18n._(apiClientWords.many),
          parts: (
            <p className="api-link">
              <UiLink to={paths.to('/apps/integrations/api-clients/reference')}>{t`API reference`}</UiLink>
            </p>
          ),
        }}
        own={{
          columns: useColumns(),
          // A second secret is made one by one, where it is shown.
          bulk: { words: apiClientWords, commands: ['finish', 'resume', 'suspend', 'revoke'] },
          defaultSort: { column: 'name', direction: 'ascending' },
          sorts: { name: ({ name }) => name },
        }}
      />
      {holder && <SecretDialog name={holder.name} secret={made.secret} onClose={() => setMade(null)} />}
    </IssuedSecret>
  );
}

function useColumns(): readonly ListColumn<ApiClientRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const personName = usePersonName();
  const roleOf = useRoleOf();
  const usageOf = useUses();
  return [
    { id: 'name', header: t`Name`, width: { share: 2, min: 160 }, cell: ({ name }) => name },
    {
      id: 'role',
      header: t`Role`,
      width: { share: 1, min: 120 },
      cell: ({ role }) => (role === null ? t`Own permissions` : roleOf(role)),
    },
    { id: 'owner', header: t`Owner`, width: { share: 1, min: 120 }, cell: ({ owner }) => personName(owner) },
    {
      id: 'secret',
      header: t`Secret`,
      width: 100,
      cell: ({ secret }) => <code>{`…${secret.lastFour}`}</code>,
      value: ({ secret }) => secret.lastFour,
    },
    {
      id: 'calls',
      header: t`Calls, 30 days`,
      width: 130,
      align: 'end',
      cell: ({ id }) => format.count(usageOf(id)?.calls ?? 0),
      value: ({ id }) => usageOf(id)?.calls ?? 0,
    },
    {
      id: 'lastUsed',
      header: t`Last used`,
      width: 150,
      cell: ({ id }) => lastOf(usageOf(id), format.dateTime) ?? t`Never`,
    },
    useStateColumn(apiClientWords, { width: 150 }),
  ];
}

const lastOf = (use: ClientUse | undefined, said: (at: string) => string): string | undefined =>
  use && said(use.lastAt);

/** How much each client was used, as far as the server has told it. */
function useUses(): (client: string) => ClientUse | undefined {
  const { apiClients } = useApp();
  const { company } = useModel();
  const told = useAsync(String(company), async () => (await apiClients(company)).uses());
  const uses = told.status === 'ready' ? told.value : [];
  return (client) => uses.find((one) => one.client === client);
}
