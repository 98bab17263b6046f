import type { AnyMachineSnapshot } from 'xstate';
import type { Page } from 'playwright-core';
import type { AppSurvey } from '../model/app-case.ts';
import type { BuildProxy } from './build-proxy.ts';
import type { Done, ChartPage } from './chart-driver.ts';
import type { RequestHolder } from './request-holder.ts';
import type { StatePictures } from './state-pictures.ts';
import type { Language, Words } from './words.ts';

type System = AppSurvey['system'];

/** A page with a form, or with a link that is followed at once. */
interface SentPage {
  readonly start: 'a form' | 'a link';
  /** Below the language. */
  readonly path: string;
  readonly fills: Readonly<Record<string, string>>;
  /** The outcomes possible here, as the chart's offers name them. */
  readonly ends: readonly string[];
  /** The message when the server is not reached, or says nothing. */
  readonly unreached?: string;
  readonly thanks?: string;
}

const email = 'ann@example.com';
const takes = 'the server takes it';
const refuses = 'the server refuses it';
const withThanks = `${takes} with thanks`;
const fieldByField = `${refuses} field by field`;

/**
 * Each way of sending: a form with the server's answer and refusable fields, one that ends without the server's words
 * and fails only if nobody answers, and a link, which has no fields.
 */
export const sentPages: readonly SentPage[] = [
  {
    start: 'a form',
    path: '/auth/submit-interest',
    fills: { email, message: 'Do you count in boxes?' },
    ends: [withThanks, refuses, fieldByField],
  },
  {
    start: 'a form',
    path: '/auth/forgot-password',
    fills: { email },
    ends: [`${takes} without a word`, refuses],
    unreached: 'Password reset failed',
    thanks: 'Check your email',
  },
  { start: 'a link', path: '/auth/verify-email/u1/t1', fills: {}, ends: [withThanks, refuses] },
];

/** The addresses they all send to. */
export const sentTo = /^\/api\/auth\/(submit-interest|verify-email|password\/reset)\/$/;

/** The chart as far as this kind of page goes through it. */
export const systemOf = (system: System, { start, ends }: SentPage): System => ({
  ...system,
  starts: system.starts.filter(({ label }) => label === start),
  offers: (snapshot) =>
    system.offers(snapshot).filter(({ label }) => label === 'submit' || ends.includes(label)),
});

export interface Sending {
  readonly page: Page;
  readonly proxy: BuildProxy;
  readonly requests: RequestHolder;
  readonly language: Language;
  readonly words: Words;
  readonly pictures: StatePictures;
}

interface SubmissionObservation {
  /** The send control: ready to press, busy, or absent. */
  readonly way: string;
  readonly said: { readonly danger: string; readonly success: string };
  /** Names of the rejected fields. */
  readonly refused: readonly string[];
  /** Number of unanswered requests. */
  readonly asked: number;
}

/** Sends from a page, answers in the server's place, and looks at the page. */
export function submissionPage(sent: SentPage, at: Sending): ChartPage<SubmissionObservation> {
  const { page, requests, pictures } = at;
  const address = (path: string): string => `/${at.language}${path}`;
  return {
    page: () => page,
    begin: async () => {
      // Not cut off: Chromium would retry once.
      while (requests.held > 0) (await requests.next()).say({}, 503);
      if (page.url() === 'about:blank') await page.goto(at.proxy.origin + address('/auth/login'));
      else await go(page, address('/auth/login'));
      await page.locator('main [name=password]').waitFor();
      await go(page, address(sent.path));
      await page.locator('main [name=password]').waitFor({ state: 'detached' });
      for (const [name, value] of Object.entries(sent.fills)) await page.fill(`main [name=${name}]`, value);
    },
    act: (done) => (done.word === 'submit' ? press(page) : answer(done, sent, at)),
    look: async () => ({ ...(await page.evaluate(lookAtSubmission)), asked: requests.held }),
    observationOf: (snapshot) => observationOf(snapshot, sent, at.words),
    picture: async ({ value, context }) => {
      const { problem } = context;
      const refused = problem && (Object.keys(problem.fields).length > 0 ? '-fields' : '-whole');
      await pictures.take(page, `${String(value)}${refused ?? ''}`);
    },
  };
}

const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState({}, '', to), path);

/** Sends the form whether or not its button allows it; what is gone cannot be pressed. */
const press = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form');
    if (form) form.requestSubmit();
    else document.querySelector<HTMLButtonElement>('main .ui-stack > button.ui-button')?.click();
  });

async function answer({ label }: Done, { fills, unreached }: SentPage, at: Sending): Promise<void> {
  const request = await at.requests.next();
  const sent: Record<string, unknown> = JSON.parse(request.body);
  const isWhole = Object.entries(fills).every(([name, value]) => sent[name] === value);
  if (!isWhole) throw new Error(`${request.body} is sent, not ${JSON.stringify(fills)}`);
  if (label === withThanks) return request.say({ detail: 'Thank you.' });
  if (label === fieldByField) return request.say({ detail: 'Look again.', fields: { email: 'taken' } }, 400);
  if (label.startsWith(takes)) return request.say({});
  if (unreached === undefined) return request.say({ detail: 'Not now.' }, 400);
  request.cut();
  const isTold = async (): Promise<boolean> => (await at.page.evaluate(lookAtSubmission)).said.danger !== '';
  // Chromium retries a cut request once.
  while (!(await isTold())) at.requests.cutAll();
}

function observationOf(
  { value, context }: AnyMachineSnapshot,
  sent: SentPage,
  words: Words,
): SubmissionObservation {
  const { problem, answer: told } = context;
  const isSending = value === 'sending' || value === 'following';
  const whileSending = sent.start === 'a link' ? 'away' : 'at work';
  const detail = sent.unreached === undefined ? problem?.detail : words(sent.unreached);
  return {
    way: isSending ? whileSending : value === 'sent' ? 'away' : 'there',
    said: {
      danger: problem ? detail : '',
      success: value === 'sent' ? (told ?? words(sent.thanks ?? '')) : '',
    },
    refused: Object.keys(problem?.fields ?? {}),
    asked: isSending ? 1 : 0,
  };
}

/** Runs in the page. */
function lookAtSubmission(): Omit<SubmissionObservation, 'asked'> {
  const said = (tone: string): string => {
    const notice = document.querySelector(`main .ui-notice[data-tone=${tone}]`);
    return (notice?.querySelector('strong') ?? notice)?.textContent ?? '';
  };
  const button = document.querySelector('main [data-testid=submit], main .ui-stack > button.ui-button');
  const isBusy = button?.getAttribute('aria-busy') === 'true';
  const invalid = document.querySelectorAll<HTMLInputElement>('main [aria-invalid=true]');
  return {
    way: button ? (isBusy ? 'at work' : 'there') : 'away',
    said: { danger: said('danger'), success: said('success') },
    refused: [...invalid].map(({ name }) => name),
  };
}
