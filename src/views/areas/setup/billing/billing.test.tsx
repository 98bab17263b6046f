import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { noLimits } from '#model/areas/setup/subscription/limits.ts';
import { daysAfter } from '#model/values/billing-period.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find, unmount } from '#views/ui/ui.fixtures.tsx';
import { BillingPage } from './billing.page.tsx';
import { SubscriptionNotice } from './subscription-notice.tsx';

afterEach(() => unmount());

const START = '2026-05-04T08:00:00.000Z';
const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 };
type World = ReturnType<typeof companyWorld>;

/** A company on trial; `know` is of the system. */
function trialing(over: object = {}) {
  const world = companyWorld();
  world.now = START;
  const know = (type: string, data: object = {}) =>
    world.must('subscription', SUBSCRIPTION, type, data, { internal: true });
  know('begin', { plan: 'growth', trialEndsAt: daysAfter(START, 30), series: 'LG1', card: null, ...over });
  return { world, know };
}

/** One whose first payment was refused this often. */
function refused(times: number, world_ = trialing({ card })) {
  const { world, know } = world_;
  world.now = daysAfter(START, 30);
  know('passTime');
  for (const [index, day] of [30, 31, 33, 35, 37].slice(0, times).entries()) {
    world.now = daysAfter(START, day);
    const invoice = world.row('subscription', SUBSCRIPTION)?.invoices[0]?.number ?? '';
    know('tryPayment', { invoice });
    know('noteFailed', { invoice, attempt: index + 1, at: world.now });
  }
  return world;
}

const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
const button = (type: string) => document.querySelector(`[data-testid=command-${type}]`);

/** A plan that includes fewer products than any that is sold. */
const limitedTo = (products: number, event: World['log'][number]): World['log'][number] => {
  const data = event.data as { limits: object }; // its schema
  return { ...event, data: { ...data, limits: { ...data.limits, products } } };
};

async function page(world: World, at = '/en/apps/settings/billing', events = world.log) {
  const model = deviceWith(world, events);
  await showAt(model, at, BillingPage);
  await act(async () => {});
  return { text: () => plain(document.body.textContent), model };
}

describe('the page of billing', () => {
  it('[SB14] draws how much of a limit is used, and no bar where there is none', async () => {
    const { world } = trialing();
    const limits = { ...noLimits, products: 10 };
    const events = world.log.map((event) =>
      event.type === 'begun' ? { ...event, data: { ...Object(event.data), limits } } : event,
    );
    const { text } = await page(world, undefined, events);
    expect(text()).toContain('(unlimited)');
    expect(document.querySelectorAll('[role=progressbar]')).toHaveLength(1);
  });

  it('[SB14] on trial without a card says when it ends and what helps, and offers another plan', async () => {
    const { text } = await page(trialing().world);
    expect(text()).toContain('On trial');
    expect(text()).toContain('The trial ends on 3 Jun 2026; add a card to go on');
    expect(text()).toContain('Add a card');
    expect(
      ['changePlan', 'cancel', 'retry', 'resume', 'undoCancel'].map((type) => button(type) !== null),
    ).toEqual([true, true, false, false, false]);
  });

  it('[SB5] past due says when it is tried again, and pays at once when asked to', async () => {
    const { text, model } = await page(refused(2));
    expect(text()).toContain('Payment overdue');
    expect(text()).toContain('Tried again on 6 Jun 2026Refused 2 times');
    click('[data-testid=command-retry]');
    expect(model.replica.pending.map(({ command }) => command.type)).toEqual(['retry']);
  });

  it('[SB6] unpaid is not tried again by itself, and can be paid', async () => {
    const { text } = await page(refused(5));
    expect(text()).toContain('Unpaid');
    expect(text()).toContain('Not paidRefused 5 times');
    expect(button('retry')?.getAttribute('aria-disabled')).toBe('false');
  });

  it('[BI16] says beside the charges that they are made up, where there is no provider', async () => {
    const { text } = await page(trialing().world);
    expect(text()).toContain('Cards, charges and invoices on this page are made up, and no money moves.');
  });

  it('[SB8] warns from 80 % of a limit on, and at all of it names the plan that has room', async () => {
    const used = async (products: number): Promise<string> => {
      const { world } = trialing({ plan: 'growth' });
      for (let n = 0; n < products; n += 1)
        world.must('product', `p${n}`, 'create', productFixture({ sku: `S${n}` }));
      const events = world.log.map((event) => (event.type === 'begun' ? limitedTo(5, event) : event));
      const { text } = await page(world, undefined, events);
      return text();
    };
    expect(await used(3)).not.toMatch(/Products: the limit is nearly reached/);
    unmount();
    expect(await used(4)).toContain('Products: the limit is nearly reached.');
    unmount();
    expect(await used(5)).toMatch(/includes 5 products, and you have as many.*change to \w+ under Billing/);
  });

  it('[BI17] an invoice is a paper: seller, buyer, period, VAT, total, and what became of it', async () => {
    const world = refused(1);
    const number = world.row('subscription', SUBSCRIPTION)?.invoices[0]?.number ?? '';
    await page(world, `/en/apps/settings/billing?invoice=${number}`);
    const end = performance.now() + 4_000;
    while (!document.querySelector('.paper') && performance.now() < end)
      await act(() => new Promise((done) => setTimeout(done, 10)));
    const paper = plain(find('.paper').textContent);
    for (const part of [
      number,
      'Alm & Co AB',
      'Buyer',
      '3 Jun 2026 – 3 Jul 2026',
      'Lagra, Growth',
      'SEK 1,090.00',
      'VAT 25%',
      'SEK 272.50',
      'SEK 1,362.50',
      'VAT number SE1',
      'Tried again on 4 Jun 2026',
      'nothing was sold',
    ])
      expect(paper).toContain(part);
  });
});

describe('the notice above every page', () => {
  const shown = async (world: World, may: (permission: string) => boolean = () => true): Promise<string> => {
    await showAt(deviceWith(Object.assign(world, { may })), '/en/here', SubscriptionNotice);
    return plain(document.body.textContent);
  };

  it('[SB13] is not there on trial, nor while all is paid', async () => {
    expect(await shown(trialing().world)).toBe('');
  });

  it('[SB13] leads who manages the company to billing once a payment was refused, and says when it is unpaid', async () => {
    expect(await shown(refused(1))).toContain('The payment for Lagra was refused.');
    expect(find('a[href="/en/apps/settings/billing"]').textContent).toBe('Billing');
    unmount();
    expect(await shown(refused(5))).toContain('Lagra is unpaid: the company can be read and exported only.');
  });

  it('[SB14] tells everybody else who can change that, and nothing of amounts', async () => {
    const said = await shown(refused(5), (permission) => permission === 'company.view');
    expect(said).toContain('Somebody who manages the company can change that.');
    expect(said).not.toMatch(/\d/);
    expect(document.querySelector('a, button')).toBeNull();
  });
});
