import type { AnyMachineSnapshot } from 'xstate';
import type { BrowserContext, Page } from 'playwright-core';
import { demoPassword } from '#server/demo/company-list.ts';
import type { OnboardingProgress } from '#machines/areas/setup/onboarding/onboarding.machine.ts';
import type { Done } from './chart-driver.ts';
import { browserOf } from './chromium.ts';
import { RequestHolder } from './request-holder.ts';
import { goWithin } from './session-browser.ts';
import { sentWith } from './step-page.ts';
import type { Asked, Calls, StepPage, StepPlace } from './step-page.ts';

/** Requests about the progress of setting up. */
export const onboardingAsks = (): RequestHolder => new RequestHolder(/\/onboarding\/$/);

/** The founder of a company at the start of onboarding. */
export async function openOnboarding(place: StepPlace, asks: RequestHolder): Promise<StepPage> {
  const { browser, origin, language } = place;
  const context = await browser.newContext(browserOf(language));
  context.setDefaultTimeout(20_000);
  const answer = await context.request.post(`${origin}/api/auth/token/`, {
    data: { email: 'founder@example.com', password: demoPassword },
    headers: { origin },
  });
  const { companies, active_company: active } = await answer.json();
  const company = active ?? companies[0];
  await context.addInitScript(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value));
    },
    { 'user-companies': companies, 'active-company': company },
  );
  const to = `core/companies/${company.id}/onboarding/`;
  return new OnboardingPage({ ...place, asks, context, to, page: await context.newPage() });
}

interface Options extends StepPlace {
  readonly asks: RequestHolder;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Where progress requests go. */
  readonly to: string;
}

const stepNames: Readonly<Record<string, string>> = {
  company: 'Company',
  warehouse: 'Warehouse',
  products: 'Products',
  invite: 'People',
};
/** These are next to the button that saves the step's form, which then leads nowhere. */
const onwards = ':is([data-testid=next], [data-testid=finish])';

class OnboardingPage implements StepPage {
  readonly keptAs = '';
  readonly shown = ['main .ui-notice[data-tone=success] strong'];
  readonly page: StepPage['page'];
  readonly asks: StepPage['asks'];
  readonly controls: StepPage['controls'];
  readonly #options: Options;
  #notes = 0;

  constructor(options: Options) {
    const { words } = options;
    this.#options = options;
    this.page = options.page;
    this.asks = options.asks;
    this.controls = {
      next: { selector: `${onwards}, main:not(:has(${onwards})) [data-testid=submit]` },
      back: { selector: 'main .auth-others button', text: words('Back') },
      skip: { selector: '[data-testid=skip]' },
      'try again': { selector: 'main .auth-others button', text: words('Try again') },
      'go to work': { selector: 'main.app-blank-main button', text: words('To the dashboard') },
    };
  }

  close = (): Promise<void> => this.#options.context.close();

  leave = async (isLost: boolean): Promise<void> => {
    const { page, proxy, language } = this.#options;
    const aside = '/not-authorized';
    if (isLost) await page.goto(`${proxy.origin}/${language}${aside}`);
    else await goWithin({ page, language }, aside);
    await page.getByText('403').waitFor();
  };

  begin = (): Promise<void> => goWithin(this.#options, '/onboarding');

  readonly answers: StepPage['answers'] = {
    'it is known how far it is': async ({ event }, calls) => {
      await this.#bring(event['output']);
      calls.take().pass();
    },
    'it cannot be known': async (action, calls) => {
      await this.#bring({ status: 'open', step: 'company', done: [] });
      return refuse(action, calls);
    },
    'it is kept': async (_, calls) => calls.take().pass(),
    'it cannot be kept': refuse,
  };

  /** Every other note gets lost, and that stops nobody. */
  follow = async (next: AnyMachineSnapshot, does: readonly string[]): Promise<void> => {
    for (const _ of does.filter((effect) => effect === 'note how far it is')) {
      const note = await this.asks.next();
      const sent = JSON.stringify(sentWith(note));
      const wanted = JSON.stringify(this.#told(next.context));
      if (sent !== wanted) throw new Error(`${sent} is noted, not ${wanted}`);
      this.#notes += 1;
      if (this.#notes % 2 === 0) note.say({}, 503);
      else note.pass();
    }
  };

  asked = ({ value, context }: AnyMachineSnapshot): Asked | null => {
    if (value === 'loading') return { to: this.#options.to, says: null };
    if (value === 'finishing') return this.#told({ ...context, status: 'done', step: 'done' });
    return value === 'skipping' ? this.#told({ ...context, status: 'skipped' }) : null;
  };

  observation = (snapshot: AnyMachineSnapshot): ReturnType<StepPage['observation']> => {
    const { words } = this.#options;
    const at = String(snapshot.value);
    const name = stepNames[at];
    const { problem } = snapshot.context;
    const isBusy = snapshot.hasTag('busy');
    // The dashboard redirects here if the company is neither set up nor postponed.
    const workplace = problem === null ? '/dashboard' : '/apps/inbox';
    return {
      path: at === 'left' ? workplace : '/onboarding',
      step: name === undefined ? null : words(name),
      steps: name === undefined ? 0 : Object.keys(stepNames).length,
      problem: problem === null || isBusy ? null : problem.detail,
      shown: at === 'finished' ? words('The company is set up') : null,
      waits: isBusy && at !== 'left',
      kept: null,
    };
  };

  #told({ status, step, done }: Readonly<Record<string, unknown>>): Asked {
    return { to: this.#options.to, says: { status, step, done } };
  }

  /** Brings the company to this progress, as another device does. */
  async #bring(progress: OnboardingProgress): Promise<void> {
    const { context, origin, to } = this.#options;
    const path = `${origin}/api/${to}`;
    const answer = await context.request.patch(path, { data: progress, headers: { origin } });
    if (!answer.ok()) throw new Error(`the server answers ${answer.status()}`);
  }
}

async function refuse({ event: { error } }: Done, calls: Calls): Promise<void> {
  calls.take().say(error, 503);
}
