import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Browser, Page } from 'playwright-core';
import type { AppSurvey } from '../model/app-case.ts';
import type { BuildProxy } from './build-proxy.ts';
import type { Done, ChartPage } from './chart-driver.ts';
import type { HeldRequest, RequestHolder } from './request-holder.ts';
import { pictured } from './state-pictures.ts';
import type { StatePictures } from './state-pictures.ts';
import type { Language, Words } from './words.ts';

type System = AppSurvey['system'];

/** A person at a page, at a server whose doors the walk controls. */
export interface StepPlace {
  readonly browser: Browser;
  /** The server itself. */
  readonly origin: string;
  readonly proxy: BuildProxy;
  readonly language: Language;
  readonly words: Words;
}

/**
 * The charts as a browser walks them: a page that knows the plans never leaves the choice to the server, nor offers
 * cards if the provider asks for them on its own page. Each step says what cannot be kept.
 */
export const stepSystem = ({ system }: AppSurvey): System => ({
  ...system,
  offers: (snapshot) =>
    system.offers(snapshot).flatMap((offer) => {
      const { word, label, event } = offer;
      const isElsewhere = Boolean(snapshot.context.setup?.elsewhere);
      if (event['plan'] === null || (word === 'pay' && isElsewhere)) return [];
      return word === 'it cannot be kept'
        ? [{ ...offer, label: `${label} at ${snapshot.context.step}` }]
        : [offer];
    }),
});

/** Something to press: all of these are one button. */
export interface Control {
  readonly selector: string;
  /** Its text, if the selector is ambiguous. */
  readonly text?: string;
}

/** What is seen of a page that leads through steps, and of what its tab keeps. */
export interface StepObservation {
  /** Below the language. */
  readonly path: string;
  /** The current step, as named on the page, and the number of steps. */
  readonly step: string | null;
  readonly steps: number;
  readonly problem: string | null;
  /** The content of the first place found, of those looked at. */
  readonly shown: string | null;
  /** The page waits for something. */
  readonly waits: boolean;
  /** What can be pressed, in the words of the rows. */
  readonly on: readonly string[];
  readonly kept: string | null;
}

/** A call awaiting an answer, and what is sent with it. */
export interface Asked {
  /** Below the API's prefix. */
  readonly to: string;
  readonly says: unknown;
}

/** A page that leads through steps: how it looks in each state, and how to make the rows' events happen. */
export interface StepPage {
  readonly page: Page;
  readonly controls: Readonly<Record<string, Control>>;
  /** Where the page shows content of its own: a field's value, or another element's text. */
  readonly shown: readonly string[];
  /** The key under which its tab keeps data. */
  readonly keptAs: string;
  /** Requests of the page to the server. */
  readonly asks: RequestHolder;
  /** Goes to another page, reloaded if the last one's state is unknown. */
  leave(isLost: boolean): Promise<void>;
  /** Starts over, from the other page. */
  begin(): Promise<void>;
  /** Fills in what the control sends. */
  fill?(word: string): Promise<void>;
  /** Makes events happen that have no control. */
  readonly answers: Readonly<Record<string, (done: Done, calls: Calls) => Promise<void>>>;
  /** What the step had the page do, apart from the call now waiting. Throws if it did something else. */
  follow(next: AnyMachineSnapshot, does: readonly string[]): Promise<void>;
  asked(snapshot: AnyMachineSnapshot): Asked | null;
  observation(snapshot: AnyMachineSnapshot): Omit<StepObservation, 'on'>;
  close(): Promise<void>;
}

/** The call that the page waits for. */
export class Calls {
  readonly #asks: RequestHolder;
  #held: HeldRequest | undefined;
  #asked = '';

  constructor(asks: RequestHolder) {
    this.#asks = asks;
  }

  /** The waiting call has changed, or there is none. Throws if the page sends something else. */
  async follow(asked: Asked | null): Promise<void> {
    const wanted = JSON.stringify(asked);
    if (wanted === this.#asked) return;
    this.drop();
    this.#asked = wanted;
    if (!asked) return;
    this.#held = await this.#asks.next();
    const sent = JSON.stringify(sentWith(this.#held));
    if (sent !== wanted) throw new Error(`${sent} is sent, not ${wanted}`);
  }

  take(): HeldRequest {
    const held = this.#held;
    if (!held) throw new Error('nothing is asked');
    this.#held = undefined;
    return held;
  }

  next(): Promise<HeldRequest> {
    return this.#asks.next();
  }

  /** Nobody waits for it any more. */
  drop(): void {
    this.#held?.say({}, 503);
    this.#held = undefined;
    this.#asked = '';
  }
}

/** What a held call sends, and where. */
export function sentWith({ address, body }: HeldRequest): Asked {
  // The sandbox invents its names.
  const said = body.replace(/(?<="seti_sandbox)_[\w-]+/, '');
  return { to: address.replace('/api/', ''), says: said === '' ? null : JSON.parse(said) };
}

interface Options {
  readonly system: System;
  readonly at: StepPage;
  readonly language: string;
  readonly pictures: StatePictures;
}

type Seen = Readonly<Record<string, unknown>> | string;

/** Presses what a page of steps offers, answers in the server's place or lets it answer, and looks at the page. */
export function stepPage({ system, at, language, pictures }: Options): ChartPage<Seen> {
  const calls = new Calls(at.asks);
  const within = { controls: at.controls, shown: at.shown, keptAs: at.keptAs, language };
  return {
    page: () => at.page,
    begin: async (start, isLost) => {
      await at.leave(isLost);
      // Answered earlier, it would be heard.
      calls.drop();
      while (at.asks.held > 0) (await at.asks.next()).say({}, 503);
      await at.begin();
      await calls.follow(at.asked(start));
    },
    act: async (done) => {
      await happen(done, moves(system, done.before, done.event), at, calls);
      await at.follow(done.after, done.does);
      await calls.follow(at.asked(done.after));
    },
    look: async () => {
      const observation = await at.page.evaluate(lookAtSteps, within).catch(String);
      // The page must not ask anything else of the server.
      return at.asks.held > 0 ? `asked: ${at.asks.held} more` : inOrder(observation);
    },
    observationOf: (snapshot) => inOrder({ ...at.observation(snapshot), on: onAt(system, at, snapshot) }),
    picture: ({ value }) => pictures.take(at.page, pictured(value)),
  };
}

/** A control that should not be offered is pressed anyway, if it is there. */
async function happen(done: Done, isOn: boolean, at: StepPage, calls: Calls): Promise<void> {
  const { page, controls, answers, fill } = at;
  const { word, label } = done;
  const control = controls[word];
  if (!control) {
    const answer = answers[word];
    if (!answer) throw new Error(`nobody knows how to make happen: ${label}`);
    return answer(done, calls);
  }
  if (!isOn) return page.evaluate(pressAnyway, control);
  await fill?.(word);
  const named = page.locator(control.selector);
  const button = control.text === undefined ? named : named.filter({ hasText: control.text });
  // The navigation only completes when the walk lets it.
  await button.click({ noWaitAfter: true });
}

/** What the rows allow here, and the page can show. */
function onAt(system: System, { controls }: StepPage, snapshot: AnyMachineSnapshot): string[] {
  const on = system
    .offers(snapshot)
    .filter(({ word, event }) => word in controls && moves(system, snapshot, event));
  return [...new Set(on.map(({ word }) => word))];
}

/** An event taken without effect counts as prevented. */
function moves(system: System, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const { accepted, next, does } = system.step(snapshot, event);
  return accepted && (does.length > 0 || system.key(next) !== system.key(snapshot));
}

const inOrder = (observation: StepObservation | string): Seen =>
  typeof observation === 'string'
    ? observation
    : Object.fromEntries(Object.entries({ ...observation, on: observation.on.toSorted() }).toSorted());

interface Within extends Pick<StepPage, 'controls' | 'shown' | 'keptAs'> {
  readonly language: string;
}

/** Runs in the page: what is seen there. */
function lookAtSteps({ controls, shown, keptAs, language }: Within): StepObservation {
  const textOf = (selector: string): string | null =>
    document.querySelector(selector)?.textContent?.trim() ?? null;
  const isOn = ({ selector, text }: Control): boolean =>
    [...document.querySelectorAll(selector)].some(
      (button) =>
        (text === undefined || button.textContent?.trim() === text) &&
        button.getAttribute('aria-disabled') !== 'true',
    );
  const place = shown.map((selector) => document.querySelector(selector)).find((found) => found !== null);
  const main = document.querySelector('main');
  return {
    path: location.pathname.replace(`/${language}/`, '/'),
    step: textOf('.auth-steps [aria-current=step]'),
    steps: document.querySelectorAll('.auth-steps li').length,
    problem: textOf('main .ui-notice[data-tone=danger]'),
    shown: (place instanceof HTMLInputElement ? place.value : place?.textContent?.trim()) ?? null,
    waits: main?.querySelector('.ui-spinner') !== null,
    on: Object.entries(controls).flatMap(([word, control]) => (isOn(control) ? [word] : [])),
    kept: sessionStorage.getItem(keptAs),
  };
}

/** Runs in the page: presses a disabled button, as a pointer does and as Enter does in a field of its form. */
function pressAnyway({ selector, text }: Control): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(selector)) {
    if (text !== undefined && button.textContent?.trim() !== text) continue;
    button.click();
    if (button.type === 'submit') button.form?.requestSubmit();
  }
}
