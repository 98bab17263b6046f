import type { AnyMachineSnapshot } from 'xstate';
import type { Profile } from '#machines/app/session/session.types.ts';
import type { Driver } from '../kernel/walk.ts';
import { renamed } from '../model/session-answers.ts';
import type { SessionObserved } from '../spec/session-observed.ts';
import * as act from './session-browser.ts';
import type { Place, SessionBrowser } from './session-browser.ts';
import type { SessionSystem } from './session-offers.ts';
import { credentialsOf, wrongCredentials } from './session-people.ts';
import type { Name, People } from './session-people.ts';
import { callsOf, seenInstead, observationOf } from './session-observation.ts';
import { pictured } from './state-pictures.ts';
import type { StatePictures } from './state-pictures.ts';

interface Options {
  readonly system: SessionSystem;
  readonly observe: (snapshot: AnyMachineSnapshot) => SessionObserved;
  readonly people: People;
  readonly place: Place;
  readonly pictures: StatePictures;
}

/** The answer of a broken server, and of a proxy in front of it. */
export const broken = { status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' };

/** Makes a path happen in Chromium; the key equals the chart's only if the page shows what the rows say. */
export class SessionDriver implements Driver {
  readonly #options: Options;
  /** The browser opened for the first path, and reset for each that follows. */
  #browser: SessionBrowser | undefined;
  #at: SessionBrowser | undefined;
  /** It is not where the path is: the next path gets another. */
  #isSpoiled = false;
  #snapshot: AnyMachineSnapshot | undefined;
  #hasUnsent = false;

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

  get #seen(): SessionObserved {
    return this.#options.observe(this.#known);
  }

  start = async (): Promise<void> => {
    if (this.#isSpoiled) await this.close();
    this.#at = undefined;
    this.#snapshot = this.#options.system.starts[0]?.state;
    this.#hasUnsent = false;
  };

  close = async (): Promise<void> => {
    await this.#browser?.context.close();
    this.#browser = undefined;
    this.#at = undefined;
    this.#isSpoiled = false;
  };

  offer = async (label: string): Promise<{ accepted: boolean; code?: string }> => {
    const { system } = this.#options;
    const offer = system.offers(this.#known).find((candidate) => candidate.label === label);
    if (!offer) throw new Error(`${label} cannot happen here`);
    const waited = this.#seen.state['waiting'];
    const problem = await act.problemWith(this.#at?.page, () => this.#happen(label));
    if (problem !== null) {
      this.#isSpoiled = true;
      return { accepted: false, code: problem };
    }
    if (waited === 'profile' && !label.startsWith('profile')) await this.#here.gate.drop('auth/me/');
    const { accepted, next } = system.step(this.#known, offer.event);
    if (accepted) this.#snapshot = next;
    return { accepted };
  };

  key = async (): Promise<string> => {
    const { system, pictures } = this.#options;
    const seen = this.#seen;
    if (!this.#at && seen.state['waiting'] === 'restore') return system.key(this.#known);
    const { gate, page, words } = this.#here;
    const calls = callsOf(seen);
    await gate.holds(calls);
    const instead = await seenInstead(page, observationOf(seen, words));
    if (!instead && (await gate.holds(calls))) {
      await pictures.take(page, pictured(this.#known.value));
      return system.key(this.#known);
    }
    this.#isSpoiled = true;
    const expected = observationOf(seen, words);
    return JSON.stringify({ url: page.url(), calls: gate.held(), instead, expected, waiting: seen.state });
  };

  async #happen(label: string): Promise<void> {
    const [word = ''] = label.split(/ (?:as|with|silently|of|for|\()|:/);
    if (word.startsWith('restore')) return this.#restore(label);
    const action = this.#actions[label] ?? this.#actions[word];
    if (!action) throw new Error(`nobody knows how to make happen: ${label}`);
    return action(label);
  }

  async #restore(label: string): Promise<void> {
    const { place, people } = this.#options;
    const { asAnn } = people.answers;
    const kept = {
      'user-companies': JSON.stringify(asAnn.companies),
      'active-company': JSON.stringify(people.home),
    };
    const malformed = { 'user-companies': '[{"id":"one"', 'active-company': '{"id":"one"}' };
    const entries = label.startsWith('restore succeeds')
      ? kept
      : label.endsWith('malformed')
        ? malformed
        : {};
    const cookies = entries === kept ? await people.freshSession('ann') : [];
    this.#browser ??= await act.openBrowser(place);
    await act.beginAnew(this.#browser, { cookies, entries });
    this.#at = this.#browser;
    await this.#at.page.goto(`${place.origin}/${place.language}/dashboard`);
  }

  readonly #actions: Readonly<Record<string, (label: string) => Promise<void>>> = {
    'sign in': () => this.#signIn(),
    'sign in succeeds': async (label) => {
      const { annWorkedIn, home, other } = this.#options.people;
      const name: Name = label.includes('Bea') ? 'bea' : 'ann';
      if (name === 'ann') await annWorkedIn((label.includes('elsewhere') ? other : home).id);
      const loadsAnew = label === 'sign in succeeds as Bea (signInAgain)';
      const loaded = loadsAnew ? this.#here.page.waitForEvent('load') : undefined;
      await this.#continueSignIn(credentialsOf(name));
      await loaded;
    },
    'sign in fails': async (label) => {
      if (label.includes('silently')) await (await this.#here.gate.take('auth/token/')).abort();
      else await this.#continueSignIn(wrongCredentials());
    },
    'sign out': async () => {
      await this.#sendAll();
      await act.askToSignOut(this.#here);
    },
    'sign out with unsent work': async () => {
      if (!this.#hasUnsent) await act.leaveUnsent(this.#here);
      this.#hasUnsent = true;
      await act.askToSignOut(this.#here);
    },
    confirm: () => this.#press('Sign out and discard'),
    cancel: () => this.#press('Keep as it is'),
    'sign out succeeds': async () => {
      const answered = this.#here.page.waitForResponse('**/api/auth/logout/');
      await (await this.#here.gate.take('auth/logout/')).continue();
      await answered;
      await act.mustBeOver(this.#here);
      this.#hasUnsent = false;
    },
    'sign out fails': async () => {
      await (await this.#here.gate.take('auth/logout/')).abort();
      this.#hasUnsent = false;
    },
    'signed out elsewhere': () => act.signOutElsewhere(this.#here),
    'signed in elsewhere': (label) => this.#signInElsewhere(label.endsWith('Bea') ? 'bea' : 'ann'),
    expire: () => this.#expire(),
    'enter page': () => act.goWithin(this.#here, `/dashboard?entered=${performance.now()}`),
    'permissions changed': async () => {
      await this.#sendAll();
      await act.goWithin(this.#here, '/onboarding');
      await this.#here.page.locator('[data-testid=skip], [data-testid=go-to-work]').click();
    },
    'profile changed': async () => {
      await act.goWithin(this.#here, act.ownProfile);
      await (await this.#here.gate.take('auth/me/')).continue();
      await act.changeName(this.#here.page, this.#renamed.name);
      await (await this.#here.gate.take('auth/me/')).fulfill(act.profileAnswer(this.#renamed));
    },
    'profile changed elsewhere': () => act.renameElsewhere(this.#here, this.#renamed),
    'permissions arrive': async () => (await this.#here.gate.take('core/users/me/permissions/')).continue(),
    'permissions fail': async () =>
      (await this.#here.gate.take('core/users/me/permissions/')).fulfill(broken),
    'profile arrives': async () => (await this.#here.gate.take('auth/me/')).continue(),
    'profile fails': async () => (await this.#here.gate.take('auth/me/')).fulfill(broken),
  };

  get #renamed(): Profile {
    return renamed(this.#options.people.answers.asAnn.user);
  }

  /** A sign-in already under way is repeated, as an impatient person would. */
  #signIn(): Promise<void> {
    const { session, waiting } = this.#seen.state;
    const where = session === 'authenticated' ? 'over' : 'page';
    if (waiting === 'nothing' || waiting === 'expired') return act.fillSignIn(this.#here, where);
    return this.#here.page
      .locator(`${where === 'over' ? '.ui-dialog' : 'main'} [name=password]`)
      .press('Enter');
  }

  async #signInElsewhere(name: Name): Promise<void> {
    const { annWorkedIn, home, answers } = this.#options.people;
    if (name === 'ann') await annWorkedIn(home.id);
    const loadsAnew = name === 'bea' && this.#seen.user !== answers.asBea.user.id;
    const loaded = loadsAnew ? this.#here.page.waitForEvent('load') : undefined;
    await act.signInElsewhere(this.#here, credentialsOf(name));
    await loaded;
  }

  async #continueSignIn(credentials: { email: string; password: string }): Promise<void> {
    await (await this.#here.gate.take('auth/token/')).continue(credentials);
  }

  #press(english: string): Promise<void> {
    const { page, words } = this.#here;
    return page.getByRole('button', { name: words(english), exact: true }).click();
  }

  async #sendAll(): Promise<void> {
    if (this.#hasUnsent) await act.letUnsentThrough(this.#here);
    this.#hasUnsent = false;
  }

  async #expire(): Promise<void> {
    const { state } = this.#seen;
    const isAtRest = state['waiting'] === 'nothing';
    await this.#sendAll();
    if (isAtRest) {
      await act.untilSynced(this.#here);
      await act.untilEquipped(this.#here);
    }
    await act.endSession(this.#here);
    if (isAtRest) return act.blinkConnection(this.#here);
    const call = state['waiting'] === 'profile' ? 'auth/me/' : 'core/users/me/permissions/';
    await (await this.#here.gate.take(call)).continue();
  }
}
