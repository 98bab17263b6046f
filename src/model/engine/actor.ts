/** Who acts: a person with an account, an agent of the company, or the system by itself. */
export const actorTypes = ['user', 'agent', 'system'] as const;
export type ActorType = (typeof actorTypes)[number];

/** [AG4] Rights and names are looked up by both: an id alone says nothing of what it is the id of. */
export interface Actor {
  readonly type: ActorType;
  /** The account's, or the agent's document; `system`. */
  readonly id: string;
}

/** The author of what nobody did: time limits and the like. */
export const SYSTEM = 'system';

export const asUser = (id: string): Actor => ({ type: 'user', id });
export const asAgent = (id: string): Actor => ({ type: 'agent', id });
export const asSystem: Actor = { type: 'system', id: SYSTEM };

/** An actor as facts and decisions name it. */
export const authored = ({ type, id }: Actor): { readonly by: string; readonly byType: ActorType } => ({
  by: id,
  byType: type,
});
