import { waitFor } from 'xstate';
import { i18n } from '#i18n/i18n.ts';
import { failureOf, type Failure } from '#machines/app/session/session.types.ts';
import type { SessionCalls } from '#services/session/session-calls.ts';
import type { SessionTabs } from '#services/session/session-tabs.ts';
import type { SessionActor } from './session.ts';

interface Deps {
  readonly session: SessionActor;
  readonly tabs: SessionTabs;
  readonly calls: SessionCalls;
}

/** Looks at the open company as a role, or (null) as oneself again: loads a page, or resolves with the failure. */
export async function tryRole({ session, tabs, calls }: Deps, role: string | null): Promise<Failure | null> {
  const { active } = session.getSnapshot().context;
  if (!active) return null;
  try {
    await calls.tryRole(active.id, role);
  } catch (error) {
    return failureOf('failed', error);
  }
  tabs.tellRights();
  session.send({ type: 'reloadPermissions' });
  await waitFor(session, (state) => !state.hasTag('settling'));
  // The page with the button may not be one of the role's.
  if (role === null) location.reload();
  else location.assign(`/${i18n.locale}/dashboard`);
  return null;
}
