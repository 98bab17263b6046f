import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { roleForm, type RoleForm } from '#model/role/role.facts.ts';
import type { RoleRow } from '#model/role/role.kind.ts';
import { DocumentHistory } from '../document/document-history.tsx';
import type { DocumentTab } from '../document/document-tab.ts';
import { DocumentTabs } from '../document/document-tabs.tsx';
import { FormPanel } from '../document/form-panel.tsx';
import { useModel } from '../document/model-context.tsx';
import { PanelHead } from '../document/panel-head.tsx';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { useForm, type Form } from '../document/use-form.ts';
import { usePropose } from '../document/use-propose.ts';
import { useVerdict } from '../document/use-verdict.ts';
import { useAddress } from '../app/use-address.ts';
import { Notice } from '../ui/notice.tsx';
import { knownOf } from './permission-choice.ts';
import { PermissionSummary } from './permission-summary.tsx';
import { RoleFields } from './role-fields.tsx';
import { useMembersOf } from './role-holders.ts';
import { RoleMembers } from './role-members.tsx';
import { useRoleName } from './role-words.ts';
import { roleWords } from './role.messages.ts';

interface RolePanelProps {
  /** Without it, a new one. */
  readonly row?: RoleRow | undefined;
  readonly onClose: () => void;
}

/** What a role permits, and who has it; without a row, a new one. Who may not change it reads it. */
export function RolePanel({ row, onClose }: RolePanelProps) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  const roleName = useRoleName();
  const form = useForm<RoleForm>(roleForm, writtenOf(row), { kind: 'role', row });
  const refusal = useVerdict('role', row?.id ?? 'new', row ? 'update' : 'create');
  const save = useSave(form, row, onClose);
  const because = refusal ? sentence(refusal) : undefined;
  const isRead = because !== undefined && !form.isDirty;
  const content = isRead ? (
    <>
      <Notice>{because}</Notice>
      <PermissionSummary held={row?.permissions ?? []} />
    </>
  ) : (
    <RoleFields form={form} row={row} />
  );
  return (
    <FormPanel
      title={row ? roleName(row.name) : t`New role`}
      draft={form.draft}
      creates={row ? undefined : 'role'}
      isNew={!row}
      onSave={save}
      onClose={onClose}
      readOnlyBecause={because}
      head={row && <PanelHead words={roleWords} row={row} watches={['role', 'member']} />}
    >
      {row ? <RoleTabs row={row} permissions={<div className="ui-stack">{content}</div>} /> : content}
    </FormPanel>
  );
}

/** The tab of the form; what is wrong with it is shown there. */
const PERMISSIONS = 'permissions';

function RoleTabs({ row, permissions }: { readonly row: RoleRow; readonly permissions: ReactNode }) {
  const { t } = useLingui();
  const roleName = useRoleName();
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
        label={roleName(row.name)}
        tabs={[
          { id: PERMISSIONS, label: t`Permissions`, content: permissions },
          ...(seesMembers ? [who] : []),
          { id: 'history', label: t`History`, content: <DocumentHistory words={roleWords} row={row} /> },
        ]}
      />
    </div>
  );
}

function useSave(form: Form<RoleForm>, row: RoleRow | undefined, onSaved: () => void): () => void {
  const model = useModel();
  const propose = usePropose();
  const [, setQuery] = useAddress();
  const showForm = (): void => (row ? setQuery({ tab: undefined }) : undefined);
  return () => {
    if (!form.check()) return showForm();
    const refusal = propose({
      kind: 'role',
      document: row?.id ?? model.newId(),
      type: row ? 'update' : 'create',
      data: form.value,
      ...(row ? { version: form.draft.version } : {}),
    });
    if (refusal) {
      showForm();
      return form.show(refusal);
    }
    form.draft.saved();
    onSaved();
  };
}

const writtenOf = (row: RoleRow | undefined): RoleForm => ({
  name: row?.name ?? '',
  permissions: knownOf(row?.permissions ?? []),
});
