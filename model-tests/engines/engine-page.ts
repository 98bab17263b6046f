import { getByLabelSelector, getByRoleSelector, getByTestIdSelector } from 'ivya';
import type { WalkLocator, WalkPage } from '../browser/walk-page.ts';
import type { EngineDriver } from './engine-driver.ts';
import type { Walk } from './in-page.ts';
import { clickAt, typed } from './inputs.ts';
import { pageScript } from './page-script.ts';

const PATIENCE = 20_000;
const PAUSE = 30;
/** Milliseconds that a typing person always takes before a key that ends something. */
const PERSON = 150;

/** A page of an engine that Playwright cannot drive, with the interface journeys use. */
export class EnginePage implements WalkPage {
  readonly #driver: EngineDriver;
  #address = 'about:blank';

  constructor(driver: EngineDriver) {
    this.#driver = driver;
  }

  async goto(address: string): Promise<void> {
    this.#address = address;
    await this.#driver.goTo(address);
  }

  reload(): Promise<void> {
    return this.goto(this.#address);
  }

  url(): string {
    return this.#address;
  }

  async waitForURL(fits: (url: URL) => boolean): Promise<void> {
    await this.until(`the address, ${this.#address}`, async () => {
      await this.evaluate(() => null, null);
      return fits(new URL(this.#address)) || 'another one';
    });
  }

  async evaluate<R, A>(pageFunction: (arg: A) => R | Promise<R>, arg: A): Promise<R> {
    const source = `async (arg) => ({ value: await (${pageFunction.toString()})(arg), address: location.href })`;
    const { value, address } = (await this.#driver.call(source, [arg])) as { value: R; address: string };
    this.#address = address;
    return value;
  }

  /** Runs a file of this folder in the page. */
  async addScript(file: string): Promise<void> {
    await this.#driver.call(`() => { ${await pageScript(file)} }`, []);
  }

  /** Calls a function of `in-page.ts`, which is added to each page that lacks it. */
  async walk<Name extends keyof Walk>(
    name: Name,
    ...args: Parameters<Walk[Name]>
  ): Promise<Awaited<ReturnType<Walk[Name]>>> {
    const source = `async (name, args) => {
      const there = globalThis.lagraWalk;
      return there ? { value: await there[name](...args), address: location.href } : null;
    }`;
    let answer = await this.#driver.call(source, [name, args]);
    if (answer === null) {
      await this.addScript('in-page.ts');
      answer = await this.#driver.call(source, [name, args]);
    }
    const { value, address } = answer as { value: Awaited<ReturnType<Walk[Name]>>; address: string };
    this.#address = address;
    return value;
  }

  /** Polls until the answer is true; it may also say why not yet, or fail while the page changes. */
  async until(what: string, look: () => Promise<true | string | false>): Promise<void> {
    const end = performance.now() + PATIENCE;
    let last: unknown = '';
    while (performance.now() < end) {
      const answer = await look().catch((error: unknown) => String(error));
      if (answer === true) return;
      last = answer;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    throw new Error(`${this.#driver.name}, ${this.#address}: waited in vain for ${what}: ${String(last)}`);
  }

  async click(x: number, y: number): Promise<void> {
    await this.#driver.act(clickAt(x, y));
  }

  async type(keys: readonly string[]): Promise<void> {
    await this.#driver.act(typed(keys));
  }

  locator(selector: string): EngineLocator {
    return new EngineLocator(this, selector);
  }

  getByRole(...[role, options]: Parameters<WalkPage['getByRole']>): EngineLocator {
    return this.locator(getByRoleSelector(role, options ?? {}));
  }

  getByTestId(id: string): EngineLocator {
    return this.locator(getByTestIdSelector('data-testid', id));
  }

  getByLabel(...[text, options]: Parameters<WalkPage['getByLabel']>): EngineLocator {
    return this.locator(getByLabelSelector(text, options ?? {}));
  }
}

class EngineLocator implements WalkLocator {
  readonly #page: EnginePage;
  readonly #selector: string;

  constructor(page: EnginePage, selector: string) {
    this.#page = page;
    this.#selector = selector;
  }

  #within(selector: string): EngineLocator {
    return new EngineLocator(this.#page, `${this.#selector} >> ${selector}`);
  }

  getByRole(...[role, options]: Parameters<WalkLocator['getByRole']>): EngineLocator {
    return this.#within(getByRoleSelector(role, options ?? {}));
  }

  filter({ hasText }: Parameters<WalkLocator['filter']>[0]): EngineLocator {
    const wanted = typeof hasText === 'string' ? `${JSON.stringify(hasText)}i` : String(hasText);
    return this.#within(`internal:has-text=${wanted}`);
  }

  first(): EngineLocator {
    return this.nth(0);
  }

  nth(index: number): EngineLocator {
    return this.#within(`nth=${index}`);
  }

  count(): Promise<number> {
    return this.#page.walk('count', this.#selector);
  }

  async waitFor({ state = 'visible' }: Parameters<WalkLocator['waitFor']>[0] = {}): Promise<void> {
    await this.#page.until(`${this.#selector} to be ${state}`, async () => {
      const { count, isVisible } = await this.#page.walk('look', this.#selector);
      if (state === 'visible' || state === 'hidden') return isVisible === (state === 'visible');
      return count > 0 === (state === 'attached');
    });
  }

  async click(): Promise<void> {
    await this.#page.until(`a click on ${this.#selector}`, async () => {
      const place = await this.#page.walk('aim', this.#selector);
      if (typeof place === 'string') return place;
      await this.#page.click(place.x, place.y);
      return true;
    });
  }

  async fill(text: string): Promise<void> {
    await this.#focus(true);
    await this.#page.type(text === '' ? ['Delete'] : [...text]);
  }

  async pressSequentially(text: string): Promise<void> {
    await this.#focus(false);
    await this.#page.type([...text]);
  }

  async press(key: string): Promise<void> {
    // Faster typing would be taken for a scanner's code, or the end of one.
    await new Promise((resolve) => setTimeout(resolve, PERSON));
    await this.#focus(false);
    await this.#page.type([key]);
  }

  async getAttribute(name: string): Promise<string | null> {
    return this.#read('attribute', name);
  }

  async inputValue(): Promise<string> {
    return (await this.#read('value')) ?? '';
  }

  async #read(...[what, name = '']: ['attribute', string] | ['value']): Promise<string | null> {
    let read: string | null = null;
    await this.#page.until(this.#selector, async () => {
      const answer = await this.#page.walk(what, this.#selector, name);
      read = answer?.value ?? null;
      return answer !== null;
    });
    return read;
  }

  async #focus(shouldSelect: boolean): Promise<void> {
    await this.#page.until(`the focus of ${this.#selector}`, () =>
      this.#page.walk('focus', this.#selector, shouldSelect),
    );
  }
}
