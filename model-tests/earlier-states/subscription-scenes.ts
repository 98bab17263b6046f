import { fromNow } from '#model/values/clock.fixtures.ts';
import type { TradingCompany } from './trading-company.ts';

const SUBSCRIPTION = 'subscription';
const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 };
const daysAgo = (days: number): string => fromNow(-days * 86_400_000);

/** A trial that ended without a card, payments that were refused, paid and given back, plans changed, an end undone. */
export async function playSubscription(company: TradingCompany): Promise<void> {
  const know = (type: string, data: object, days: number): Promise<void> =>
    company.giveInternally('subscription', SUBSCRIPTION, type, data, days);
  const give = (type: string, data: object = {}): Promise<void> =>
    company.give('subscription', SUBSCRIPTION, type, data);
  const lastInvoice = async (): Promise<string> => {
    const row = (await company.view()).get('subscription', SUBSCRIPTION);
    return row?.invoices.at(-1)?.number ?? '';
  };
  const pay = async (days: number): Promise<string> => {
    const invoice = await lastInvoice();
    await know('tryPayment', { invoice }, days);
    await know('notePaid', { invoice, at: daysAgo(days) }, days);
    return invoice;
  };
  const begin = { plan: 'growth', trialEndsAt: daysAgo(20), series: `LG${company.id}`, card: null };
  await know('begin', begin, 50);
  await know('passTime', {}, 19);
  await know('noteCard', { card }, 18);
  await give('resume', { plan: 'growth' });
  const invoice = await lastInvoice();
  await know('tryPayment', { invoice }, 0);
  await know('noteFailed', { invoice, attempt: 1, at: daysAgo(0) }, 0);
  await give('retry');
  await pay(0);
  await give('changePlan', { plan: 'scale' });
  const difference = await pay(0);
  await give('changePlan', { plan: 'growth' });
  await know('noteRefunded', { invoice: difference, at: daysAgo(0) }, 0);
  const address = { street: 'Kai 1', postcode: '10111', city: 'Tallinn', country: 'EE' };
  const billTo = { name: 'Payer OÜ', vatNumber: '', address, email: 'pay@example.com', reference: 'PO 7' };
  await give('setBilling', { billTo });
  const cancellation = { why: 'price', comment: 'Too much' };
  await give('cancel', { cancellation });
  await give('undoCancel');
}

/** A first payment that never came. */
export async function playNeverPaid(company: TradingCompany): Promise<void> {
  const begin = { plan: 'growth', trialEndsAt: null, series: `LG${company.id}`, card };
  await company.giveInternally('subscription', SUBSCRIPTION, 'begin', begin, 9);
  await company.giveInternally('subscription', SUBSCRIPTION, 'passTime', {}, 7);
}

/** A subscription that was cancelled and has ended. */
export async function playEnded(company: TradingCompany): Promise<void> {
  const know = (type: string, data: object, days: number): Promise<void> =>
    company.giveInternally('subscription', SUBSCRIPTION, type, data, days);
  const begin = { plan: 'growth', trialEndsAt: daysAgo(20), series: `LG${company.id}`, card: null };
  await know('begin', begin, 50);
  await know('cancel', { cancellation: { why: 'closing', comment: '' } }, 40);
  await know('passTime', {}, 19);
}
