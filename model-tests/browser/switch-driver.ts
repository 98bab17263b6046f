import type { Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import type { Offer } from '../kernel/graph.ts';
import type { Driver } from '../kernel/walk.ts';
import type { AppSurvey } from '../model/app-case.ts';
import { foreign } from '../model/company-switch-case.ts';
import type { CompanySwitchObserved } from '../spec/company-switch.rows.ts';
import type { Call } from './call-gate.ts';
import { beginAnew, openBrowser, problemWith } from './session-browser.ts';
import type { Place, SessionBrowser } from './session-browser.ts';
import type { People } from './session-people.ts';
import { broken } from './session-driver.ts';
import { pictured } from './state-pictures.ts';
import type { StatePictures } from './state-pictures.ts';

interface Options {
  readonly system: AppSurvey['system'];
  readonly observe: (snapshot: AnyMachineSnapshot) => CompanySwitchObserved;
  readonly people: People;
  readonly place: Place;
  readonly pictures: StatePictures;
}

/** The chart as a browser walks it: a list shows only the person's companies, a page being left offers nothing. */
export function switchSystem({ system }: AppSurvey): AppSurvey['system'] {
  const isShown = ({ label }: Offer<unknown>): boolean => label !== 'switch to a foreign one';
  return {
    ...system,
    offers: (snapshot) => (snapshot.value === 'left' ? [] : system.offers(snapshot).filter(isShown)),
  };
}

interface SwitchObservation {
  readonly active: number | null;
  /** The error shown for a failed switch; null if there is none. */
  readonly error: string | null;
  /** Whether the page is still the one that the switch began on. */
  readonly isSamePage: boolean;
  readonly path: string;
}

const calls: Readonly<Record<string, Call>> = {
  switching: 'auth/switch-company/',
  reloading: 'core/users/me/permissions/',
};

/** Changes the company in Chromium, from the shell or from the list of companies. */
export class SwitchDriver implements Driver {
  readonly #options: Options;
  #at: SessionBrowser | undefined;
  #isSpoiled = false;
  #snapshot: AnyMachineSnapshot | undefined;
  #said = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get #here(): SessionBrowser {
    if (!this.#at) throw new Error('no browser is open');
    return this.#at;
  }

  get #known(): AnyMachineSnapshot {
    if (!this.#snapshot) throw new Error('nothing has begun');
    return this.#snapshot;
  }

  get #seen(): CompanySwitchObserved {
    return this.#options.observe(this.#known);
  }

  close = async (): Promise<void> => {
    await this.#at?.context.close();
    this.#at = undefined;
    this.#isSpoiled = false;
  };

  start = async (label: string): Promise<void> => {
    if (this.#isSpoiled) await this.close();
    const { system, place, people } = this.#options;
    this.#snapshot = system.starts.find((start) => start.label === label)?.state;
    this.#said = false;
    const { companies } = people.answers.asAnn;
    const { standalone } = this.#seen;
    const entries = {
      'user-companies': JSON.stringify(companies),
      ...(!standalone && { 'active-company': JSON.stringify(people.home) }),
    };
    this.#at ??= await openBrowser(place);
    await beginAnew(this.#at, { cookies: await people.freshSession('ann'), entries });
    const { page, gate } = this.#at;
    await page.goto(`${place.origin}/${place.language}/dashboard`);
    await (await gate.take('core/users/me/permissions/')).continue();
    await (await gate.take('auth/me/')).continue();
    await (standalone ? page.locator('.auth-companies') : page.locator('main h1')).waitFor();
    await page.evaluate(() => document.documentElement.setAttribute('data-began', 'here'));
  };

  offer = async (label: string): Promise<{ accepted: boolean; code?: string }> => {
    const { system } = this.#options;
    const offer = system.offers(this.#known).find((candidate) => candidate.label === label);
    if (!offer) throw new Error(`${label} cannot happen here`);
    const problem = await problemWith(this.#here.page, () => this.#happen(label));
    if (problem !== null) {
      this.#isSpoiled = true;
      return { accepted: false, code: problem };
    }
    this.#said = label.startsWith('switch fails');
    const { accepted, next } = system.step(this.#known, offer.event);
    if (accepted) this.#snapshot = next;
    return { accepted };
  };

  key = async (): Promise<string> => {
    const { gate, page } = this.#here;
    const { state } = this.#seen;
    const call = calls[state['at'] ?? ''];
    if (state['at'] === 'left') await gate.open();
    await gate.holds(call ? [call] : []);
    const expected = this.#expected();
    const met = await page.waitForFunction(look, expected, { timeout: 10_000 }).catch(() => null);
    if (met && (await gate.holds(call ? [call] : []))) {
      await this.#options.pictures.take(page, pictured(this.#known.value));
      return this.#options.system.key(this.#known);
    }
    this.#isSpoiled = true;
    return JSON.stringify({ calls: gate.held(), sees: await page.evaluate(look, null), expected });
  };

  #expected(): Partial<SwitchObservation> {
    const { active, error, state, standalone } = this.#seen;
    const { words, language } = this.#here;
    const hasLeft = state['at'] === 'left';
    const said = error === 'Failed to switch company' ? words('Failed to switch company') : error;
    return {
      active: active === null ? null : Number(active),
      isSamePage: !hasLeft,
      ...(this.#said && { error: said }),
      ...(hasLeft && { path: `/${language}/dashboard` }),
      ...(standalone && !hasLeft && { path: `/${language}/auth/company-select` }),
    };
  }

  async #happen(label: string): Promise<void> {
    const { gate } = this.#here;
    const { home, other } = this.#options.people;
    if (label === 'switch to the one she begins in') return this.#choose(home);
    if (label === 'switch to her other one') return this.#choose(other);
    if (label.startsWith('permissions')) {
      const route = await gate.take('core/users/me/permissions/');
      return label.endsWith('arrive') ? route.continue() : route.fulfill(broken);
    }
    const route = await gate.take('auth/switch-company/');
    if (label === 'switch succeeds') return route.continue();
    if (label.endsWith('silently')) return route.abort();
    return route.continue({ company_id: foreign });
  }

  /** In the shell by its menu, otherwise in the list; a busy control is pressed anyway. */
  async #choose({ id, name }: { id: number; name: string }): Promise<void> {
    const { page } = this.#here;
    if (this.#seen.standalone) return page.getByTestId(`company-${id}`).dispatchEvent('click');
    if (this.#seen.state['at'] === 'idle') return chooseCompany(page, name);
    await page.locator('.app-company-button').click();
    await page.locator(`[role=menu] [data-action="${id}"][aria-disabled=true]`).dispatchEvent('click');
    await page.keyboard.press('Escape');
  }
}

/** Through the menu of the shell. */
export async function chooseCompany(page: Page, name: string): Promise<void> {
  await page.locator('.app-company-button').click();
  await page.getByRole('menuitemradio', { name }).click();
}

/** Runs in the page: returns what is seen, or whether it matches the expectation if one is given. */
function look(expected: Partial<SwitchObservation> | null): SwitchObservation | boolean {
  const active = JSON.parse(localStorage.getItem('active-company') ?? 'null') as { id: number } | null; // as the app keeps it
  const said = document.querySelector('.ui-toast p, .ui-notice[role=alert]');
  const seen: SwitchObservation = {
    active: active?.id ?? null,
    error: said?.textContent?.trim() ?? null,
    isSamePage: document.documentElement.dataset['began'] === 'here',
    path: location.pathname,
  };
  if (!expected) return seen;
  const names = Object.keys(expected) as (keyof SwitchObservation)[]; // made of its own keys
  return names.every((name) => seen[name] === expected[name]);
}
