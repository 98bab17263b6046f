import type { NotificationChange } from '#model/notifications/notification-settings.ts';
import { changeSettings } from '#server/notifications/settings-store.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { SeededCompany } from './companies.ts';
import { demoPeople } from './company-list.ts';

/** What people of the demo have chosen, by the first part of their sign-in; the others leave it as usual. */
const chosen: Readonly<Record<string, NotificationChange>> = {
  sales: {
    cells: [
      { event: 'salesOrder', channel: 'mail', on: true },
      { event: 'mentioned', channel: 'push', on: false },
    ],
    daily_hour: 8,
  },
  purchasing: { cells: [{ event: 'purchaseOrder', channel: 'daily', on: true }], daily_hour: 6 },
  warehouse: {
    cells: [
      { event: 'mentioned', channel: 'mail', on: false },
      { event: 'replied', channel: 'daily', on: false },
    ],
  },
};

/** Sets what the people of a company want to be notified of. */
export async function seedNoticing(
  database: Database,
  { id: company, company: { key } }: SeededCompany,
  now: string,
): Promise<void> {
  const people = demoPeople.filter(({ companies }) => companies.includes(key));
  await database.withCompany(company, async (trx) => {
    for (const { user, email } of people) {
      const change = chosen[email.split('@')[0] ?? ''];
      if (change) await changeSettings(trx, { company, user }, change, now);
    }
  });
}
