import type { AnyMachineSnapshot } from 'xstate';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Driver } from '../kernel/walk.ts';
import type { AppSurvey } from '../model/app-case.ts';
import { updateSeen } from '../model/update-case.ts';
import type { BuildProxy } from './build-proxy.ts';
import { browserOf } from './chromium.ts';
import type { HeldRequest, RequestHolder } from './request-holder.ts';
import { problemWith } from './session-browser.ts';
import type { StatePictures } from './state-pictures.ts';
import { takeOver } from './take-over.ts';
import { writing } from './update-actions.ts';
import type { Language, Words } from './words.ts';

interface Options {
  readonly system: AppSurvey['system'];
  readonly browser: Browser;
  readonly proxy: BuildProxy;
  /** Requests for the manifest. */
  readonly manifests: RequestHolder;
  readonly language: Language;
  readonly words: Words;
  readonly pictures: StatePictures;
}

interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Another tab of the application, which lets newer versions take over. */
  readonly other: Page;
}

/** What is seen of a replaceable page of the application. */
interface Observation {
  readonly offered: boolean;
  /** A request for the manifest is unanswered. */
  readonly asked: boolean;
  /** The newer version was asked to take over, but has not received it. */
  readonly taking: boolean;
  /** The page is not the one that the walk began with. */
  readonly anew: boolean;
  /** The worker serving this page has been replaced. */
  readonly replaced: boolean;
}

/** What the page's own script reports. */
interface Told {
  readonly offered: boolean;
  readonly taking: boolean;
  readonly replaced: boolean;
  readonly mark: string | null;
}

const minutes = { interval: 300_000, aWhile: 15_000, patience: 5000 };
const PATIENCE = 15_000;

/** Holds messages to the worker, and notes when another takes over. Runs before the page's own script. */
function holdMessages(): void {
  const held: (() => void)[] = [];
  const watched = { taking: false, replaced: false, release: () => held.splice(0).forEach((send) => send()) };
  Object.assign(globalThis, { watched });
  if (!('serviceWorker' in navigator)) return;
  const post = ServiceWorker.prototype.postMessage;
  // oxlint-disable-next-line no-extend-native -- the gate between page and worker
  ServiceWorker.prototype.postMessage = function (message: unknown): void {
    watched.taking = true;
    held.push(() => {
      watched.taking = false;
      post.call(this, message);
    });
  };
  const { controller } = navigator.serviceWorker;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    watched.replaced = controller !== null;
  });
}

/** Runs in the page: what is seen there of a newer build. */
function lookAtPage(): Told {
  const { watched } = globalThis as unknown as { watched: { taking: boolean; replaced: boolean } }; // from above
  return {
    offered: document.querySelector('[data-testid=update-offer]') !== null,
    taking: watched.taking,
    replaced: watched.replaced,
    mark: document.documentElement.getAttribute('data-walk'),
  };
}

/** Deploys newer builds, answers for the manifest, moves the clock, and looks at the page and its worker. */
export class UpdateDriver implements Driver {
  readonly #options: Options;
  #opened: Opened | undefined;
  #snapshot: AnyMachineSnapshot | undefined;
  #turn = 0;
  /** The unanswered request for the manifest. */
  #asking: HeldRequest | undefined;
  #isNewer = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get #at(): Opened {
    if (!this.#opened) throw new Error('no browser is open');
    return this.#opened;
  }

  get #known(): AnyMachineSnapshot {
    if (!this.#snapshot) throw new Error('nothing has begun');
    return this.#snapshot;
  }

  get #path(): string {
    return `/${this.#options.language}/auth/login`;
  }

  close = async (): Promise<void> => {
    await this.#opened?.context.close();
    this.#opened = undefined;
  };

  /** A page of the newest build, which is served by its worker. */
  start = async (): Promise<void> => {
    this.#snapshot = this.#options.system.starts[0]?.state;
    this.#opened ??= await this.#open();
    const { page, other } = this.#opened;
    await this.#drop();
    // A page reloading itself would do so again on top of the navigation.
    await page.waitForLoadState('load');
    if (this.#isNewer) {
      // Away from the application, which would reload itself.
      await page.goto(`${this.#options.proxy.origin}/favicon.svg`);
      await this.#takeOver(other);
    }
    this.#isNewer = false;
    await page.goto(this.#options.proxy.origin + this.#path);
    await this.#settled();
    await this.#drop();
    this.#turn += 1;
    await page.evaluate(
      (mark) => document.documentElement.setAttribute('data-walk', mark),
      String(this.#turn),
    );
  };

  #open = async (): Promise<Opened> => {
    const { browser, language, proxy } = this.#options;
    const context = await browser.newContext({ ...browserOf(language), serviceWorkers: 'allow' });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    await page.clock.install();
    await page.addInitScript(holdMessages);
    await page.goto(proxy.origin + this.#path);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const other = await context.newPage();
    await other.goto(`${proxy.origin}/favicon.svg`);
    await page.bringToFront();
    return { context, page, other };
  };

  /** Through another tab: the newest version now serves this one too. */
  async #takeOver(other: Page): Promise<void> {
    const state = await other.evaluate(takeOver, { patience: PATIENCE, isAsked: false });
    if (state !== 'activated' && state !== 'none') throw new Error(`the newer worker is ${state}`);
  }

  /** The form is drawn, and the page has registered its worker. */
  async #settled(): Promise<void> {
    const { page } = this.#at;
    await page.locator('[name=email]').waitFor();
    await page.evaluate(
      () => new Promise((resolve) => void requestIdleCallback(() => resolve(navigator.serviceWorker.ready))),
    );
  }

  async #drop(): Promise<void> {
    this.#asking?.cut();
    this.#asking = undefined;
    this.#options.manifests.cutAll();
  }

  offer = async (label: string): Promise<{ accepted: boolean; code?: string }> => {
    const { system } = this.#options;
    const offer = system.offers(this.#known).find((candidate) => candidate.label === label);
    if (!offer) throw new Error(`${label} cannot happen here`);
    const { accepted, next } = system.step(this.#known, offer.event);
    const problem = await problemWith(this.#at.page, () => this.#happen(offer.word, label, accepted));
    if (problem !== null) return { accepted: false, code: problem };
    if (accepted) this.#snapshot = next;
    return { accepted };
  };

  key = async (): Promise<string> => {
    const { system, pictures } = this.#options;
    const { page } = this.#at;
    const { at } = updateSeen(this.#known).state;
    const expected = observationOf(String(at));
    const until = performance.now() + PATIENCE;
    let seen = await this.#look();
    while (JSON.stringify(seen) !== JSON.stringify(expected)) {
      if (performance.now() > until) return JSON.stringify({ at, seen, expected });
      seen = await this.#look();
    }
    if (at !== 'reloading') await pictures.take(page, String(at));
    return system.key(this.#known);
  };

  async #look(): Promise<Observation> {
    const { page } = this.#at;
    const between: Told = { offered: false, taking: false, replaced: false, mark: String(this.#turn) };
    const { mark, ...told } = await page.evaluate(lookAtPage).catch(() => between);
    const anew = mark !== String(this.#turn);
    const isAsked = this.#asking !== undefined || this.#options.manifests.held > 0;
    if (anew) return { offered: false, asked: false, taking: false, replaced: false, anew };
    const { offered, taking, replaced } = told;
    return { offered, asked: isAsked && !replaced, taking, replaced, anew };
  }

  async #happen(word: string, label: string, isTaken: boolean): Promise<void> {
    const { page } = this.#at;
    await this.#goBack();
    const isWriting = label.endsWith(writing);
    const email = page.locator('[name=email]');
    await (isWriting ? email.focus() : email.blur());
    const act = this.#actions[word];
    if (!act) throw new Error(`nobody knows how to make happen: ${label}`);
    await act({ label, isWriting, isTaken });
  }

  readonly #actions: Readonly<
    Record<string, (action: { label: string; isWriting: boolean; isTaken: boolean }) => Promise<void>>
  > = {
    'the interval passes': () => this.#pass(minutes.interval),
    look: () => this.#turnTo(),
    'the manifest comes': ({ label }) => this.#answer(label.includes('newer')),
    'no manifest comes': async () => {
      (await this.#asked()).say({}, 503);
      this.#asking = undefined;
    },
    'a while passes': () => this.#pass(minutes.aWhile),
    'patience ends': () => this.#pass(minutes.patience),
    'another page': ({ isWriting }) => this.#goOn(isWriting),
    later: ({ isTaken }) => this.#press('Later', isTaken),
    'load it': ({ isTaken }) => this.#press('Load it', isTaken),
    'another version serves': () => this.#replace(),
  };

  #pass(ms: number): Promise<void> {
    return this.#at.page.clock.fastForward(ms);
  }

  /** The page is in front again. */
  #turnTo(): Promise<void> {
    return this.#at.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

  async #asked(): Promise<HeldRequest> {
    this.#asking ??= await this.#options.manifests.next();
    return this.#asking;
  }

  async #answer(newer: boolean): Promise<void> {
    const { proxy } = this.#options;
    const asking = await this.#asked();
    this.#asking = undefined;
    if (!newer) {
      const hash = await this.#at.page.locator('meta[name=build]').getAttribute('content');
      return asking.say({ hash });
    }
    this.#deploy();
    if (proxy.build() === 'first-build') throw new Error('nothing newer is in place');
    asking.pass();
  }

  #deploy(): void {
    if (!this.#isNewer) this.#options.proxy.deploy();
    this.#isNewer = true;
  }

  /** With a field in use only the address changes; otherwise it goes to a page without fields. */
  async #goOn(isWriting: boolean): Promise<void> {
    const { page } = this.#at;
    if (isWriting) return this.#go(`${this.#path}?turn=${Math.random()}`);
    await this.#go(`/${this.#options.language}/not-authorized`);
    await page.waitForFunction(
      (mark) =>
        document.documentElement.getAttribute('data-walk') !== mark ||
        document.querySelector('[name=email]') === null,
      String(this.#turn),
    );
  }

  #go(address: string): Promise<void> {
    return this.#at.page.evaluate((to) => history.pushState({}, '', to), address);
  }

  /** Back to the form, if on another page. */
  async #goBack(): Promise<void> {
    const email = this.#at.page.locator('[name=email]');
    if ((await email.count()) > 0) return;
    await this.#go(this.#path);
    await email.waitFor();
  }

  async #press(name: string, isTaken: boolean): Promise<void> {
    const { page, words } = { ...this.#at, ...this.#options };
    const button = page.getByTestId('update-offer').getByRole('button', { name: words(name), exact: true });
    if (isTaken || (await button.count()) > 0) await button.dispatchEvent('click');
  }

  /** The version that was asked to, or one activated by another tab. */
  async #replace(): Promise<void> {
    const { page, other } = this.#at;
    const { at } = updateSeen(this.#known).state;
    if (at === 'taking')
      return page.evaluate(() =>
        (globalThis as unknown as { watched: { release: () => void } }).watched.release(),
      );
    if (at === 'waiting') await this.#turnTo();
    this.#deploy();
    await this.#takeOver(other);
    this.#isNewer = false;
  }
}

function observationOf(at: string): Observation {
  return {
    offered: at === 'offered',
    asked: at === 'checking',
    taking: at === 'taking',
    replaced: at === 'finishing',
    anew: at === 'reloading',
  };
}
