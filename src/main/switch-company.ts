import { createActor, fromPromise, waitFor } from 'xstate';
import { i18n } from '#i18n/i18n.ts';
import { companySwitchMachine } from '#machines/areas/setup/company-switch/company-switch.machine.ts';
import type { Failure, HeldPermissions, WorkPlace } from '#machines/app/session/session.types.ts';
import type { SessionCalls } from '#services/session/session-calls.ts';
import { storages } from '#services/storage/browser-storages.ts';
import { keepAbilities } from '#services/storage/cookies.ts';
import { keepRightsCompany, keepSession } from '#services/storage/stored-session.ts';
import type { SessionActor } from './session.ts';

interface Deps {
  readonly session: SessionActor;
  readonly calls: SessionCalls;
}

/** Switches the active company; resolves with the failure, or reloads the page on success. */
export async function switchCompany(
  { session, calls }: Deps,
  company: number,
  standalone: boolean,
): Promise<Failure | null> {
  const { companies, active } = session.getSnapshot().context;
  const actor = createActor(
    companySwitchMachine.provide({
      actors: {
        switchCompany: fromPromise(({ input }) => calls.switchCompany(input.company)),
        loadPermissions: fromPromise<HeldPermissions, WorkPlace>(({ input }) =>
          calls.loadPermissions(input.company),
        ),
      },
      actions: {
        // Another tab may have signed out meanwhile: then nothing of the session is stored any more.
        rememberCompany: ({ context }) => {
          const now = session.getSnapshot();
          if (now.matches('authenticated')) keepSession(storages, { ...context, user: now.context.user });
        },
        rememberAbilities: ({ context }, held) => {
          if (!session.getSnapshot().matches('authenticated')) return;
          keepAbilities(document, held);
          keepRightsCompany(storages.shared, context.active?.id ?? null, held);
        },
        reloadPage: () => location.reload(),
        goToDashboard: () => location.assign(`/${i18n.locale}/dashboard`),
      },
    }),
    { input: { companies, active, standalone } },
  ).start();
  actor.send({ type: 'switchCompany', company });
  const settled = await waitFor(actor, (state) => !state.hasTag('switching'));
  return settled.context.error;
}
