import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Page } from 'playwright-core';
import type { Driver } from '../kernel/walk.ts';
import type { AppSurvey } from '../model/app-case.ts';
import { problemWith } from './session-browser.ts';

type System = AppSurvey['system'];

/** Something done to a page: whether the chart takes it, and the chart's state before and after. */
export interface Done {
  readonly label: string;
  readonly word: string;
  readonly event: AnyEventObject;
  readonly isTaken: boolean;
  /** The actions of the chart. */
  readonly does: readonly string[];
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
}

/** What a walk does to a page that draws a chart, and what it sees there. */
export interface ChartPage<Observation> {
  readonly page: () => Page;
  /**
   * Brings the page to where paths with this start begin.
   * @param isLost the page's state is unknown: it was not as expected, or nothing has begun yet
   */
  begin(start: AnyMachineSnapshot, isLost: boolean): Promise<void>;
  /** Does what the label says; an event the chart refuses is tried, or must not be offered anywhere. */
  act(done: Done): Promise<void>;
  look(): Promise<Observation>;
  /** What the page should show in the chart's state. */
  observationOf(snapshot: AnyMachineSnapshot): Observation;
  /** Keeps a picture of the chart's state. */
  picture(snapshot: AnyMachineSnapshot): Promise<void>;
}

const PATIENCE = 10_000;

/** Walks a chart through such a page: after each step the page must show what the chart's state implies. */
export function chartDriver<Observation>(system: System, chartPage: ChartPage<Observation>): Driver {
  let known: AnyMachineSnapshot | undefined;
  let isLost = true;
  const at = (): AnyMachineSnapshot => {
    if (!known) throw new Error('nothing has begun');
    return known;
  };
  const key = async (): Promise<string> => {
    const wanted = JSON.stringify(chartPage.observationOf(at()));
    const until = performance.now() + PATIENCE;
    let seen = JSON.stringify(await chartPage.look());
    while (seen !== wanted && performance.now() < until) seen = JSON.stringify(await chartPage.look());
    isLost ||= seen !== wanted;
    if (seen !== wanted) return JSON.stringify({ seen, wanted });
    await chartPage.picture(at());
    return system.key(at());
  };
  return {
    key,
    start: async (label) => {
      known = system.starts.find((start) => start.label === label)?.state;
      await chartPage.begin(at(), isLost);
      isLost = false;
      const got = await key();
      if (got !== system.key(at())) throw new Error(`it does not begin: ${got}`);
    },
    offer: async (label) => {
      const before = at();
      const offer = system.offers(before).find((candidate) => candidate.label === label);
      if (!offer) throw new Error(`${label} cannot happen here`);
      const { accepted: isTaken, next: after, does } = system.step(before, offer.event);
      const problem = await problemWith(chartPage.page(), () =>
        chartPage.act({ ...offer, isTaken, does, before, after }),
      );
      isLost ||= problem !== null;
      if (problem !== null) return { accepted: !isTaken, code: problem };
      if (isTaken) known = after;
      return { accepted: isTaken };
    },
  };
}
