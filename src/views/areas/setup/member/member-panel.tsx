import { useLingui } from '@lingui/react/macro';
import { z } from 'zod';
import type { Refusal } from '#model/engine/envelope.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useDocumentActions } from '#views/kit/document-page/document-actions.tsx';
import { DocumentHistory } from '#views/kit/document-page/document-history.tsx';
import { documentPath } from '#views/kit/document/document-path.ts';
import { useOpenDocument } from '#views/kit/document/open-document.ts';
import { FormPanel } from '#views/kit/document/form-panel.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { useForm, type Form } from '#views/kit/document/use-form.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import { Field } from '#views/ui/field.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { MemberBadges } from '../role/member-badges.tsx';
import { memberWords } from './member.look.ts';
import { useMemberName } from '../role/member-name.ts';
import { PersonRights } from '../role/person-rights.tsx';
import { useRoleOf, useRoleOptions } from '../role/role-name.ts';
import { TimeCell } from '#views/kit/document/time-cell.tsx';

interface MemberPanelProps {
  readonly row: MemberRow;
  readonly onClose: () => void;
}

const roleChange = z.object({ role: z.string().min(1) });

/** A member or an invited person: their role, and the actions on them. */
export function MemberPanel({ row, onClose }: MemberPanelProps) {
  const { t } = useLingui();
  const propose = usePropose();
  const refused = useRefused('member');
  const nameOf = useMemberName();
  const seesRoles = useModel().may('role.view');
  const form = useForm(roleChange, { role: row.role }, { kind: 'member', row });
  const refusal = useVerdict('member', row.id, 'changeRole', ['role']);
  const save = (): void => {
    if (!form.check()) return;
    const given = propose({ kind: 'member', document: row.id, type: 'changeRole', data: form.value });
    if (given) return form.show(given);
    form.draft.saved();
    onClose();
  };
  return (
    <FormPanel
      title={nameOf(row)}
      draft={form.draft}
      isNew={false}
      onSave={save}
      onClose={onClose}
      refused={refused(refusal)}
      head={<MemberHead row={row} />}
    >
      <MemberFacts row={row} />
      {seesRoles && (
        <>
          <MemberRole form={form} refusal={refusal} />
          <Panel title={t`What they may do`}>
            <PersonRights row={row} />
          </Panel>
        </>
      )}
      <Panel title={t`History`}>
        <DocumentHistory words={memberWords} row={row} />
      </Panel>
    </FormPanel>
  );
}

interface MemberRoleProps {
  readonly form: Form<z.output<typeof roleChange>>;
  readonly refusal: Refusal | null;
}

function MemberRole({ form, refusal }: MemberRoleProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const sentence = useRefusalSentence();
  return (
    <Field
      label={t`Role`}
      hint={
        <>
          {refusal ? sentence(refusal) : t`Takes effect as soon as it is saved.`}{' '}
          <UiLink to={paths.to(documentPath('role', form.value.role) ?? '')}>{t`What it permits`}</UiLink>
        </>
      }
      error={form.error('role')}
    >
      <RoleSelect
        value={form.value.role}
        disabled={refusal !== null}
        onChange={(role) => form.edit((draft) => void (draft.role = role))}
      />
    </Field>
  );
}

interface RoleSelectProps {
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (role: string) => void;
}

/** A select of active roles; a member may still have an archived one. */
function RoleSelect({ value, disabled, onChange }: RoleSelectProps) {
  const options = useRoleOptions();
  const roleOf = useRoleOf();
  const isOffered = options.some((option) => option.value === value);
  const own = isOffered ? [] : [{ value, label: roleOf(value), disabled: true }];
  return (
    <Select
      name="role"
      value={value}
      disabled={disabled}
      options={[...own, ...options]}
      onChange={onChange}
    />
  );
}

function MemberHead({ row }: { readonly row: MemberRow }) {
  const { t } = useLingui();
  const actions = useDocumentActions({
    words: memberWords,
    document: row.id,
    watches: ['member', 'role'],
  });
  useOpenDocument({ words: memberWords, document: row.id, press: actions.press });
  return (
    <div
      className="ui-row"
      style={{ justifyContent: 'space-between' }}
      data-document={row.id}
      data-kind="member"
      data-state={JSON.stringify(row.state)}
    >
      <MemberBadges row={row} />
      <span className="ui-row">
        {actions.menu.length > 0 && <ButtonMenu label={t`More actions`} items={actions.menu} />}
        {actions.primary}
      </span>
      {actions.dialogs}
    </div>
  );
}

function MemberFacts({ row }: { readonly row: MemberRow }) {
  const { t } = useLingui();
  const personName = usePersonName();
  const { invitation } = row;
  const sending = invitation
    ? [
        { id: 'by', label: t`Invited by`, value: personName(invitation.by) },
        { id: 'sent', label: t`Sent`, value: <TimeCell at={invitation.sentAt} /> },
        { id: 'until', label: t`Can be accepted until`, value: <TimeCell at={invitation.expiresAt} /> },
      ]
    : [];
  return (
    <KeyValues
      items={[{ id: 'email', label: t`Email`, value: invitation?.email ?? row.email }, ...sending]}
    />
  );
}
