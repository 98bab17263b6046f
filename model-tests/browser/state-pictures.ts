import type { Page } from 'playwright-core';
import type { AnyStateMachine, StateValue } from 'xstate';
import { chartShape } from '#model/flows/chart-shape.ts';
import { isWholeRun } from '../kernel/whole-run.ts';
import { keepPicture } from './page-audit.ts';
import type { Language } from './words.ts';

/** Pictures of the states met by a walk, for the report of a whole run; taken the first time each name is met. */
export interface StatePictures {
  /**
   * Light and dark, beginning with the current theme; the page stays in the other one, since changing the theme takes
   * longer than a picture. The page's theme must follow the system.
   */
  take(page: Page, state: string): Promise<void>;
  /** For a chart with regions: when a region is in a state that is in no picture yet. */
  takeRegions(page: Page, value: StateValue): Promise<void>;
  /** The page unchanged, where its theme is part of the state. */
  takeAsItIs(page: Page, state: string): Promise<void>;
  /** Names of the states with pictures. */
  readonly taken: ReadonlySet<string>;
}

/** Kept as `<chart>-<language>-<state>-<theme>`, or without the theme. */
export function statePictures(chart: string, language: Language): StatePictures {
  const taken = new Set<string>();
  const met = new Set<string>();
  const isFirst = (state: string): boolean => !taken.has(state) && Boolean(taken.add(state));
  const take = async (page: Page, state: string): Promise<void> => {
    if (!isFirst(state) || !isWholeRun) return;
    const shown = await page.evaluate(() => document.documentElement.dataset['theme']);
    const [now, other] = shown === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
    await keepPicture(page, `${chart}-${language}-${state}-${now}`);
    await page.emulateMedia({ colorScheme: other });
    await page.locator(`html[data-theme=${other}]`).waitFor({ state: 'attached' });
    await keepPicture(page, `${chart}-${language}-${state}-${other}`);
  };
  return {
    taken,
    take,
    takeRegions: async (page, value) => {
      const found = standing(value);
      if (found.every((one) => met.has(one))) return;
      for (const one of found) met.add(one);
      await take(page, pictured(value));
    },
    takeAsItIs: async (page, state) => {
      if (isFirst(state) && isWholeRun) await keepPicture(page, `${chart}-${language}-${state}`);
    },
  };
}

/** Each region with its state. */
const standing = (value: StateValue, at = ''): readonly string[] =>
  typeof value === 'string'
    ? [at + value]
    : Object.entries(value).flatMap(([name, inner]) =>
        inner === undefined ? [] : standing(inner, `${at}${name}.`),
      );

/** The picture's name for a chart's value: its states, from the outermost. */
export const pictured = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) => (inner === undefined ? name : `${name}-${pictured(inner)}`))
        .join('-');

/** The names of all pictures of a chart without regions. */
export const allPictured = (machine: AnyStateMachine): string[] =>
  chartShape(machine)
    .states.filter(({ kind }) => kind === 'atomic')
    .map(({ id }) => id.split('.').slice(1).join('-'));
