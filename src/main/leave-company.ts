import type { ActorRefFrom } from 'xstate';
import { i18n } from '#i18n/i18n.ts';
import type { sessionMachine } from '#machines/app/session/session.machine.ts';
import { storages } from '#services/storage/browser-storages.ts';
import { forgetAbilities } from '#services/storage/cookies.ts';
import { leaveCompany } from '#services/storage/stored-session.ts';

/** [STO11] Leaves a company that the person is no member of any more, for the choice of another one. */
export function leaveFor(session: ActorRefFrom<typeof sessionMachine>, company: number): void {
  const left = session.getSnapshot().context.companies.find(({ id }) => id === company);
  if (left) leaveCompany(storages, left);
  forgetAbilities(document);
  location.assign(`/${i18n.locale}/auth/company-select`);
}
