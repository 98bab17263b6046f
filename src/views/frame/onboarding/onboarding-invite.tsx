import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { InvitationLines } from '#views/areas/setup/member/invitation-lines.tsx';
import { useMemberName } from '#views/areas/setup/role/member-name.ts';
import { useRoleOf } from '#views/areas/setup/role/role-name.ts';
import { useInvitations } from '#views/areas/setup/member/use-invitations.ts';
import { Button } from '#views/ui/button.tsx';
import { OnboardingStepForm } from './onboarding-form.tsx';

interface StepProps {
  readonly onNext: () => void;
}

/** Invites the first people; more can be invited at any time. */
export function OnboardingInvite({ onNext }: StepProps) {
  const invited = useRows('member').filter(({ invitation }) => invitation !== undefined);
  return (
    <>
      <Invited people={invited} />
      <Invite />
      <p className="app-blank-foot">
        <Trans>You'll find everyone under “Team members”, and can invite more there at any time.</Trans>
      </p>
      <div className="auth-others">
        <Button data-testid="finish" onClick={onNext}>
          {invited.length > 0 ? <Trans>Finish</Trans> : <Trans>Finish without inviting anyone</Trans>}
        </Button>
      </div>
    </>
  );
}

function Invited({ people }: { readonly people: readonly MemberRow[] }) {
  const { t } = useLingui();
  const nameOf = useMemberName();
  const roleOf = useRoleOf();
  if (people.length === 0) return null;
  return (
    <ul className="onboarding-products" aria-label={t`Invited so far`}>
      {people.map((row) => (
        <li key={row.id}>
          <strong>{nameOf(row)}</strong> {roleOf(row.role)}
        </li>
      ))}
    </ul>
  );
}

function Invite() {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const { form, send } = useInvitations();
  const submit = (): void => {
    const sent = send();
    if (sent > 0)
      announcer.success(
        t`${plural(sent, { one: '# invitation is on its way.', other: '# invitations are on their way.' })}`,
      );
  };
  return (
    <OnboardingStepForm submitLabel={t`Send the invitations`} isDirty={form.isDirty} onSubmit={submit}>
      <InvitationLines form={form} />
    </OnboardingStepForm>
  );
}
