import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { FormPanel } from '#views/kit/document/form-panel.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Notice } from '#views/ui/notice.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { InvitationLines } from './invitation-lines.tsx';
import { useInvitations } from './use-invitations.ts';

/** Invites people, next to the list of members. */
export function InvitePanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const refused = useRefused('member');
  const { form, send } = useInvitations();
  const refusal = useVerdict('member', 'new', 'invite');
  const paths = usePaths();
  const seesRoles = useModel().may('role.view');
  const save = (): void => {
    const before = form.value.lines.filter(({ email }) => email.trim() !== '').length;
    const sent = send();
    if (sent > 0)
      announcer.success(
        t`${plural(sent, { one: '# invitation is on its way.', other: '# invitations are on their way.' })}`,
      );
    if (sent > 0 && sent === before) onClose();
  };
  return (
    <FormPanel
      title={t`Invite people`}
      draft={form.draft}
      creates="member"
      isNew
      saveLabel={t`Send`}
      onSave={save}
      onClose={onClose}
      refused={refused(refusal)}
    >
      <Notice>{t`Each person gets an email with a link that works for seven days. You can resend it or withdraw it.`}</Notice>
      <InvitationLines form={form} />
      {seesRoles && <UiLink to={paths.to('/apps/roles')}>{t`What each role permits`}</UiLink>}
    </FormPanel>
  );
}
