import type { Reader } from '#model/engine/reader.ts';
import type { DocumentRow } from '#model/engine/rows.ts';

/** A document that acts in its own name, within the rights of a person. */
export interface AgentRow extends DocumentRow {
  readonly name: string;
  /** The user whose rights bound its own. */
  readonly owner: string;
  /** The role whose permissions it has; null: those in `permissions`. */
  readonly role: string | null;
  /** Null: all of its owner's. */
  readonly permissions: readonly string[] | null;
  /** The warehouses it is limited to; null: those of its role and its owner. */
  readonly warehouses: readonly string[] | null;
}

/** The kinds of agents, with the states in which they act. Their ids stand where a user's does. */
export const agentKinds = {
  apiClient: ['active', 'rotating'],
  workflow: ['enabled'],
  connection: ['connected', 'failing'],
  pairing: ['inSync', 'conflict'],
  sharedLink: ['active'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type AgentKind = keyof typeof agentKinds;

/** Those whose work is their owner's: what somebody outside does through a link is not that of who made the link. */
export const ownAgents = (Object.keys(agentKinds) as readonly AgentKind[]).filter(
  (kind) => kind !== 'sharedLink',
);

/** Their tables, whose changes change who may do what. */
export const agentTables = Object.keys(agentKinds) as readonly AgentKind[];

export const isAgentKind = (kind: string): kind is AgentKind => Object.hasOwn(agentKinds, kind);

/**
 * [AG5] The agent with an id, of whatever kind, and whether its state lets it act; undefined where there is none, and
 * where two have it: neither is who it says.
 */
export function agentOf(
  view: Reader,
  id: string,
  kinds: readonly AgentKind[] = agentTables,
): { readonly agent: AgentRow; readonly isAtWork: boolean } | undefined {
  const [found, ...others] = kinds.flatMap((kind) => {
    const agent = view.get(kind, id);
    return agent ? [{ agent, isAtWork: isAtWork(kind, agent) }] : [];
  });
  return others.length === 0 ? found : undefined;
}

/** Whether the state of an agent lets it act. */
export const isAtWork = (kind: AgentKind, { state }: Pick<AgentRow, 'state'>): boolean =>
  (agentKinds[kind] as readonly unknown[]).includes(state);
