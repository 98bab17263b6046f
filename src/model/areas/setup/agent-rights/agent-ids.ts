import { SYSTEM } from '#model/engine/actor.ts';
import type { Fact, Refusal } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { memberOf } from '#model/areas/setup/member/member.rules.ts';
import { agentTables, isAgentKind, isAtWork } from '../agent/agent-kinds.ts';

type Told = Pick<Fact, 'kind' | 'document' | 'version' | 'state'>;

/** The facts by which an agent comes to be, or is at work: from then on it acts under its id. */
export const agentsIn = <F extends Told>(facts: readonly F[]): readonly F[] =>
  facts.filter(
    ({ kind, version, state }) =>
      isAgentKind(kind) && (version === 1 || isAtWork(kind, { state: state ?? '' })),
  );

export const agentIdTaken: Refusal = { code: 'agentIdTaken' };

/** [AG5] Whether the id of an agent is that of a member, of another agent of the company, or the system's. */
export function isTakenInCompany(view: Reader, { kind, document }: Pick<Fact, 'kind' | 'document'>): boolean {
  if (document === SYSTEM || memberOf(view, document) || memberOf(view, document.toLowerCase())) return true;
  return agentTables.some((other) => other !== kind && view.get(other, document) !== undefined);
}
