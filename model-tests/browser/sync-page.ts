import { demoPassword } from '#server/demo/company-list.ts';
import type { Done, ChartPage } from './chart-driver.ts';
import type { Action } from './actions.ts';
import { writeComment } from './connectivity-page.ts';
import { passHeld } from './held-timers.ts';
import type { HeldRequest } from './request-holder.ts';
import { goWithin } from './session-browser.ts';
import type { StatePictures } from './state-pictures.ts';
import { actionsIn, endsTry, placeOf } from './sync-actions.ts';
import { chartPage, type AtCompany } from './sync-device.ts';
import {
  lookAtSync,
  syncObservation,
  type SyncPast,
  type SyncObservation,
  type SyncTongue,
} from './sync-observation.ts';

/** Holds and answers a device's requests while it syncs, and looks at the page of the chart. */
export function syncPage(
  at: AtCompany,
  tongue: SyncTongue,
  pictures: StatePictures,
): ChartPage<SyncObservation> {
  const { page, disk, doors, words } = at;
  const actions = new SyncActions(at);
  let past: SyncPast = atFirst;
  const silent = [tongue.chart.event('counted'), words('Beginning')];
  return {
    page: () => page,
    begin: async () => {
      for (const door of [doors.boots, doors.streams, doors.commands]) door.cutAll();
      past = atFirst;
      await disk.hold(true);
      await page.goto(`${at.origin}/${at.language}${chartPage}`);
    },
    act: async (done) => {
      await actions.act(done);
      const action = actionsIn(done.before, at.portions).find(({ label }) => label === done.label);
      const isAnew = placeOf(done.after) === 'opening' && done.before.matches('usable');
      past = isAnew || !action ? atFirst : after(past, action);
    },
    look: () => page.evaluate(lookAtSync, silent),
    observationOf: (snapshot) => syncObservation(snapshot, past, tongue),
    picture: (snapshot) =>
      pictures.take(page, pictureOf(placeOf(snapshot), syncObservation(snapshot, past, tongue))),
  };
}

const atFirst: SyncPast = { taken: [], isTried: false };
const after = ({ taken, isTried }: SyncPast, action: Action): SyncPast => ({
  taken: [...taken, ...action.events.map(({ type }) => type)],
  isTried: isTried || endsTry(action),
});

/** Names a state's picture, also by whether it shows the company's progress. */
const pictureOf = (place: string, { gate }: SyncObservation): string =>
  gate === 'progress' ? `${place}-progress` : place;

class SyncActions {
  readonly #at: AtCompany;
  /** The request that fetches the company. */
  #boot: HeldRequest | undefined;
  #isHalfGiven = false;
  #stream: HeldRequest | undefined;
  #changes = 0;

  constructor(at: AtCompany) {
    this.#at = at;
  }

  async act({ word, before }: Done): Promise<void> {
    const action = this.#actions[word.replace(/ a second time$/, '')];
    if (word === 'the session is over') return this.#expire(placeOf(before) === 'offline');
    if (!action) throw new Error(`nobody knows how to make happen: ${word}`);
    await action();
  }

  readonly #actions: Readonly<Record<string, () => Promise<void>>> = {
    'it was kept': () => this.#at.disk.release(true),
    'it was not kept': async () => {
      await this.#at.disk.release(false);
      await this.#ask();
    },
    'some of it is here': async () => {
      this.#asked.give(this.#at.company[0], false);
      this.#isHalfGiven = true;
    },
    'all of it is here': async () => {
      const [first, rest] = this.#at.company;
      this.#asked.give(this.#isHalfGiven ? rest : first + rest, true);
    },
    'it cannot be fetched': async () => {
      if (this.#isHalfGiven) this.#asked.cut();
      else this.#asked.say({}, 503);
      for (let tries = 1; tries < 3; tries += 1) (await this.#at.doors.boots.next()).say({}, 503);
    },
    'try again': async () => {
      await this.#at.disk.hold();
      await this.#at.page.locator('main .ui-empty button').click();
    },
    'the pause is over': async () => {
      await this.#at.disk.hold();
      if ((await this.#at.page.evaluate(passHeld)) === 0) throw new Error('nothing pauses');
    },
    'the cable is back': () => this.#reconnect(false),
    'the cable is back, and it was kept meanwhile': () => this.#reconnect(true),
    'the stream is there': async () => {
      this.#stream = await this.#at.doors.streams.next();
      this.#stream.pass();
    },
    'the stream is gone': async () => this.#stream?.cut(),
    'the server is newer': () => this.#follow({ schema: 'of-another-build' }),
    'rights have changed': () => this.#beginAnew(),
    'something is changed': () => this.#change(),
    'the server takes it': async () => (await this.#at.doors.commands.next()).pass(),
  };

  get #asked(): HeldRequest {
    if (!this.#boot) throw new Error('the company is not asked for');
    return this.#boot;
  }

  async #ask(): Promise<void> {
    this.#isHalfGiven = false;
    this.#boot = await this.#at.doors.boots.next();
  }

  async #reconnect(isKept: boolean): Promise<void> {
    const { disk, context } = this.#at;
    await disk.hold();
    await disk.release(isKept);
    await context.setOffline(true);
    await context.setOffline(false);
    if (!isKept) await this.#ask();
  }

  /** The log is followed from a state other than the page's. */
  async #follow(other: Readonly<Record<string, string>>): Promise<void> {
    const stream = await this.#at.doors.streams.next();
    const elsewhere = new URL(stream.address, 'http://localhost');
    for (const [name, value] of Object.entries(other)) elsewhere.searchParams.set(name, value);
    stream.pass(elsewhere.pathname + elsewhere.search);
  }

  /** The server answers alike when visibility has changed and when a log was restored. */
  async #beginAnew(): Promise<void> {
    const { page, doors, disk } = this.#at;
    doors.pages.shut();
    await this.#follow({ from: '999999999' });
    const asked = await doors.pages.next();
    await disk.hold();
    const isNew = page.waitForEvent('domcontentloaded');
    asked.pass();
    doors.pages.open();
    await isNew;
  }

  /** The password is asked for over the page, and entered. */
  async #expire(isFollowing: boolean): Promise<void> {
    const { page, doors } = this.#at;
    if (isFollowing) (await doors.streams.next()).say({}, 401);
    else this.#asked.say({}, 401);
    const over = page.locator('.ui-dialog form');
    await over.locator('[name=password]').fill(demoPassword);
    await over.getByTestId('sign-in').click();
    await over.waitFor({ state: 'detached' });
    if (!isFollowing) await this.#ask();
  }

  /** The chart's count is what signing out would lose. */
  async #change(): Promise<void> {
    const { page, words } = this.#at;
    await goWithin(this.#at, this.#at.comments);
    await writeComment(page, String((this.#changes += 1)));
    await page.locator('.app-avatar').click();
    await page.getByRole('menuitem', { name: words('Sign out') }).click();
    const question = page.locator('.ui-dialog');
    await question.getByText(/^1 /).waitFor();
    await question.getByRole('button', { name: words('Keep as it is') }).click();
    await question.waitFor({ state: 'detached' });
    await goWithin(this.#at, chartPage);
  }
}
