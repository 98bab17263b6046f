import { isOpenTo } from '../company/company.life.ts';
import type { Reader } from '../engine/reader.ts';
import { grantsOf, type Grants } from './member.rules.ts';

/** [CY8] What a user may do in this view's company; null if they are no active member, or it is closed to them. */
export function grantsOnEntry(view: Reader, user: string): Grants | null {
  const grants = grantsOf(view, user);
  return grants && isOpenTo(view, grants) ? grants : null;
}
