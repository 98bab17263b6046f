import { useLingui } from '@lingui/react/macro';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { PermissionSummary } from '#views/areas/setup/role/permission-summary.tsx';
import { useRoleOf } from '#views/areas/setup/role/role-name.ts';
import { KeyValues } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useConnectorWords } from '#views/kit/document/use-connector-words.ts';

/** What a connection may do, within whose rights, and the secrets that it has by their last characters. [CNV3] */
export function ConnectionRights({ row }: { readonly row: ConnectionRow }) {
  const { t } = useLingui();
  const personName = usePersonName();
  const documentName = useDocumentName();
  const roleOf = useRoleOf();
  const words = useConnectorWords();
  const { owner, role, permissions, warehouses, secrets, connector } = row;
  return (
    <Panel title={t`Rights`} subtitle={t`It acts under its own name, and may never do more than its owner.`}>
      <KeyValues
        items={[
          { id: 'owner', label: t`Owner`, value: personName(owner) },
          { id: 'role', label: t`Role`, value: role === null ? null : roleOf(role) },
          {
            id: 'warehouses',
            label: t`Only in these warehouses`,
            value: warehouses?.map((id) => documentName('warehouse', id)).join(', '),
          },
          ...Object.entries(secrets).map(([name, lastFour]) => ({
            id: name,
            label: words.label(connector, name),
            value: <code>…{lastFour}</code>,
          })),
        ]}
      />
      {role === null && permissions.length > 0 && <PermissionSummary held={permissions} />}
    </Panel>
  );
}
