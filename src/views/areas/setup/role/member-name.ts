import { useLingui } from '@lingui/react/macro';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';

/** Display name of a member in a list: their name, or for an invitation its address, if that may be seen. */
export function useMemberName(): (row: MemberRow) => string {
  const { t } = useLingui();
  return ({ name, invitation }) => name || (invitation?.email ?? t`Someone who is invited`);
}
