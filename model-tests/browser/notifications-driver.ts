import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Toast } from '#machines/app/notifications/notifications.rules.ts';
import type { Offer } from '../kernel/graph.ts';
import type { Driver } from '../kernel/walk.ts';
import type { AppSurvey } from '../model/app-case.ts';
import type { ToastPage } from './notifications-page.ts';
import type { StatePictures } from './state-pictures.ts';

type System = AppSurvey['system'];

/** Two stand for many; the clear-all button appears from two on. */
const ROOM = 2;
const SECOND = 1000;
/** A look takes some milliseconds: changes show within a second or two. */
const MOST_LOOKS = 300;

const listOf = (snapshot: AnyMachineSnapshot): readonly Toast[] => snapshot.context.list;

/** The chart as a browser walks it: one sort of toast, at the same moment as the last thing or a second later. */
export function notificationsSystem({ system }: AppSurvey): System {
  return {
    ...system,
    offers: (snapshot) => offersIn(snapshot),
    // Moments, and ids made from them, only ever grow: what tells states apart is the time left, and where.
    key: (snapshot) => JSON.stringify([snapshot.value, listOf(snapshot).map(({ left }) => left)]),
  };
}

function offersIn(snapshot: AnyMachineSnapshot): Offer<AnyEventObject>[] {
  const list = listOf(snapshot);
  const at = Number(snapshot.context.since);
  const one = (label: string, event: AnyEventObject): Offer<AnyEventObject> => ({
    word: label,
    label,
    event,
  });
  const notification = { type: 'error', message: 'Failed to switch company' };
  const [newest, oldest] = [list[0], list.at(-1)];
  const runs = snapshot.value === 'running';
  // Within that second nothing leaves by itself.
  const isLater = !runs || list.every(({ left }) => left > SECOND);
  return [
    ...(list.length < ROOM ? [one('add', { type: 'add', at, notification })] : []),
    ...(list.length < ROOM && runs && isLater
      ? [one('add a second later', { type: 'add', at: at + SECOND, notification })]
      : []),
    ...(newest ? [one('close the newest', { type: 'close', at, id: newest.id })] : []),
    ...(oldest && oldest !== newest && isLater
      ? [one('close the oldest a second later', { type: 'close', at: at + SECOND, id: oldest.id })]
      : []),
    ...(list.length > 1 ? [one('clear all', { type: 'clear' })] : []),
    ...(snapshot.value === 'held' ? [one('look away', { type: 'release', at })] : []),
    ...(snapshot.value !== 'held' && isLater
      ? [one('look a second later', { type: 'hold', at: at + SECOND })]
      : []),
    ...(runs ? [one('time is up', { type: 'xstate.after.nextEnd.notifications.running' })] : []),
  ];
}

/** Makes a path's events happen on the page, with its clock stopped in between. */
export class NotificationsDriver implements Driver {
  readonly #system: System;
  readonly #at: ToastPage;
  readonly #pictures: StatePictures;
  #snapshot: AnyMachineSnapshot | undefined;

  constructor(system: System, at: ToastPage, pictures: StatePictures) {
    this.#system = system;
    this.#at = at;
    this.#pictures = pictures;
  }

  get #known(): AnyMachineSnapshot {
    if (!this.#snapshot) throw new Error('nothing has begun');
    return this.#snapshot;
  }

  start = async (): Promise<void> => {
    this.#snapshot = this.#system.starts[0]?.state;
    await this.#at.hide(false);
    await this.#at.page.clock.runFor(30_000);
  };

  offer = async (label: string): Promise<{ accepted: boolean; code?: string }> => {
    const offer = this.#system.offers(this.#known).find((candidate) => candidate.label === label);
    if (!offer) throw new Error(`${label} cannot happen here`);
    const list = listOf(this.#known);
    if (label.endsWith('a second later')) await this.#pass(SECOND);
    const message = await this.#happen(label, list);
    const event =
      message === undefined
        ? offer.event
        : { ...offer.event, notification: { ...offer.event['notification'], message } };
    const { accepted, next } = this.#system.step(this.#known, event);
    if (accepted) this.#snapshot = next;
    return { accepted };
  };

  key = async (): Promise<string> => {
    const { page, places } = this.#at;
    const list = listOf(this.#known);
    // Nothing leaves early, and nothing at all while another tab is in front.
    if (this.#known.value === 'held') await this.#pass(60_000);
    const wanted = list.map((_, index) => 30 + index * 85).join();
    let at = '';
    for (let turn = 0; turn < MOST_LOOKS && at !== wanted; turn += 1) at = (await places()).join();
    const said = await page.locator('.ui-toast p').allInnerTexts();
    await this.#pictures.take(page, `${String(this.#known.value)}-${list.length}`);
    const isSo = at === wanted && JSON.stringify(said) === JSON.stringify(list.map(({ message }) => message));
    return isSo ? this.#system.key(this.#known) : JSON.stringify({ said, at, wanted });
  };

  #pass(ms: number): Promise<void> {
    return this.#at.page.clock.runFor(ms);
  }

  /** Resolves to the text of what was added. */
  async #happen(label: string, list: readonly Toast[]): Promise<string | undefined> {
    const { say, press, hide } = this.#at;
    if (label.startsWith('add')) return say();
    if (label.startsWith('close the newest')) await press('[data-index="0"] button');
    else if (label.startsWith('close the oldest')) await press(`[data-index="${list.length - 1}"] button`);
    else if (label === 'clear all') await press('.ui-toasts-clear');
    else if (label === 'time is up') await this.#pass(Math.min(...list.map(({ left }) => left)));
    else await hide(label !== 'look away');
    return undefined;
  }
}
