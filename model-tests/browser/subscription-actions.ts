import { typed } from '#model/engine/reader.ts';
import { isOwed, isUnderWay } from '#model/areas/setup/subscription/subscription.terms.ts';
import type { Invoice } from '#model/areas/setup/subscription/subscription.facts.ts';
import type { EngineWorld } from '../model/engine-world.ts';
import { confirm, fresh } from './document-fields.ts';
import { openCommand } from './document-observation.ts';
import { press } from './journey-pages.ts';
import type { PageAction } from './page-action.ts';

/** The plan is chosen in a dialog that says what it costs. */
const choosing = (type: 'changePlan' | 'resume'): PageAction => ({
  label: new RegExp(`^${type} (starter|growth)$`),
  press: async ({ visitor: { page, words }, figure }) => {
    await openCommand(page, words, type);
    await page.getByRole('dialog').locator(`[name=plan][value=${figure}]`).check();
    await confirm(page);
  },
});

/** What a provider tells is seen beside the invoice, where that says anything else than before. */
const toldOf = (type: string, shows: (invoice: Invoice) => boolean): PageAction => ({
  label: new RegExp(`^${type} the (first|second)(?:, at last)?$`),
  elsewhere: true,
  from: (world) => (figure) => {
    const invoice = invoicesIn(world)[figure === 'first' ? 0 : 1];
    return invoice !== undefined && shows(invoice);
  },
});

const invoicesIn = ({ view, subject }: EngineWorld): readonly Invoice[] =>
  typed(view).get('subscription', subject)?.invoices ?? [];

/** How somebody pays on the page of billing, and what they see there of what is done by the clock and the provider. */
export const subscriptionActions: readonly PageAction[] = [
  choosing('changePlan'),
  choosing('resume'),
  {
    label: /^cancel$/,
    press: async ({ visitor: { page, words } }) => {
      await openCommand(page, words, 'cancel');
      await page.getByRole('dialog').locator('[name=why][value=price]').check();
      await confirm(page);
    },
  },
  {
    label: /^setBilling$/,
    press: async ({ visitor: { page } }) => {
      await page.locator('#payer input').first().fill(fresh('Nordlager Group AB'));
      await page.locator('#payer button[type=submit]').click();
    },
  },
  {
    // Noted by the server once the provider has taken it.
    label: /^noteCard$/,
    press: async ({ visitor: { page, origin } }) => {
      // The card is the session's company's; walks change companies in the browser alone.
      const company = await page.evaluate(
        () => JSON.parse(sessionStorage.getItem('active-company') ?? '{}').id,
      );
      const data = { company_id: company };
      await page.request.post(`${origin}/api/auth/switch-company/`, { data, headers: { origin } });
      await press(page, 'change-card');
      await confirm(page);
    },
  },
  toldOf('notePaid', ({ refundedAt }) => refundedAt === null),
  toldOf('noteRefunded', () => true),
  toldOf('noteFailed', () => true),
  toldOf('tryPayment', (invoice) => isOwed(invoice) && !isUnderWay(invoice)),
];
