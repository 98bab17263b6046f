import { useLingui } from '@lingui/react/macro';
import { agentTables, type AgentRow } from '#model/agent/agent-kinds.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { MemberRow } from '#model/member/member.facts.ts';
import { useModel, useQuery } from './model-context.tsx';

const namesOf = ({ replica }: CompanyModel): ReadonlyMap<string, string> =>
  // Each table holds its own rows.
  new Map([
    ...agentTables.flatMap((kind) =>
      (replica.rows(kind) as readonly AgentRow[]).map(({ id, name }) => [id, name] as const),
    ),
    ...(replica.rows('member') as readonly MemberRow[]).flatMap(({ user, name }) =>
      user === null ? [] : [[user, name] as const],
    ),
  ]);
const named = ['member', ...agentTables] as const;
const nobody: ReadonlyMap<string, string> = new Map();

/** The name of a user (or an agent) by account id; undefined if the reader may not see them. */
export function useKnownName(): (user: string) => string | undefined {
  const names = useQuery(named, '', namesOf, nobody);
  return (user) => names.get(user);
}

/** The same within a sentence; "Someone else" if the reader may not see them. */
export function useFullName(): (user: string) => string {
  const { t } = useLingui();
  const nameOf = useKnownName();
  return (user) => nameOf(user) ?? t`Someone else`;
}

/** A user's name by account id, standing alone: the reader is "You". */
export function usePersonName(): (user: string) => string {
  const { t } = useLingui();
  const { user: reader } = useModel();
  const nameOf = useFullName();
  return (user) => (user === reader ? t`You` : nameOf(user));
}
