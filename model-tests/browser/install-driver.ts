import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Page } from 'playwright-core';
import type { System } from '../kernel/graph.ts';
import type { Driver } from '../kernel/walk.ts';
import type { AppSurvey } from '../model/app-case.ts';
import { problemWith } from './session-browser.ts';
import type { StatePictures } from './state-pictures.ts';
import type { Words } from './words.ts';

type InstallSystem = System<AnyMachineSnapshot, AnyEventObject>;

/** The chart as a browser walks it: without an offer nobody can ask for it. */
export const installSystem = ({ system }: AppSurvey): InstallSystem => ({
  ...system,
  offers: (snapshot) =>
    system.offers(snapshot).filter(({ word }) => word !== 'install' || snapshot.matches('offered')),
});

/** What is seen of the offer: in the account menu, and by the browser that makes it. */
interface InstallObservation {
  readonly offered: boolean;
  /** The browser is asking, and nobody has answered. */
  readonly asks: boolean;
  /** The browser's own banner was suppressed, each time. */
  readonly keptAway: boolean;
}

/** The browser's side, in the page. */
interface Prompts {
  keptAway: boolean;
  /** Settles the browser's prompt; undefined without one. */
  answer?: ((outcome: 'accepted' | 'dismissed' | null) => void) | undefined;
}

interface Options {
  readonly system: InstallSystem;
  readonly page: Page;
  readonly words: Words;
  readonly pictures: StatePictures;
}

/** Plays a browser that can install the application, and answers its prompt. */
export class InstallDriver implements Driver {
  readonly #options: Options;
  #snapshot: AnyMachineSnapshot | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  get #known(): AnyMachineSnapshot {
    if (!this.#snapshot) throw new Error('nothing has begun');
    return this.#snapshot;
  }

  start = async (): Promise<void> => {
    const { page, system } = this.#options;
    this.#snapshot = system.starts[0]?.state;
    await page.reload();
    await page.locator('.app-avatar').waitFor();
    await page.evaluate(() => void Object.assign(globalThis, { prompts: { keptAway: true } }));
  };

  offer = async (label: string): Promise<{ accepted: boolean; code?: string }> => {
    const { system, page } = this.#options;
    const offer = system.offers(this.#known).find((candidate) => candidate.label === label);
    const act = this.#actions[label];
    if (!offer || !act) throw new Error(`${label} cannot happen here`);
    const { accepted, next } = system.step(this.#known, offer.event);
    const problem = await problemWith(page, act);
    if (problem !== null) return { accepted: !accepted, code: problem };
    if (accepted) this.#snapshot = next;
    return { accepted };
  };

  key = async (): Promise<string> => {
    const { system, page, pictures } = this.#options;
    const expected: InstallObservation = {
      offered: this.#known.matches('offered'),
      asks: this.#known.matches('asking'),
      keptAway: true,
    };
    let seen = await this.#look();
    for (let turn = 0; turn < 5 && JSON.stringify(seen) !== JSON.stringify(expected); turn += 1)
      seen = await this.#look();
    if (JSON.stringify(seen) !== JSON.stringify(expected)) return JSON.stringify({ seen, expected });
    await pictures.take(page, String(this.#known.value));
    return system.key(this.#known);
  };

  async #look(): Promise<InstallObservation> {
    const { page, words } = this.#options;
    await page.locator('.app-avatar').click();
    await page.getByRole('menuitem', { name: words('Sign out') }).waitFor();
    const offered = (await this.#item.count()) > 0;
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
    const told = await page.evaluate(() => {
      const { prompts } = globalThis as unknown as { prompts: Prompts }; // set at the start
      return { asks: prompts.answer !== undefined, keptAway: prompts.keptAway };
    });
    return { offered, ...told };
  }

  get #item() {
    const { page, words } = this.#options;
    return page.getByRole('menuitem', { name: words('Install Lagra on this device') });
  }

  readonly #actions: Readonly<Record<string, () => Promise<void>>> = {
    'the browser could install it': () => this.#options.page.evaluate(offerInstallation),
    'it is installed': () =>
      this.#options.page.evaluate(() => {
        (globalThis as unknown as { prompts: Prompts }).prompts.answer = undefined; // set at the start
        dispatchEvent(new Event('appinstalled'));
      }),
    install: async () => {
      await this.#options.page.locator('.app-avatar').click();
      await this.#item.click();
      await this.#options.page.waitForFunction(
        () => (globalThis as unknown as { prompts: Prompts }).prompts.answer !== undefined, // set at the start
      );
    },
    'the person answers yes': () => this.#answer('accepted'),
    'the person answers no': () => this.#answer('dismissed'),
    'the browser cannot ask': () => this.#answer(null),
  };

  #answer(outcome: 'accepted' | 'dismissed' | null): Promise<void> {
    return this.#options.page.evaluate((said) => {
      const { prompts } = globalThis as unknown as { prompts: Prompts }; // set at the start
      prompts.answer?.(said);
      prompts.answer = undefined;
    }, outcome);
  }
}

/** Runs in the page: fires Chromium's event, with a prompt that waits for an answer. */
function offerInstallation(): void {
  const { prompts } = globalThis as unknown as { prompts: Prompts }; // set at the start
  const event = new Event('beforeinstallprompt', { cancelable: true });
  const asked = Promise.withResolvers<void>();
  const choice = Promise.withResolvers<{ outcome: string }>();
  Object.assign(event, {
    userChoice: choice.promise,
    prompt: () => {
      prompts.answer = (outcome) => {
        if (outcome === null) return asked.reject(new Error('no prompt'));
        asked.resolve();
        choice.resolve({ outcome });
      };
      return asked.promise;
    },
  });
  dispatchEvent(event);
  prompts.keptAway &&= event.defaultPrevented;
}
