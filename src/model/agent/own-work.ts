import type { Reader } from '../engine/reader.ts';
import { memberOf } from '../member/member.rules.ts';
import { agentOf } from './agent-kinds.ts';

/** [AG3] Whether somebody did what was done by an account: they themselves, or an agent of theirs. */
export const isWorkOf = (view: Reader, user: string, by: string | null | undefined): boolean =>
  by === user || (typeof by === 'string' && !memberOf(view, by) && agentOf(view, by)?.agent.owner === user);
