import { useLingui } from '@lingui/react/macro';
import { useSessionView } from '#views/navigation/use-session.ts';
import { AuthLink, AuthLinks } from './auth-links.tsx';
import { DemoSignIns } from './demo-sign-ins.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in page. */
export function SignInPage() {
  const { factorMethods } = useSessionView();
  return (
    <>
      <SignInForm />
      {factorMethods === null && <OtherWays />}
    </>
  );
}

function OtherWays() {
  const { t } = useLingui();
  return (
    <>
      <AuthLinks>
        <AuthLink to="/auth/forgot-password">{t`Forgot your password?`}</AuthLink>
        <AuthLink to="/auth/register">{t`Create an account`}</AuthLink>
        <AuthLink to="/auth/verify-email-pending">{t`No confirmation email?`}</AuthLink>
      </AuthLinks>
      <DemoSignIns />
    </>
  );
}
