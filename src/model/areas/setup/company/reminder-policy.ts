import { z } from 'zod';
import * as v from '#model/values/schemas.ts';

export const MOST_STEPS = 5;
const MOST_DAYS = 365;
/** Characters. */
export const LONGEST_TEXT = 500;
const text = z.string().trim().max(LONGEST_TEXT);

/** One reminder of an invoice that is not paid. */
const reminderStep = z.strictObject({
  /** Days after the due day. */
  after: z.int().min(1).max(MOST_DAYS),
  /** What it costs the customer, minor units of the company's currency; zero: nothing. */
  fee: v.amount,
  /** What it says, in the language of the paper; empty: the usual sentence. */
  text: z.strictObject({ en: text, sv: text }),
});
export type ReminderStep = z.infer<typeof reminderStep>;

export const reminderPolicy = z.strictObject({
  /** They are mailed at night as they fall due; else somebody sends them. */
  isNightly: z.boolean(),
  steps: z.array(reminderStep).min(1).max(MOST_STEPS),
});
export type ReminderPolicy = z.infer<typeof reminderPolicy>;

const silent = { en: '', sv: '' };
/** What holds for a company without a policy. [REM1] */
export const usualReminders: ReminderPolicy = {
  isNightly: false,
  steps: [
    { after: 8, fee: 0, text: silent },
    { after: 22, fee: 0, text: silent },
  ],
};
