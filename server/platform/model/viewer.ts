import type { Actor } from '#model/engine/actor.ts';
import type { Reader } from '#model/engine/reader.ts';
import { grantsOfActor } from '#model/areas/setup/agent-rights/agent-grants.ts';
import { grantsTrying } from '#model/areas/setup/member/member.entry.ts';
import type { Grants } from '#model/areas/setup/member/member.rules.ts';

/** A role that a session looks at a company as. */
export interface TriedRole {
  readonly company: number;
  readonly role: string;
}

/** Who reads from a company: a person, or an agent of it. */
export interface Viewer {
  readonly actor: Actor;
  /** Absent or null: with their own role. */
  readonly tried?: TriedRole | null | undefined;
}

/** The role that a viewer tries on in this company; null: none. */
export const triedIn = (company: number, { tried }: Viewer): string | null =>
  tried?.company === company ? tried.role : null;

/** What a viewer may see in this view's company; null if they are neither an active member nor an agent at work. */
export function grantsOfViewer(view: Reader, company: number, viewer: Viewer): Grants | null {
  const role = triedIn(company, viewer);
  const { actor } = viewer;
  if (role === null) return grantsOfActor(view, actor);
  return actor.type === 'user' ? grantsTrying(view, actor.id, role) : null;
}
