import { useLingui } from '@lingui/react/macro';
import type { Failure } from '#machines/session/session.types.ts';

/** What is said of a failed call: the server's own words, else the text of SPEC section 8. */
export function useSessionError(): (failure: Failure) => string {
  const { t } = useLingui();
  const fallbacks: Record<Failure['code'], string> = {
    signInFailed: t`Login failed`,
    switchFailed: t`Failed to switch company`,
  };
  return ({ detail, code }) => detail ?? fallbacks[code];
}
