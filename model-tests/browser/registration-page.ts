import type { AnyMachineSnapshot } from 'xstate';
import type { BrowserContext, Page } from 'playwright-core';
import type { Begun } from '#machines/areas/setup/registration/registration.types.ts';
import type { Done } from './chart-driver.ts';
import { browserOf } from './chromium.ts';
import {
  askedOfSignUp,
  companyOf,
  controlsOfSignUp,
  draftOf,
  isAtEnd,
  person,
  plan,
  registrationObservation,
  setupElsewhere,
  shownOfSignUp,
  type SignUp,
} from './registration-observation.ts';
import { RequestHolder } from './request-holder.ts';
import { goWithin, nextAddress } from './session-browser.ts';
import type { Calls, StepPage, StepPlace } from './step-page.ts';

/** What a sign-up asks the server, and the provider's own page. */
export interface RegistrationHolders {
  readonly asks: RequestHolder;
  readonly provider: RequestHolder;
}

const providerPath = '/page-of-the-provider';

export const registrationHolders = (): RegistrationHolders => ({
  asks: new RequestHolder(/^\/api\/(billing|auth\/signup)\//),
  provider: new RequestHolder(new RegExp(`^${providerPath}$`)),
});

/** A visitor at the start of the sign-up. */
export async function openRegistration(place: StepPlace, holders: RegistrationHolders): Promise<StepPage> {
  const context = await place.browser.newContext({
    ...browserOf(place.language),
    timezoneId: 'Europe/Stockholm',
  });
  context.setDefaultTimeout(20_000);
  return new RegistrationPage({ ...place, ...holders, context, page: await context.newPage() });
}

interface Options extends StepPlace, RegistrationHolders {
  readonly context: BrowserContext;
  readonly page: Page;
}

class RegistrationPage implements StepPage {
  readonly keptAs = 'lagra-registration';
  readonly shown = shownOfSignUp;
  readonly page: StepPage['page'];
  readonly asks: StepPage['asks'];
  readonly controls: StepPage['controls'];
  readonly #options: Options;
  #signUp: SignUp;
  /** What the tab should keep. */
  #kept: string | null = null;
  #turn = 0;

  constructor(options: Options) {
    this.#options = options;
    this.page = options.page;
    this.asks = options.asks;
    this.controls = controlsOfSignUp(options.words);
    this.#signUp = { token: '', email: '', company: companyOf[options.language] };
  }

  close = (): Promise<void> => this.#options.context.close();

  leave = async (isLost: boolean): Promise<void> => {
    const { page, proxy, language } = this.#options;
    if (isLost) await page.goto(`${proxy.origin}/${language}/auth/login`);
    else await goWithin({ page, language }, '/auth/login');
    await page.getByTestId('sign-in').waitFor();
  };

  begin = async (): Promise<void> => {
    const { context, language } = this.#options;
    this.#turn += 1;
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': nextAddress() });
    await this.#forget();
    const email = `ann-${language}-${this.#turn}@example.com`;
    this.#signUp = { ...this.#signUp, token: await this.#issued(), email };
    await goWithin(this.#options, '/auth/register');
  };

  fill = async (word: string): Promise<void> => {
    const { page } = this.#options;
    const { email, company } = this.#signUp;
    if (word === 'choose a plan') await page.locator(`[name=plan][value=${plan}]`).check();
    if (word === 'describe the company') await page.locator('[name=company]').fill(company.company);
    if (word !== 'register') return;
    for (const [name, value] of Object.entries({ ...person, email }))
      await page.locator(`[name=${name}]`).fill(value);
  };

  readonly answers: StepPage['answers'] = {
    'it begins': ({ event }, calls) => this.#begins(event['output'], calls),
    'it cannot begin': async ({ event }, calls) => {
      await this.#forget();
      calls.take().pass();
      (await calls.next()).say(event['error'], 503);
    },
    'the provider is there': async ({ event }, calls) => {
      if (event['output'].elsewhere === null) return calls.take().pass();
      calls.take().say(setupElsewhere(this.#options.proxy.origin + providerPath));
    },
    'the provider is not there': refuse,
    'the card is taken': async ({ event: { type, output } }, calls) => {
      // The server has no provider that returns anything.
      if (type.endsWith('attachPayment')) calls.take().pass();
      else calls.take().say({ payment_method: output });
    },
    'the card is refused': refuse,
    'the account is made': async (_, calls) => calls.take().pass(),
    'the account is refused': refuse,
  };

  follow = async (next: AnyMachineSnapshot, does: readonly string[]): Promise<void> => {
    if (does.includes('keep the draft')) this.#kept = JSON.stringify(draftOf(next.context, this.#signUp));
    if (isAtEnd(next)) this.#kept = null;
    // An answer without a page leaves the browser where it is: nothing can be seen until one comes.
    if (does.includes('go to the provider')) (await this.#options.provider.next()).say({}, 204);
  };

  asked = (snapshot: AnyMachineSnapshot): ReturnType<StepPage['asked']> =>
    askedOfSignUp(snapshot, this.#signUp);

  observation = (snapshot: AnyMachineSnapshot): ReturnType<StepPage['observation']> => ({
    ...registrationObservation(snapshot, this.#signUp, this.#options.words),
    kept: this.#kept,
  });

  async #forget(): Promise<void> {
    this.#kept = null;
    await this.page.evaluate((name) => sessionStorage.removeItem(name), this.keptAs);
  }

  /** A token from the server, for a page that has been open for a while. */
  async #issued(): Promise<string> {
    const { context, origin } = this.#options;
    const data = { source: 'web', page_load_time: 60_000 };
    const path = `${origin}/api/billing/registration-token/`;
    const answer = await context.request.post(path, { data, headers: { origin } });
    return (await answer.json()).registration_token;
  }

  /** With the tab's draft; without one the page also asks for a token. */
  async #begins({ plans, draft, returned }: Begun, calls: Calls): Promise<void> {
    const { proxy, language } = this.#options;
    const isFresh = draft.step === 'plan';
    if (isFresh) await this.#forget();
    // The draft is read once the plans have arrived.
    else await this.page.evaluate(keep, [this.keptAs, JSON.stringify(draftOf(draft, this.#signUp))] as const);
    if (returned !== null) {
      calls.drop();
      await this.page.goto(`${proxy.origin}/${language}/auth/register?setup_intent=${returned}`);
    }
    const asked = returned === null ? calls.take() : await calls.next();
    if (plans.length > 0) asked.pass();
    else asked.say({}, 503);
    if (isFresh) (await calls.next()).say({ registration_token: this.#signUp.token });
  }
}

const keep = ([name, text]: readonly [string, string]): void => sessionStorage.setItem(name, text);

async function refuse({ event: { error } }: Done, calls: Calls): Promise<void> {
  calls.take().say(error, 'fields' in error ? 400 : 503);
}
