import { useLingui } from '@lingui/react/macro';
import type { Failure, FailureCode } from '#machines/app/session/session.types.ts';

/** The message for a failed call: the server's own words, else the text of SPEC section 8. */
export function useSessionError(): (failure: Failure) => string {
  const { t } = useLingui();
  const fallbacks: Record<FailureCode, string> = {
    signInFailed: t`Login failed`,
    switchFailed: t`Failed to switch company`,
    registrationFailed: t`Registration failed`,
    passwordResetFailed: t`Password reset failed`,
    resendFailed: t`Failed to resend verification email`,
    verificationFailed: t`Email verification failed`,
    profileFailed: t`Failed to update profile`,
    proofFailed: t`That could not be confirmed. Try again.`,
    factorFailed: t`The second factor could not be changed`,
    passwordFailed: t`Failed to change password`,
    companyFetchFailed: t`Failed to fetch company details`,
    companyUpdateFailed: t`Failed to update company details`,
    companySettingsFailed: t`Failed to update company settings`,
    failed: t`An authentication error occurred`,
  };
  return ({ detail, code }) => detail ?? fallbacks[code];
}
