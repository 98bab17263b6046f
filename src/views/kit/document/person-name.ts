import { useSyncExternalStore } from 'react';
import { useLingui } from '@lingui/react/macro';
import { agentTables, type AgentRow } from '#model/areas/setup/agent/agent-kinds.ts';
import { SYSTEM } from '#model/engine/actor.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { useModel, useQuery } from './model-context.tsx';
import { namesElsewhere } from './names-elsewhere.ts';

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

/**
 * [DP63] The name of a user (or an agent) by account id: of those that the device has no row of the server tells it.
 * Undefined until then, and of an id that nobody has.
 */
export function useKnownName(): (user: string) => string | undefined {
  const names = useQuery(named, '', namesOf, nobody);
  const elsewhere = namesElsewhere(useModel());
  useSyncExternalStore(elsewhere.subscribe, elsewhere.size);
  return (user) => names.get(user) ?? (user === '' ? undefined : elsewhere.nameOf(user));
}

/** The same within a sentence; "Someone else" where nobody is known. */
export function useFullName(): (user: string) => string {
  const { t } = useLingui();
  const nameOf = useKnownName();
  return (user) => (user === SYSTEM ? t`Lagra itself` : (nameOf(user) ?? t`Someone else`));
}

/** A user's name by account id, standing alone: the reader is "You". */
export function usePersonName(): (user: string) => string {
  const { t } = useLingui();
  const { user: reader } = useModel();
  const nameOf = useFullName();
  return (user) => (user === reader ? t`You` : nameOf(user));
}
