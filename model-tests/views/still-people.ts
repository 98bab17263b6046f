import { createActor } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { connectivityMachine } from '#machines/app/connectivity/connectivity.machine.ts';
import { inboxMachine } from '#machines/app/inbox/inbox.machine.ts';
import { sessionMachine } from '#machines/app/session/session.machine.ts';
import { syncMachine } from '#machines/app/sync/sync.machine.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { App, OpenCompany } from '#views/navigation/app-context.tsx';
import { written } from '../model/session-answers.ts';
import { as } from './app-part.ts';
import { stillAt } from './still-actor.ts';

type SessionContext = SnapshotFrom<typeof sessionMachine>['context'];

const { asAnn, ofFounder } = written;

/** The session of a signed-in person with every permission. */
export function signedIn(over: Partial<SessionContext> = {}): App['session'] {
  const { context } = createActor(sessionMachine).getSnapshot();
  const at = {
    value: { authenticated: 'ready' },
    context: { ...context, ...asAnn, ...ofFounder, ...over },
  };
  return as(stillAt(sessionMachine, at).actor);
}

/** An open company, in sync with the server. */
export function openCompany(model: CompanyModel, over: Partial<OpenCompany> = {}): OpenCompany {
  const atRest = { user: 'ann', company: 10, done: 0, total: 0, waiting: 0 };
  return {
    sync: as(stillAt(syncMachine, { value: { usable: 'online' }, context: atRest }).actor),
    connectivity: as(createActor(connectivityMachine)),
    inbox: as(createActor(inboxMachine)),
    choices: as({}), // never asked for
    model: () => model,
    ...over,
  };
}
