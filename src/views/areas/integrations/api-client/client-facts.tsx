import { useLingui } from '@lingui/react/macro';
import type { ApiClientRow } from '#model/areas/integrations/api-client/api-client.kind.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { PermissionSummary } from '#views/areas/setup/role/permission-summary.tsx';
import { useRoleOf } from '#views/areas/setup/role/role-name.ts';
import { KeyValues } from '#views/ui/key-values.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { masked } from './new-secret.ts';
import { rateWords } from './api-client.fields.ts';

interface ClientFactsProps {
  readonly row: ApiClientRow;
  /** With what the form has, for who only reads. */
  readonly isWhole?: boolean;
}

/** Whose rights bound a client, and its secrets by their last characters. */
export function ClientFacts({ row, isWhole = false }: ClientFactsProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const personName = usePersonName();
  const documentName = useDocumentName();
  const roleOf = useRoleOf();
  const { secret, formerSecret, role, permissions, warehouses, addresses, expiresOn, rate } = row;
  const rest = [
    { id: 'role', label: t`Role`, value: role === null ? null : roleOf(role) },
    {
      id: 'warehouses',
      label: t`Only in these warehouses`,
      value: warehouses?.map((id) => documentName('warehouse', id)).join(', '),
    },
    { id: 'addresses', label: t`May call from`, value: addresses.join(', ') || t`Anywhere` },
    { id: 'expiresOn', label: t`Last day`, value: expiresOn && format.date(expiresOn) },
    { id: 'rate', label: t`Calls a minute`, value: i18n._(rateWords[rate]) },
  ];
  return (
    <>
      <KeyValues
        items={[
          { id: 'owner', label: t`Owner`, value: personName(row.owner) },
          { id: 'secret', label: t`Secret`, value: <code>{masked(secret)}</code> },
          {
            id: 'formerSecret',
            label: t`Old secret`,
            value: formerSecret && <code>{masked(formerSecret)}</code>,
          },
          ...(isWhole ? rest : []),
        ]}
      />
      {isWhole && role === null && <PermissionSummary held={permissions} />}
    </>
  );
}
