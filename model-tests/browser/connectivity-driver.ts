import type { AnyMachineSnapshot } from 'xstate';
import type { Driver } from '../kernel/walk.ts';
import type { AppSurvey } from '../model/app-case.ts';
import { connectivitySeen } from '../model/connectivity-case.ts';
import { openDevice, type Device, type OpenDevice, type Sent } from './connectivity-page.ts';
import { connectivityObservation, lookAtConnectivity } from './connectivity-observation.ts';
import { passHeld } from './held-timers.ts';
import type { HeldRequest } from './request-holder.ts';
import { problemWith } from './session-browser.ts';
import type { StatePictures } from './state-pictures.ts';
import type { Words } from './words.ts';

interface Options {
  readonly system: AppSurvey['system'];
  readonly device: Device;
  readonly words: Words;
  /** Texts of the page that documents have in other words. */
  readonly pageWords: Words;
  readonly pictures: StatePictures;
}

const PATIENCE = 15_000;

/** Pulls the cable, closes the server's door, fills the disk, changes things, and looks at the pill and its list. */
export class ConnectivityDriver implements Driver {
  readonly #options: Options;
  #opened: OpenDevice | undefined;
  #snapshot: AnyMachineSnapshot | undefined;
  /** The request that follows the log. */
  #stream: HeldRequest | undefined;
  #isUnplugged = false;
  #ends = 0;
  #misses = 0;
  #isLost = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get #at(): OpenDevice {
    if (!this.#opened) throw new Error('no browser is open');
    return this.#opened;
  }

  get #known(): AnyMachineSnapshot {
    if (!this.#snapshot) throw new Error('nothing has begun');
    return this.#snapshot;
  }

  close = async (): Promise<void> => {
    const { streams, commands } = this.#options.device;
    await this.#opened?.context.close();
    for (const holder of [streams, commands]) holder.cutAll();
    this.#opened = undefined;
    this.#stream = undefined;
    this.#isUnplugged = false;
  };

  /** A page not yet following the log, with nothing pending. The previous page is taken back if possible. */
  start = async (): Promise<void> => {
    if (this.#isLost) await this.close();
    else if (this.#opened) await this.#goBack();
    this.#isLost = false;
    this.#snapshot = this.#options.system.starts[0]?.state;
    this.#opened ??= await openDevice(this.#options.device);
    if (!(await this.#isSeen())) throw new Error('the page does not begin as it should');
  };

  async #goBack(): Promise<void> {
    const { waiting, refused } = connectivitySeen(this.#known);
    if (waiting + refused > 0) await this.#settle();
    await this.#reload();
  }

  /** Leaves nothing pending and no refused change. */
  async #settle(): Promise<void> {
    const { state } = connectivitySeen(this.#known);
    const { page } = this.#at;
    const { commands } = this.#options.device;
    if (state['list'] === 'open') await this.#actions['close the list']?.();
    if (state['link'] === 'outdated') await this.#reload();
    if (!this.#stream) await this.#follow();
    commands.open();
    await page
      .locator('[data-testid=connectivity]:is([data-state=synced], [data-state=attention])')
      .waitFor();
    // A refused change hides pending ones.
    await page.waitForFunction(() => !document.querySelector('.comment[data-waiting=true]'));
    commands.shut();
    await this.#discardAll();
  }

  async #discardAll(): Promise<void> {
    const { page } = this.#at;
    const refused = page.locator('[data-testid=connectivity][data-state=attention]');
    if ((await refused.count()) === 0) return;
    await this.#actions['open the list']?.();
    await this.#actions['discard what was refused']?.();
    await refused.waitFor({ state: 'detached' });
    await this.#actions['close the list']?.();
  }

  async #reload(): Promise<void> {
    await this.#plugIn();
    this.#stream = undefined;
    this.#options.device.streams.cutAll();
    await this.#at.reload();
  }

  offer = async (label: string): Promise<{ accepted: boolean; code?: string }> => {
    const { system } = this.#options;
    const offer = system.offers(this.#known).find((candidate) => candidate.label === label);
    const act = this.#actions[label];
    if (!offer || !act) throw new Error(`${label} cannot happen here`);
    const { accepted, next } = system.step(this.#known, offer.event);
    const problem = await problemWith(this.#at.page, act);
    if (problem !== null) {
      this.#isLost = true;
      return { accepted: !accepted, code: problem };
    }
    if (accepted) this.#snapshot = next;
    return { accepted };
  };

  key = async (): Promise<string> => {
    const { system, words, pictures } = this.#options;
    const seen = connectivitySeen(this.#known);
    const { page } = this.#at;
    if (await this.#isSeen()) {
      await pictures.takeRegions(page, this.#known.value);
      return system.key(this.#known);
    }
    this.#isLost = true;
    const instead = await page.evaluate(lookAtConnectivity, null);
    return JSON.stringify({ instead, expected: connectivityObservation(seen, words) });
  };

  async #isSeen(): Promise<boolean> {
    const expected = connectivityObservation(connectivitySeen(this.#known), this.#options.words);
    return this.#at.page
      .waitForFunction(lookAtConnectivity, expected, { timeout: PATIENCE, polling: 20 })
      .then(
        () => true,
        () => false,
      );
  }

  readonly #actions: Readonly<Record<string, () => Promise<void>>> = {
    'the log is followed': () => this.#follow(),
    'no connection comes': () => this.#miss((this.#misses += 1) % 2 === 0),
    'the connection ends': () => this.#end((this.#ends += 1) % 2 === 0),
    'the server is renewed': async () => {
      if (this.#stream) await this.#end(false);
      const stream = await this.#come();
      const elsewhere = new URL(stream.address, 'http://localhost');
      elsewhere.searchParams.set('schema', 'of-another-build');
      stream.pass(elsewhere.pathname + elsewhere.search);
    },
    'something is changed': () => this.#at.change(),
    'two things are changed': async () => {
      await this.#at.change();
      await this.#at.change();
    },
    'something is changed on a full disk': async () => {
      await this.#at.fill(true);
      await this.#at.change();
      await this.#unkept();
      await this.#at.fill(false);
    },
    'sending fails': async () => (await this.#options.device.commands.next()).say({}, 503),
    'the server takes it': () => this.#takeAll(),
    'the server refuses it': async () => {
      const request = await this.#options.device.commands.next();
      await this.#at.forestall(request);
      request.pass();
    },
    'open the list': () => this.#at.page.getByTestId('connectivity').click(),
    'close the list': () => this.#at.page.locator('.ui-side .p-sidebar-close').click(),
    'discard what was refused': () =>
      this.#at.page
        .locator('.ui-side')
        .getByRole('button', { name: this.#options.pageWords('Discard'), exact: true })
        .click(),
  };

  /** Changes made during a request go out in a request of their own. */
  async #takeAll(): Promise<void> {
    for (let left = connectivitySeen(this.#known).waiting; left > 0;) {
      const request = await this.#options.device.commands.next();
      left -= (JSON.parse(request.body) as Sent).commands.length; // sent by our own page
      request.pass();
    }
  }

  /** Waits for the page's request to follow the log. */
  async #come(): Promise<HeldRequest> {
    await this.#plugIn();
    return this.#options.device.streams.next();
  }

  async #plugIn(): Promise<void> {
    if (this.#isUnplugged) await this.#at.context.setOffline(false);
    this.#isUnplugged = false;
  }

  /** The server rejects the first try, or leaves it unanswered for long. */
  async #miss(isSilent: boolean): Promise<void> {
    if (!isSilent) return (await this.#options.device.streams.next()).say({}, 503);
    if ((await this.#at.page.evaluate(passHeld)) === 0) throw new Error('nothing waits for an answer');
  }

  async #follow(): Promise<void> {
    this.#stream = await this.#come();
    this.#stream.pass();
  }

  /** The cable is pulled, or the server ends the connection. */
  async #end(byCable: boolean): Promise<void> {
    if (byCable) {
      this.#isUnplugged = true;
      await this.#at.context.setOffline(true);
    } else this.#stream?.cut();
    this.#stream = undefined;
  }

  /** Waits until the page has tried to keep the change. */
  async #unkept(): Promise<void> {
    await this.#at.page.waitForFunction(
      () => !dispatchEvent(new Event('beforeunload', { cancelable: true })),
    );
  }
}
