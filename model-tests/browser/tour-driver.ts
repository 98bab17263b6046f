import type { AnyMachineSnapshot } from 'xstate';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { tourSteps, type TourId, type TourStepId } from '#machines/app/tour/tour.rules.ts';
import type { Driver } from '../kernel/walk.ts';
import { tourSeen } from '../model/tour-case.ts';
import type { TourObserved } from '../spec/tour-observed.ts';
import { fillIn } from './journey-pages.ts';
import { keepPicture } from './page-audit.ts';
import { signOutElsewhere } from './session-browser.ts';
import { statePictures, type StatePictures } from './state-pictures.ts';
import { elsewhere, home, offersAt, type Tours, type TourSystem } from './tour-offers.ts';
import { seenInstead, observationOf } from './tour-observation.ts';
import type { Language, Words } from './words.ts';

interface Options {
  readonly system: TourSystem;
  /** The steps of the tours at this origin. */
  readonly tours: Tours;
  /** Whether next and back are alternately pressed and typed. */
  readonly inTurn?: boolean;
  /** The next action on the way back to the beginning; without it, only another page leads there. */
  readonly back?: ((seen: TourObserved) => string | null) | undefined;
  readonly browser: Browser;
  readonly origin: string;
  readonly language: Language;
  readonly words: Words;
  /** A person who has just signed in, with nothing meaningful stored about the tours. */
  readonly visitor: () => Promise<BrowserContextOptions>;
}

/** A page whose form asks before it is left: its input is stored nowhere else. */
const form = '/apps/settings/profile';
/** What shows that a page is drawn. */
const standing: Readonly<Record<string, string>> = {
  [home]: '[data-tour=dashboard-figures]',
  [elsewhere]: '[data-tour=list-rows]',
  [form]: 'main form input',
};

/** Keys that do the same as a button. */
const keyFor: Readonly<Record<string, string>> = { next: 'ArrowRight', back: 'ArrowLeft' };

/** Makes a path happen in Chromium; the key equals the chart's only if the page shows what the rows say. */
export class TourDriver implements Driver {
  readonly #options: Options;
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #snapshot: AnyMachineSnapshot | undefined;
  /** Something was not as expected, so the remaining state is unknown. */
  #isLost = false;
  #turns = 0;
  readonly #pictures: StatePictures;

  constructor(options: Options) {
    this.#options = options;
    this.#pictures = statePictures('tour', options.language);
  }

  get #here(): Page {
    if (!this.#page) throw new Error('no browser is open');
    return this.#page;
  }

  get #known(): AnyMachineSnapshot {
    if (!this.#snapshot) throw new Error('nothing has begun');
    return this.#snapshot;
  }

  get #seen(): TourObserved {
    return tourSeen(this.#known);
  }

  close = async (): Promise<void> => {
    await this.#context?.close();
    this.#context = undefined;
  };

  /** Goes back on the page if that leads to the start of the paths, otherwise to a reloaded page. */
  start = async (label: string): Promise<void> => {
    const { system, back } = this.#options;
    const begun = system.starts.find((start) => start.label === label)?.state;
    if (!begun) throw new Error(`no path begins with ${label}`);
    if (this.#isLost) await this.close();
    // Until it has begun.
    this.#isLost = true;
    if (this.#context && back) await this.#goBack(back);
    else await this.#loadAnew(begun);
    if ((await this.key()) !== system.key(begun)) throw new Error('the page does not begin as it should');
    this.#isLost = false;
  };

  async #goBack(back: (seen: TourObserved) => string | null): Promise<void> {
    for (let next = back(this.#seen); next !== null; next = back(this.#seen)) {
      const { accepted, code } = await this.offer(next);
      if (!accepted) throw new Error(`${next} does not lead back: ${code ?? ''}`);
    }
  }

  /** With nothing stored about the tours: their whole state is in the page and its storage. */
  async #loadAnew(begun: AnyMachineSnapshot): Promise<void> {
    const { origin, language } = this.#options;
    if (this.#context) await this.#forget();
    else await this.#open();
    this.#snapshot = begun;
    await this.#here.goto(`${origin}/${language}${elsewhere}`);
    await this.#here.locator('[data-tour=list-rows]').waitFor();
  }

  async #open(): Promise<void> {
    const { browser, visitor } = this.#options;
    this.#context = await browser.newContext(await visitor());
    this.#context.setDefaultTimeout(30_000);
    this.#page = await this.#context.newPage();
  }

  async #forget(): Promise<void> {
    await this.#here.evaluate(() => {
      sessionStorage.clear();
      localStorage.setItem('lagra-tour', 'null');
    });
  }

  offer = async (label: string): Promise<{ accepted: boolean; code?: string }> => {
    const { system } = this.#options;
    const offer = offersAt(this.#seen).find((candidate) => candidate.label === label);
    if (!offer) throw new Error(`${label} cannot happen here`);
    const { accepted, next } = system.step(this.#known, offer.event);
    try {
      await this.#happen(offer.word, label, tourSeen(next));
    } catch (error) {
      this.#isLost = true;
      await keepPicture(this.#here, 'tour-where-it-failed').catch(() => {}); // the page may be gone
      return { accepted: false, code: String(error) };
    }
    if (accepted) this.#snapshot = next;
    return { accepted };
  };

  key = async (): Promise<string> => {
    const { system, words } = this.#options;
    const observation = observationOf(this.#seen, this.#options.tours, words);
    const instead = await seenInstead(this.#here, observation);
    await this.#reveal();
    if (instead) {
      this.#isLost = true;
      await keepPicture(this.#here, 'tour-where-it-failed');
      return JSON.stringify({ observation, instead });
    }
    await this.#pictures.take(this.#here, `${this.#seen.state['at']}-${this.#seen.state['box']}`);
    return system.key(this.#known);
  };

  async #happen(word: string, label: string, next: TourObserved): Promise<void> {
    if (label.endsWith('nothing is found')) await this.#hide([...this.#steps.keys()]);
    else if (label.includes('not found')) await this.#hide(this.#doomed(next));
    if (word === 'arrive') return this.#arrive(label.includes(home) ? home : elsewhere);
    if (word.startsWith('start from')) {
      const isInVain = label.endsWith('nothing is found');
      if (isInVain) await this.#closeToasts();
      await this.#start(word.endsWith(home) ? home : elsewhere);
      // On the way there the tour is not visible either.
      if (isInVain) await this.#here.locator('.ui-toast').waitFor();
      return;
    }
    if (label.endsWith('cannot be left')) return this.#resumeFromForm();
    if (label === 'lose, found') return this.#flicker();
    if (word === 'sign out') return this.#signOut(next);
    if (word === 'choose') return this.#here.locator(`input[value=${label.split(', ')[1]}]`).check();
    const typed = this.#options.inTurn ? keyFor[word] : undefined;
    if (typed !== undefined && (this.#turns += 1) % 2 === 0) return this.#here.keyboard.press(typed);
    await this.#actions[word]?.();
  }

  /** The steps of the current or chosen tour. */
  get #steps(): readonly TourStepId[] {
    const { currentTour, selection } = this.#seen;
    const tour = (currentTour ?? selection) as TourId | null; // only real tours are walked
    return (tour && this.#options.tours[tour]) ?? [];
  }

  /** The steps skipped on the way to another. */
  #doomed(next: TourObserved): readonly number[] {
    const { leftOut, currentStep } = this.#seen;
    const doomed = next.leftOut.find((step) => !leftOut.includes(step));
    return [doomed ?? currentStep + 1];
  }

  readonly #actions: Readonly<Record<string, () => Promise<unknown>>> = {
    'open dialog': async () => {
      // The toast about an ended tour covers the menu.
      await this.#closeToasts();
      await this.#here.locator('.app-avatar').click();
      await this.#here.getByRole('menuitem', { name: this.#options.words('Take a tour') }).click();
    },
    tick: () => this.#here.locator('.tour-picker-foot input').check(),
    untick: () => this.#here.locator('.tour-picker-foot input').uncheck(),
    'close by X': () => this.#here.locator('.ui-dialog .p-dialog-header-close').click(),
    cancel: () => this.#press('tour-cancel'),
    reset: () => this.#press('tour-reset'),
    next: () => this.#press('tour-next'),
    complete: () => this.#press('tour-next'),
    back: () => this.#press('tour-back'),
    skip: () => this.#press('tour-skip'),
    pause: () => this.#press('tour-pause'),
    resume: () => this.#press('tour-resume'),
    'right arrow': () => this.#here.keyboard.press('ArrowRight'),
    'left arrow': () => this.#here.keyboard.press('ArrowLeft'),
    Esc: () => this.#here.keyboard.press('Escape'),
    // The element is already hidden.
    lose: async () => {},
  };

  /** Presses a button even if it is disabled. */
  #press(id: string): Promise<void> {
    return this.#here.getByTestId(id).dispatchEvent('click');
  }

  async #closeToasts(): Promise<void> {
    await this.#here.evaluate(() => {
      for (const close of document.querySelectorAll<HTMLElement>('.ui-toast button')) close.click();
    });
    await this.#here.waitForFunction(() => !document.querySelector('.ui-toast'));
  }

  /** As a link does, without a page load. */
  async #goTo(path: string): Promise<void> {
    const { language } = this.#options;
    const address = `/${language}${path}`;
    await this.#here.evaluate((to) => history.pushState({}, '', to), address);
    // A step's element is hidden where the path says that it is not found.
    const state = path === home ? 'attached' : 'visible';
    await this.#here
      .locator(standing[path] ?? 'main h1')
      .first()
      .waitFor({ state });
  }

  async #arrive(path: string): Promise<void> {
    if (path === home) await this.#goTo(elsewhere);
    await this.#goTo(path);
  }

  async #start(path: string): Promise<void> {
    const isThere = new URL(this.#here.url()).pathname.endsWith(path);
    if (!isThere) await this.#goTo(path);
    await this.#press('tour-start');
  }

  /** A form with input asks before it is left. */
  async #resumeFromForm(): Promise<void> {
    await this.#goTo(form);
    await this.#here.locator('main form input').first().fill('Someone else');
    await this.#press('tour-resume');
    const { words } = this.#options;
    const leave = this.#here.getByRole('button', { name: words('Leave'), exact: true });
    await leave.waitFor();
    await this.#here.getByTestId('tour-paused').waitFor();
    await leave.click();
    const step = this.#steps[this.#seen.currentStep];
    const path = step ? tourSteps[step].path : home;
    await this.#here.waitForURL((url) => url.pathname.endsWith(path));
  }

  /** In another tab. The sign-in left on this page shows nothing of a tour, nor does what follows it. */
  async #signOut(next: TourObserved): Promise<void> {
    const { origin, language, words, tours } = this.#options;
    const page = this.#here;
    await signOutElsewhere({ context: page.context(), origin, language, words }, elsewhere);
    await page.locator('main form [name=password]').waitFor();
    const instead = await seenInstead(page, observationOf(next, tours, words));
    if (instead) throw new Error(`signed out: ${JSON.stringify(instead)}`);
    await page.locator('.ui-spotlight-scrim').waitFor({ state: 'detached' });
    await fillIn(page, 'founder');
  }

  /** The element goes and comes back, as if redrawn. */
  async #flicker(): Promise<void> {
    await this.#hide([this.#seen.currentStep]);
    await this.#here.locator('.ui-spotlight-hole').waitFor({ state: 'detached' });
    await this.#reveal();
  }

  /** Hides elements, as on the page of a person who may not have them. */
  async #hide(steps: readonly number[]): Promise<void> {
    const names = steps.flatMap((step) => this.#steps[step] ?? []).map((step) => tourSteps[step].target);
    await this.#here.evaluate((hidden) => {
      const hide = (): void => {
        for (const name of (globalThis as { hiddenTargets?: readonly string[] }).hiddenTargets ?? [])
          for (const element of document.querySelectorAll<HTMLElement>(`[data-tour="${name}"]`))
            element.style.setProperty('display', 'none', 'important');
      };
      Object.assign(globalThis, { hiddenTargets: hidden });
      hide();
      // Those of later pages, too.
      const watch = new MutationObserver(hide);
      watch.observe(document.body, { childList: true, subtree: true });
      Object.assign(globalThis, { stopHiding: () => watch.disconnect() });
    }, names);
  }

  async #reveal(): Promise<void> {
    await this.#here.evaluate(() => {
      (globalThis as { stopHiding?: () => void }).stopHiding?.();
      for (const element of document.querySelectorAll<HTMLElement>('[data-tour]'))
        element.style.removeProperty('display');
    });
  }
}
