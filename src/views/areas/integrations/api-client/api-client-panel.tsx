import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { apiClientForm, type ApiClientForm } from '#model/areas/integrations/api-client/api-client.facts.ts';
import type { ApiClientRow } from '#model/areas/integrations/api-client/api-client.kind.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { DocumentHistory } from '#views/kit/document-page/document-history.tsx';
import { DocumentTabs } from '#views/kit/document-page/document-tabs.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { RecordPanel, type RecordFormProps, type RecordTabsProps } from '#views/kit/records/record-panel.tsx';
import { knownOf } from '#views/areas/setup/role/permission-choice.ts';
import { Notice } from '#views/ui/notice.tsx';
import { ApiClientFields } from './api-client-fields.tsx';
import { apiClientFields } from './api-client.fields.ts';
import { apiClientWords } from './api-client.look.ts';
import { ClientCalls } from './client-calls.tsx';
import { ClientFacts } from './client-facts.tsx';
import { canMakeSecrets, useIssuedSecret, useNewSecret } from './new-secret.ts';
import { RotateDialog } from './rotate-dialog.tsx';

interface ApiClientPanelProps {
  /** Undefined for a new client. */
  readonly row?: ApiClientRow | undefined;
  readonly onClose: () => void;
}

/** What an API client may do and did; without a row, a new one. Read-only for those who may not change it. */
export function ApiClientPanel({ row, onClose }: ApiClientPanelProps) {
  const [, setQuery] = useAddress();
  const [isRotating, setIsRotating] = useState(false);
  const given = useIssuedSecret();
  const made = useNewSecret();
  return (
    <>
      <RecordPanel
        kind="apiClient"
        words={apiClientWords}
        schema={apiClientForm}
        fields={apiClientFields}
        row={row}
        written={writtenOf(row)}
        title={row?.name}
        watches={['member', 'role']}
        overrides={{ rotate: () => setIsRotating(true) }}
        form={ApiClientContent}
        tabs={ApiClientTabs}
        bornWith={() => {
          if (!made) return {};
          given(made);
          return { secret: made.kept };
        }}
        onRefused={row && (() => setQuery({ tab: undefined }))}
        onClose={onClose}
      />
      {isRotating && row && <RotateDialog row={row} onClose={() => setIsRotating(false)} />}
    </>
  );
}

/** What the form begins with. */
const writtenOf = (row: ApiClientRow | undefined): ApiClientForm => ({
  name: row?.name ?? '',
  role: row?.role ?? null,
  permissions: knownOf(row?.permissions ?? []),
  warehouses: row?.warehouses ? [...row.warehouses] : null,
  addresses: [...(row?.addresses ?? [])],
  expiresOn: row?.expiresOn ?? null,
  rate: row?.rate ?? 'standard',
});

function ApiClientContent({ form, row, focus, refusal }: RecordFormProps<ApiClientForm, ApiClientRow>) {
  const { t } = useLingui();
  const mayManage = useModel().may('apiClient.manage');
  if (row && refusal && !form.isDirty)
    return (
      <>
        {mayManage && <RefusalNotice kind="apiClient" refusal={refusal} tone="info" />}
        <ClientFacts row={row} isWhole />
      </>
    );
  return (
    <>
      {!canMakeSecrets() && <Notice tone="warning">{t`Secrets are made on pages served over https.`}</Notice>}
      {row && <ClientFacts row={row} />}
      <ApiClientFields form={form} focus={focus} />
    </>
  );
}

function ApiClientTabs({ row, words, title, fields }: RecordTabsProps<ApiClientRow>) {
  const { t } = useLingui();
  return (
    <div>
      <DocumentTabs
        label={title}
        tabs={[
          { id: 'settings', label: t`Settings`, content: fields },
          { id: 'calls', label: t`Calls`, content: <ClientCalls client={row.id} /> },
          { id: 'history', label: t`History`, content: <DocumentHistory words={words} row={row} /> },
        ]}
      />
    </div>
  );
}
