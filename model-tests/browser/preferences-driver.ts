import type { AnyMachineSnapshot } from 'xstate';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Driver } from '../kernel/walk.ts';
import type { AppSurvey } from '../model/app-case.ts';
import { preferencesSeen } from '../model/preferences-case.ts';
import type { PreferencesObserved } from '../spec/preferences.rows.ts';
import { browserOf } from './chromium.ts';
import { comeBack } from './come-back.ts';
import { firstIn, lookAtPreferences, preferencesObservation } from './preferences-observation.ts';
import { problemWith } from './session-browser.ts';
import { pictured, statePictures, type StatePictures } from './state-pictures.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

interface Options {
  readonly system: AppSurvey['system'];
  readonly browser: Browser;
  readonly origin: string;
  readonly language: Language;
}

interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
  /** A second tab of the same browser. */
  readonly other: Page;
}

const settingsPath = '/apps/settings/profile';
const wide = { width: 1440, height: 900 };
const narrow = { width: 1278, height: 900 };
/** Settings shown as a row of pictures or a switch, where not named as their key. */
const pictures: Readonly<Record<string, string>> = {
  'content-width': 'width',
  'navbar-type': 'navbar',
  'footer-type': 'footer',
};
const switches: Readonly<Record<string, string>> = {
  'semi-dark': 'Dark navigation',
  'navbar-blur': 'Translucent top bar',
  'single-keys': 'Shortcuts of a single key',
};

/** What undoes each thing, where it was done. */
const wayBack = (language: Language): readonly string[] => [
  'close panel',
  `choose language ${language}`,
  'resize as desktop',
  'window widens',
  'system prefers light',
  'restore defaults',
];

/** Sets the profile's settings in Chromium, changes the window and the device, and looks at page and storage. */
export class PreferencesDriver implements Driver {
  readonly #options: Options;
  #opened: Opened | undefined;
  #snapshot: AnyMachineSnapshot | undefined;
  /** Something was not as expected, so the remaining state is unknown. */
  #isLost = false;
  readonly #pictures: StatePictures;

  constructor(options: Options) {
    this.#options = options;
    this.#pictures = statePictures('preferences', options.language);
  }

  get #at(): Opened {
    if (!this.#opened) throw new Error('no browser is open');
    return this.#opened;
  }

  get #known(): AnyMachineSnapshot {
    if (!this.#snapshot) throw new Error('nothing has begun');
    return this.#snapshot;
  }

  /** A text of the screen in the page's current language. */
  #words(english: string): string {
    return wordsIn(preferencesSeen(this.#known).settings['language'] as Language)(english); // one of the two
  }

  close = async (): Promise<void> => {
    await this.#opened?.context.close();
    this.#opened = undefined;
  };

  /**
   * Goes back in the settings if that leads to the start of the paths, with nothing stored but the session; otherwise
   * reloads the page.
   */
  start = async (): Promise<void> => {
    const { system } = this.#options;
    const begun = system.starts[0]?.state;
    if (!begun) throw new Error('nothing begins');
    const isBack = this.#opened !== undefined && !this.#isLost && (await this.#goBack(system.key(begun)));
    if (!isBack) await this.#loadAnew(begun);
    this.#isLost = false;
    if ((await this.key()) !== system.key(begun)) throw new Error('the page does not begin as it should');
  };

  async #goBack(begun: string): Promise<boolean> {
    for (const back of wayBack(this.#options.language)) {
      const isDone =
        back === 'resize as desktop' && preferencesSeen(this.#known).state['device'] !== 'mobile';
      const isOffered = this.#options.system.offers(this.#known).some(({ label }) => label === back);
      if (isDone || !isOffered) continue;
      if (!(await this.offer(back)).accepted) return false;
      // The next action happens on the page this leads to.
      await this.key();
    }
    await this.#forget();
    return this.#options.system.key(this.#known) === begun;
  }

  /** Clears the stored settings; the page knows them all. */
  #forget(): Promise<void> {
    return this.#at.page.evaluate(
      (keys) => keys.forEach((key) => localStorage.removeItem(`lagra-${key}`)),
      Object.keys(firstIn(this.#options.language)),
    );
  }

  async #loadAnew(begun: AnyMachineSnapshot): Promise<void> {
    this.#snapshot = begun;
    this.#opened ??= await this.#open();
    const { page } = this.#opened;
    const { origin, language } = this.#options;
    await page.emulateMedia({ colorScheme: 'light' });
    await this.#identifyAs(false);
    await page.setViewportSize(wide);
    await this.#forget();
    await page.goto(`${origin}/${language}${settingsPath}`);
    await page.getByTestId('setting-theme').waitFor();
  }

  #open = async (): Promise<Opened> => {
    const { browser, origin, language } = this.#options;
    const context = await browser.newContext(browserOf(language));
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    await comeBack({ page, origin }, 'viewer');
    await page.goto(`${origin}/favicon.svg`);
    const other = await context.newPage();
    await other.goto(`${origin}/favicon.svg`);
    await page.bringToFront();
    return { context, page, other, devtools: await context.newCDPSession(page) };
  };

  offer = async (label: string): Promise<{ accepted: boolean; code?: string }> => {
    const { system } = this.#options;
    const offer = system.offers(this.#known).find((candidate) => candidate.label === label);
    if (!offer) throw new Error(`${label} cannot happen here`);
    const problem = await problemWith(this.#at.page, () => this.#happen(label));
    if (problem !== null) {
      this.#isLost = true;
      return { accepted: false, code: problem };
    }
    const { accepted, next } = system.step(this.#known, offer.event);
    if (accepted) this.#snapshot = next;
    return { accepted };
  };

  key = async (): Promise<string> => {
    const { page } = this.#at;
    const expected = preferencesObservation(preferencesSeen(this.#known));
    const first = firstIn(this.#options.language);
    const met = await page
      .waitForFunction(lookAtPreferences, { first, expected }, { timeout: 5000 })
      .catch(() => null); // what is seen instead tells
    if (met) {
      const shown = pictureOf(preferencesSeen(this.#known));
      await this.#pictures.takeAsItIs(page, `${pictured(this.#known.value)}-${shown}`);
      return this.#options.system.key(this.#known);
    }
    this.#isLost = true;
    return JSON.stringify({
      sees: await page.evaluate(lookAtPreferences, { first, expected: null }),
      expected,
    });
  };

  #goWithin(page: Page, path: string): Promise<void> {
    return page.evaluate((below) => {
      const [, locale = ''] = location.pathname.split('/');
      history.pushState({}, '', `/${locale}${below}`);
    }, path);
  }

  async #happen(label: string): Promise<void> {
    const [action = '', key = '', value = ''] = /^choose (?!teal)/.test(label) ? label.split(' ') : [label];
    if (action === 'choose') return this.#choose(key, value);
    if (label.startsWith('another tab')) return this.#storeElsewhere(label);
    const act = this.#actions[label];
    if (!act) throw new Error(`nobody knows how to make happen: ${label}`);
    return act();
  }

  readonly #actions: Readonly<Record<string, () => Promise<void>>> = {
    'choose teal for light': () => this.#choosePrimary('light'),
    'choose teal for dark': () => this.#choosePrimary('dark'),
    'system prefers dark': () => this.#at.page.emulateMedia({ colorScheme: 'dark' }),
    'system prefers light': () => this.#at.page.emulateMedia({ colorScheme: 'light' }),
    'restore defaults': () => this.#at.page.locator('main [data-testid=restore-appearance]').click(),
    'window narrows': () => this.#at.page.setViewportSize(narrow),
    'window widens': () => this.#at.page.setViewportSize(wide),
    'resize as mobile': () => this.#resizeAs(true),
    'resize as desktop': () => this.#resizeAs(false),
    'resize as who knows what': () => this.#resizeUnknown(),
    'toggle navigation': () => this.#toggle(),
    'leave navigation': () => this.#at.page.keyboard.press('Escape'),
    'enter page': async () => {
      await this.#goWithin(this.#at.page, '/dashboard');
      await this.#at.page.waitForURL('**/dashboard');
      await this.#goWithin(this.#at.page, settingsPath);
    },
    'open panel': async () => {
      await this.#at.page.locator('.app-avatar').click();
      await this.#at.page.getByRole('menuitem', { name: this.#words('Appearance') }).click();
    },
    'close panel': () => this.#at.page.locator('.ui-side .p-sidebar-close').click(),
  };

  async #choose(key: string, value: string): Promise<void> {
    const { page } = this.#at;
    if (key === 'language') {
      await page.getByRole('button', { name: this.#words('Language'), exact: true }).click();
      return page.getByRole('menuitemradio', { name: value === 'sv' ? 'Svenska' : 'English' }).click();
    }
    if (key === 'content-layout-nav')
      return this.#picture('navigation', value === 'horizontal' ? 'above' : 'full');
    if (key === 'nav-collapsed') return this.#picture('navigation', value === 'true' ? 'rail' : 'full');
    const name = switches[key];
    if (name)
      return page
        .locator('main')
        .getByRole('switch', { name: this.#words(name) })
        .click();
    const darker = /^(light|dark)-primary-darker-color$/.exec(key);
    if (darker)
      return (await this.#colours(darker[1] ?? '')).locator('.ui-colour > .ui-input').nth(1).fill(value);
    return this.#picture(pictures[key] ?? key, value);
  }

  #picture(setting: string, value: string): Promise<void> {
    return this.#at.page.locator(`main [data-testid=setting-${setting}] input[value="${value}"]`).check();
  }

  /** The colours of one theme, shown separately on request. */
  async #colours(scheme: string): Promise<ReturnType<Page['locator']>> {
    const { page } = this.#at;
    const ofDark = page.locator('main [data-testid=setting-primary-dark]');
    if ((await ofDark.count()) === 0) {
      const name = this.#words('Another colour in the dark theme');
      await page.locator('main').getByRole('switch', { name }).click();
    }
    return page.locator(`main [data-testid=setting-primary-${scheme}]`);
  }

  async #choosePrimary(scheme: string): Promise<void> {
    await (await this.#colours(scheme)).locator('input[value="#0E9F9A"]').check();
  }

  #storeElsewhere(label: string): Promise<void> {
    const [, kept, value] = /^another tab stores (\S+) (\S+)$/.exec(label) ?? [];
    const [, taken] = /^another tab takes (\S+) away$/.exec(label) ?? [];
    return this.#at.other.evaluate(
      ([key, text]) =>
        text === undefined
          ? localStorage.removeItem(`lagra-${key}`)
          : localStorage.setItem(`lagra-${key}`, text),
      [kept ?? taken ?? '', value] as const,
    );
  }

  /** Presses the visible button; above the page there is none, and nothing happens. */
  async #toggle(): Promise<void> {
    const { page } = this.#at;
    const place = preferencesSeen(this.#known).state['navigation'];
    if (place === 'above') return;
    // A collapsed navigation shows its button on hover.
    if (place === 'collapsed') await page.locator('.app-nav').hover({ position: { x: 20, y: 300 } });
    await page.getByTestId(place === 'shut' ? 'open-navigation' : 'toggle-navigation').click();
    // On hover it opens over the page and its buttons.
    await page.mouse.move(wide.width / 2, wide.height / 2);
  }

  async #resizeAs(mobile: boolean): Promise<void> {
    await this.#identifyAs(mobile);
    await this.#resize();
  }

  async #resize(): Promise<void> {
    const { page } = this.#at;
    const { width, height } = page.viewportSize() ?? wide;
    await page.setViewportSize({ width, height: height === wide.height ? wide.height - 1 : wide.height });
  }

  /** By now it is another kind of device, and asking it for its kind fails. */
  async #resizeUnknown(): Promise<void> {
    const { page } = this.#at;
    const isMobile = preferencesSeen(this.#known).state['device'] === 'mobile';
    await this.#identifyAs(!isMobile);
    await page.evaluate(() => {
      const get = (): never => {
        Reflect.deleteProperty(navigator, 'userAgentData');
        throw new Error('nobody knows');
      };
      Object.defineProperty(navigator, 'userAgentData', { configurable: true, get });
    });
    await this.#resize();
    await page.waitForFunction(() => !Object.hasOwn(navigator, 'userAgentData'));
    await this.#identifyAs(isMobile);
  }

  async #identifyAs(mobile: boolean): Promise<void> {
    const { page, devtools } = this.#at;
    const userAgent = await page.evaluate(() => navigator.userAgent);
    const userAgentMetadata = { platform: '', platformVersion: '', architecture: '', model: '', mobile };
    await devtools.send('Emulation.setUserAgentOverride', { userAgent, userAgentMetadata });
  }
}

/** Names a state's picture by the values the chart tells apart. */
const pictureOf = ({ state }: PreferencesObserved): string =>
  Object.values(state).join('-').replaceAll(' ', '-');
