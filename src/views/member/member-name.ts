import { useLingui } from '@lingui/react/macro';
import type { MemberRow } from '#model/member/member.facts.ts';

/** What somebody is called in a list: by name, before they have one by the address they are invited at, if it may be seen. */
export function useMemberName(): (row: MemberRow) => string {
  const { t } = useLingui();
  return ({ name, invitation }) => name || (invitation?.email ?? t`Someone who is invited`);
}
