import type { Reader } from '#model/engine/reader.ts';
import { memberOf } from './member.rules.ts';
import { agentOf, ownAgents } from '#model/areas/setup/agent/agent-kinds.ts';
import type { Answered } from './answered.ts';

/**
 * [AG3] Whether somebody did what was done by an account: they themselves, or an agent that was theirs then, whoever took
 * it over later. Facts of before that was kept go by who owns it now.
 */
export function isWorkOf(
  view: Reader,
  user: string,
  by: string | null | undefined,
  { onBehalfOf }: Answered = {},
): boolean {
  if (by === user) return true;
  if (onBehalfOf !== undefined) return onBehalfOf === user;
  return typeof by === 'string' && !memberOf(view, by) && agentOf(view, by, ownAgents)?.agent.owner === user;
}
