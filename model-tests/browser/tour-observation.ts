import type { Page } from 'playwright-core';
import { tourSteps, type TourId } from '#machines/app/tour/tour.rules.ts';
import type { TourObserved } from '../spec/tour-observed.ts';
import type { Tours } from './tour-offers.ts';
import type { Words } from './words.ts';

/** What a page and its browser show of the tours. */
export interface TourObservation {
  readonly dialog: boolean;
  readonly chosen: string | null;
  readonly ticked: boolean;
  readonly canStart: boolean | null;
  /** The step of the card; null without one. */
  readonly step: string | null;
  readonly counter: string | null;
  /** Whether the spotlight surrounds the step's element, with 2 px to spare. */
  readonly lit: boolean | null;
  readonly canGoBack: boolean | null;
  /** The label of the next button. */
  readonly onwards: string | null;
  readonly saysLeftOut: boolean | null;
  readonly paused: boolean;
  readonly completed: readonly string[];
  readonly dontShowAgain: boolean;
  readonly offered: boolean;
}

const none: Omit<TourObservation, 'completed' | 'dontShowAgain' | 'offered'> = {
  dialog: false,
  chosen: null,
  ticked: false,
  canStart: null,
  step: null,
  counter: null,
  lit: null,
  canGoBack: null,
  onwards: null,
  saysLeftOut: null,
  paused: false,
};

/** What must be seen in a state. */
export function observationOf(seen: TourObserved, tours: Tours, words: Words): TourObservation {
  const { completedTours: completed, dontShowAgain, offered } = seen;
  const kept = { ...none, completed, dontShowAgain, offered };
  const { at, box } = seen.state;
  if (at === 'choosing') {
    const canStart = seen.selection !== null;
    return { ...kept, dialog: true, chosen: seen.selection, ticked: box === 'ticked', canStart };
  }
  if (at === 'paused') return { ...kept, paused: true };
  return at === 'shown' ? { ...kept, ...stepOf(seen, tours, words) } : kept;
}

function stepOf(seen: TourObserved, tours: Tours, words: Words): Partial<TourObservation> {
  const { currentTour, currentStep, totalSteps, leftOut } = seen;
  const steps = Array.from({ length: totalSteps }, (_, step) => step).filter(
    (step) => !leftOut.includes(step),
  );
  return {
    step: tours[(currentTour ?? '') as TourId]?.[currentStep] ?? null, // the walked tours are real
    counter: words('Step {place} of {total}', { place: currentStep + 1, total: totalSteps }),
    lit: true,
    canGoBack: steps[0] !== currentStep,
    onwards: words(steps.at(-1) === currentStep ? 'Finish' : 'Next'),
    saysLeftOut: leftOut.includes(currentStep - 1),
  };
}

const targets = Object.fromEntries(Object.entries(tourSteps).map(([step, { target }]) => [step, target]));

interface Expected {
  readonly observation: TourObservation | null;
  readonly targets: Readonly<Record<string, string>>;
}

/** Runs in the page: returns what is seen, or whether it matches the expectation if one is given. */
function look({ observation, targets: named }: Expected): TourObservation | boolean {
  const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
  const can = (id: string): boolean | null => {
    const button = find(`[data-testid=${id}]`);
    return button && button.getAttribute('aria-disabled') !== 'true';
  };
  const kept = JSON.parse(localStorage.getItem('lagra-tour') ?? 'null') as {
    completedTours: string[];
    dontShowAgain: boolean;
  } | null; // as the app keeps it
  const card = find('.tour-card');
  const step = card?.dataset['tourStep'] ?? null;
  const isLit = (): boolean => {
    const hole = find('.ui-spotlight-hole')?.getBoundingClientRect();
    const shown = [...document.querySelectorAll(`[data-tour="${named[step ?? '']}"]`)].find(
      (element) => element.getBoundingClientRect().width > 0,
    );
    const around = shown?.getBoundingClientRect();
    if (!hole || !around) return false;
    const near = (a: number, b: number): boolean => Math.abs(a - b) < 1;
    return (
      near(hole.left, around.left - 2) &&
      near(hole.top, around.top - 2) &&
      near(hole.width, around.width + 4) &&
      near(hole.height, around.height + 4)
    );
  };
  const dialog = find('.ui-dialog:has(input[name=tour])') !== null;
  const seen: TourObservation = {
    dialog,
    chosen: document.querySelector<HTMLInputElement>('input[name=tour]:checked')?.value ?? null,
    ticked: document.querySelector<HTMLInputElement>('.tour-picker-foot input')?.checked ?? false,
    canStart: dialog ? can('tour-start') : null,
    step,
    counter: card?.querySelector('.tour-card-head span')?.textContent?.split(' · ')[1] ?? null,
    lit: card ? isLit() : null,
    canGoBack: can('tour-back'),
    onwards: find('[data-testid=tour-next]')?.textContent ?? null,
    saysLeftOut: card ? find('[data-testid=tour-left-out]') !== null : null,
    paused: find('[data-testid=tour-paused]') !== null,
    completed: kept?.completedTours ?? [],
    dontShowAgain: kept?.dontShowAgain ?? false,
    offered: sessionStorage.getItem('lagra-tour-offered') !== null,
  };
  if (!observation) return seen;
  const names = Object.keys(observation) as (keyof TourObservation)[]; // made of its own keys
  return names.every((name) => JSON.stringify(seen[name]) === JSON.stringify(observation[name]));
}

/** Null once the page matches the expectation, otherwise what it shows instead. */
export async function seenInstead(page: Page, observation: TourObservation): Promise<TourObservation | null> {
  const met = await page
    .waitForFunction(look, { observation, targets }, { timeout: 10_000 })
    .catch(() => null);
  return met ? null : ((await page.evaluate(look, { observation: null, targets })) as TourObservation); // nothing expected
}
