import { useLingui } from '@lingui/react/macro';
import { roleForm, type RoleForm } from '#model/areas/setup/role/role.facts.ts';
import type { RoleRow } from '#model/areas/setup/role/role.kind.ts';
import { DocumentHistory } from '#views/kit/document-page/document-history.tsx';
import type { DocumentTab } from '#views/kit/document/document-tab.ts';
import { DocumentTabs } from '#views/kit/document-page/document-tabs.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useAddress } from '#views/navigation/use-address.ts';
import { RecordPanel, type RecordFormProps, type RecordTabsProps } from '#views/kit/records/record-panel.tsx';
import { knownOf } from './permission-choice.ts';
import { PermissionSummary } from './permission-summary.tsx';
import { RoleFields } from './role-fields.tsx';
import { useMembersOf } from './role-holders.ts';
import { RoleMembers } from './role-members.tsx';
import { RoleScope } from './role-scope.tsx';
import { TryRole } from './try-role.tsx';
import { useRoleName } from './role-words.ts';
import { roleFields } from './role.fields.ts';
import { roleWords } from './role.look.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';

interface RolePanelProps {
  /** Undefined for a new role. */
  readonly row?: RoleRow | undefined;
  readonly onClose: () => void;
}

/** The tab with the form; its errors are shown there. */
const PERMISSIONS = 'permissions';

/** A role's permissions and members; without a row, a new role. Read-only for those who may not change it. */
export function RolePanel({ row, onClose }: RolePanelProps) {
  const roleName = useRoleName();
  const [, setQuery] = useAddress();
  return (
    <RecordPanel
      kind="role"
      words={roleWords}
      schema={roleForm}
      fields={roleFields}
      row={row}
      written={writtenOf(row)}
      title={row && roleName(row.name)}
      watches={['member']}
      form={RoleContent}
      tabs={RoleTabs}
      onRefused={row && (() => setQuery({ tab: undefined }))}
      onClose={onClose}
    />
  );
}

/** What the form begins with. */
const writtenOf = (row: RoleRow | undefined): RoleForm => ({
  name: row?.name ?? '',
  permissions: knownOf(row?.permissions ?? []),
  ...(row?.warehouses && { warehouses: [...row.warehouses] }),
  ...(row?.limits && { limits: row.limits }),
});

function RoleContent({ form, row, refusal }: RecordFormProps<RoleForm, RoleRow>) {
  const isRead = refusal && !form.isDirty;
  const content = isRead ? (
    <>
      <RefusalNotice kind="role" refusal={refusal} tone="info" />
      {row && <RoleScope row={row} />}
      <PermissionSummary held={row?.permissions ?? []} />
    </>
  ) : (
    <RoleFields form={form} row={row} />
  );
  return row ? (
    <div className="ui-stack">
      <TryRole row={row} />
      {content}
    </div>
  ) : (
    content
  );
}

function RoleTabs({ row, words, title, fields }: RecordTabsProps<RoleRow>) {
  const { t } = useLingui();
  const seesMembers = useModel().may('member.view');
  const members = useMembersOf(row.id);
  const who: DocumentTab = {
    id: 'members',
    label: t`Who has it`,
    count: members.length,
    content: <RoleMembers role={row.id} members={members} />,
  };
  return (
    <div>
      <DocumentTabs
        label={title}
        tabs={[
          { id: PERMISSIONS, label: t`Permissions`, content: fields },
          ...(seesMembers ? [who] : []),
          { id: 'history', label: t`History`, content: <DocumentHistory words={words} row={row} /> },
        ]}
      />
    </div>
  );
}
