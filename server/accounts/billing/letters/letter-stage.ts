import { daysAfter } from '#model/values/billing-period.ts';
import type {
  Failed,
  PaymentFailed,
  SubscriptionRow,
} from '#model/areas/setup/subscription/subscription.facts.ts';
import { comesNext, isOwed } from '#model/areas/setup/subscription/subscription.terms.ts';
import type { LogEvent } from '#model/engine/envelope.ts';

/** What a company is written to about. */
export const paymentLetters = [
  'trialEnding',
  'trialEndingNoCard',
  'paymentFailed',
  'subscriptionUnpaid',
  'subscriptionPaused',
] as const;
export type PaymentLetter = (typeof paymentLetters)[number];

/** A letter that is due; `stage` names the occasion, for which it is written once. */
export interface LetterStage {
  readonly letter: PaymentLetter;
  readonly stage: string;
  /** The invoice that was not paid; empty where it is about none. */
  readonly invoice: string;
  /** When it is tried again, or the trial ends, UTC ISO; empty: never. */
  readonly at: string;
}

const AHEAD_DAYS = 3;

/** What is said of a trial, by what comes at its end. */
const ofTrial: Readonly<Record<string, PaymentLetter>> = {
  charge: 'trialEnding',
  endOfTrial: 'trialEndingNoCard',
};

/** [BI14] A trial of which three days are left. */
export function trialStage(row: SubscriptionRow, now: string): LetterStage | null {
  const { trial, until } = row;
  if (!trial || until === null || until <= now || until > daysAfter(now, AHEAD_DAYS)) return null;
  const letter = ofTrial[comesNext(row)];
  return letter ? { letter, stage: `trialEnding ${until}`, invoice: '', at: until } : null;
}

/** What is said after the last try, by where the subscription then stands. */
const atLast: Readonly<Record<string, PaymentLetter>> = { unpaid: 'subscriptionUnpaid' };

/** [BI14] A payment that failed and is tried again, or is given up; a trial that is over without a card. */
export function stageOf({ kind, type, state, data, at }: LogEvent): LetterStage | null {
  if (kind !== 'subscription') return null;
  if (type === 'trialOver')
    return { letter: 'subscriptionPaused', stage: `paused ${at}`, invoice: '', at: '' };
  if (type !== 'paymentFailed') return null;
  const { invoice, attempt, tryAt }: PaymentFailed = data as Failed & PaymentFailed; // its schema
  const stage = `failed ${invoice} ${attempt}`;
  if (tryAt !== null) return { letter: 'paymentFailed', stage, invoice, at: tryAt };
  const letter = atLast[String(state)];
  return letter ? { letter, stage, invoice, at: '' } : null;
}

/** The state that a letter tells of, where it is about one. */
const saidState = {
  trialEnding: 'trialing',
  trialEndingNoCard: 'trialing',
  subscriptionUnpaid: 'unpaid',
  subscriptionPaused: 'paused',
} as const;

/** Whether it is still as a letter says, when that is sent. */
export function stillStands(
  { state, invoices }: Pick<SubscriptionRow, 'state' | 'invoices'>,
  { letter, invoice }: Pick<LetterStage, 'letter' | 'invoice'>,
): boolean {
  const owes = invoices.some((one) => one.number === invoice && isOwed(one));
  if (letter === 'paymentFailed') return owes;
  return (letter !== 'subscriptionUnpaid' || owes) && state === saidState[letter];
}
