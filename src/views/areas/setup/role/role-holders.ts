import type { CompanyModel } from '#model/engine/company-model.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';

const nobody: readonly MemberRow[] = [];

/** Members with a role or invited to it; empty for those who may not see members. */
export const membersOf = ({ replica }: CompanyModel, role: string): readonly MemberRow[] =>
  replica.view.by('member', 'role', role);

export const useMembersOf = (role: string): readonly MemberRow[] =>
  useQuery(['member'], role, (model) => membersOf(model, role), nobody);

/** The list of members, filtered by a role. */
export const listOfHolders = (role: string): string => `/apps/settings/team-members?role=${role}`;
