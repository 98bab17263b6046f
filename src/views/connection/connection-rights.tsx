import { useLingui } from '@lingui/react/macro';
import type { ConnectionRow } from '#model/connection/connection.kind.ts';
import { useDocumentName } from '../document/document-name.ts';
import { usePersonName } from '../document/person-name.ts';
import { PermissionSummary } from '../role/permission-summary.tsx';
import { useRoleOf } from '../role/role-name.ts';
import { KeyValues } from '../ui/key-values.tsx';
import { Panel } from '../ui/panel.tsx';
import { useConnectorWords } from '../document/use-connector-words.ts';

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
