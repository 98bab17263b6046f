import type { Transaction } from 'kysely';
import { asUser } from '#model/engine/actor.ts';
import { isFixed, isOffered, notificationEvent, type May } from '#model/notifications/notification-events.ts';
import { type NotificationChange } from '#model/notifications/notification-settings.ts';
import { asMember, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { changeSettings, settingsOf } from './settings-store.ts';
import {
  readNotificationSettings,
  changeNotificationSettings,
} from '#model/notifications/notification.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** What a person is notified of, and where: their own, in each company. */
export function addNotificationRoutes(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readNotificationSettings, async (request) =>
    asMember(deps, request, request.params.company, settingsOf),
  );
  serve(app, changeNotificationSettings, async (request) =>
    asMember(deps, request, request.params.company, async (trx, access) => {
      refuseUnfit(request.body, access.grants.may);
      await refuseDeputy(trx, deps, access, request.body);
      await changeSettings(trx, access, request.body, deps.now());
      return settingsOf(trx, access);
    }),
  );
}

/** [NS2] A cell is one of the person's own matrix, and not one that insists. */
function refuseUnfit({ cells = [] }: NotificationChange, may: May): void {
  for (const { event: id, channel, on } of cells) {
    const event = notificationEvent(id);
    if (!event || (on !== null && !isOffered(event, may)))
      throw new HttpError(422, { code: 'unknownEvent', fields: { cells: 'unknownEvent' } });
    if (isFixed(event, channel) && on === false)
      throw new HttpError(422, { code: 'eventInsists', fields: { cells: 'eventInsists' } });
  }
}

/** [NS9] A deputy is another member of the company, and acts in it. */
async function refuseDeputy(
  trx: Transaction<Schema>,
  deps: CompanyRouteDeps,
  { company, user }: CompanyAccess,
  { away }: NotificationChange,
): Promise<void> {
  if (!away) return;
  const isMember =
    away.deputy !== user && (await deps.access.read(trx, company, { actor: asUser(away.deputy) })) !== null;
  if (!isMember) throw new HttpError(422, { code: 'noDeputy', fields: { deputy: 'noDeputy' } });
}
