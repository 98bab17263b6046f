import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkSettings } from '#model/areas/integrations/connector/check-settings.ts';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import {
  pulledRecord,
  type Change,
  type Connector,
  type ConnectorContext,
  type Pushed,
  type Secrets,
  type Settings,
  type Tested,
} from '#model/areas/integrations/connector/connector.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { hasSentence } from '#server/platform/http/sentence.ts';

/** The other side as a connector's tests run it: real, or answering as its documentation says. */
export interface OtherSide {
  /** What the connector works with; other secrets, or settings, on request. */
  given(over?: Partial<Pick<ConnectorContext, 'secrets' | 'settings'>>): ConnectorContext;
  /** The external ids that a whole pull finds, by flow, in order; more than one page of one flow at least. */
  readonly holds: Readonly<Record<string, readonly string[]>>;
  /** The next answer to a pull breaks off in the middle. */
  readonly cut?: () => void;
  /** The next request is answered that it is to wait so many seconds. */
  readonly busy?: (seconds: number) => void;
  /** A change of each flow that goes out, and how often the other side has what it makes there. */
  readonly changes?: Readonly<Record<string, Change>>;
  readonly has?: (change: Change) => Promise<number> | number;
  /** A change that the other side does not take. */
  readonly refused?: Change;
  close(): Promise<void>;
}

/** What the conformance suite is run with. */
export interface ConnectorTrial {
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** Secrets, or where it has none settings, that the other side does not accept. */
  readonly wrong: { readonly secrets?: Secrets; readonly settings?: Settings };
  /** Settings with one fault each, and the field where it is told. */
  readonly faulty: readonly { readonly settings: Settings; readonly field: string }[];
  open(): Promise<OtherSide>;
}

/** The tests that every connector passes: registers one `describe`, run for each connector by its own test file. [CNX13] */
export function describeConnector(connector: Connector, trial: ConnectorTrial): void {
  const { spec } = connector;
  describe(`connector ${spec.name}`, () => {
    let side: OtherSide;
    beforeEach(async () => void (side = await trial.open()));
    afterEach(() => side.close());

    test('[CNX13] settings are judged, each fault at its field', () => {
      expect(checkSettings(spec, trial.settings)).toEqual({});
      for (const { settings, field } of trial.faulty)
        expect(Object.keys(checkSettings(spec, settings)), JSON.stringify(settings)).toEqual([field]);
    });

    test('[CNX13] a test tells who answered; wrong keys or settings give a sentence', async () => {
      expect(await connector.test(side.given())).toMatchObject({ is: 'ok' });
      const refusal = await refusalOf(connector.test(side.given(trial.wrong)));
      expect(hasSentence(refusal.code), refusal.code).toBe(true);
    });

    test('[CNX13] secrets are in no answer and no error', async () => {
      const told: unknown[] = [];
      const wrong = { ...trial.wrong.secrets };
      told.push(await connector.test(side.given()).catch(printed));
      told.push(await connector.test(side.given(trial.wrong)).catch(printed));
      for (const flow of Object.keys(side.holds)) {
        told.push(await connector.pull?.(side.given(), flow, null).catch(printed));
        told.push(await connector.pull?.(side.given(trial.wrong), flow, null).catch(printed));
      }
      const secrets = [...Object.values(trial.secrets), ...Object.values(wrong)].filter(
        (one) => one.length > 3,
      );
      for (const secret of secrets) expect(inspect(told, { depth: 9 })).not.toContain(secret);
    });

    describePulls(connector, () => side);
    describePushes(connector, () => side);
  });
}

function describePulls(connector: Connector, sideNow: () => OtherSide): void {
  test('[CNX13] a pull finds all, in order, and the same again from each of its cursors', async () => {
    const side = sideNow();
    for (const [flow, holds] of Object.entries(side.holds)) {
      const whole = await pulled(connector, side, flow, null);
      expect(whole.flatMap(({ ids }) => ids)).toEqual(holds);
      for (const [n, { from }] of whole.entries()) {
        const again = await pulled(connector, side, flow, from);
        expect(again.flatMap(({ ids }) => ids)).toEqual(whole.slice(n).flatMap(({ ids }) => ids));
      }
    }
  });

  test('[CNX13] a pull that breaks off in the middle is a fault, and whole when it is made again', async () => {
    const side = sideNow();
    const [flow] = Object.keys(side.holds);
    if (flow === undefined || !side.cut) return;
    side.cut();
    expect(await pulled(connector, side, flow, null).catch((error: unknown) => error)).toBeInstanceOf(
      ConnectorFault,
    );
    const whole = await pulled(connector, side, flow, null);
    expect(whole.flatMap(({ ids }) => ids)).toEqual(side.holds[flow]);
  });

  test('[CNX13] an answer that asks to wait is a fault that says how long', async () => {
    const side = sideNow();
    const [flow] = Object.keys(side.holds);
    if (flow === undefined || !side.busy) return;
    side.busy(77);
    expect(await connector.pull?.(side.given(), flow, null).catch((error: unknown) => error)).toMatchObject({
      refusal: { code: 'connectorBusy' },
      retryAfterSeconds: 77,
    });
  });
}

function describePushes(connector: Connector, sideNow: () => OtherSide): void {
  test('[CNX13] a change that is pushed twice is there once', async () => {
    const side = sideNow();
    for (const change of Object.values(side.changes ?? {})) {
      const first = await pushed(connector, side, change);
      expect(first).toMatchObject({ is: 'done' });
      expect(await pushed(connector, side, change)).toEqual(first);
      expect(await side.has?.(change)).toBe(1);
    }
  });

  test('[CNX13] a change that is not taken is told with a sentence, and the next one goes on', async () => {
    const side = sideNow();
    if (!side.refused) return;
    const answer = await pushed(connector, side, side.refused);
    expect(answer).toMatchObject({ is: 'refused' });
    const code = answer?.is === 'refused' ? answer.refusal.code : '';
    expect(hasSentence(code), code).toBe(true);
    const [next] = Object.values(side.changes ?? {});
    const goesOn = next && (await pushed(connector, side, next));
    expect(goesOn?.is).toBe(next && 'done');
  });
}

async function pushed(
  { push, pushAll }: Connector,
  side: OtherSide,
  change: Change,
): Promise<Pushed | undefined> {
  return pushAll ? (await pushAll(side.given(), [change]))[0] : push?.(side.given(), change);
}

interface PulledPart {
  readonly from: string | null;
  readonly ids: readonly string[];
}

const MOST_PAGES = 100;

async function pulled(
  connector: Connector,
  side: OtherSide,
  flow: string,
  from: string | null,
): Promise<PulledPart[]> {
  const parts: PulledPart[] = [];
  for (let cursor = from; parts.length < MOST_PAGES;) {
    const page = await connector.pull?.(side.given(), flow, cursor);
    if (!page) throw new Error(`${connector.spec.name} does not pull`);
    const records = page.items.filter(({ is }) => is === 'record');
    expect(records.map((one) => pulledRecord.parse(one))).toEqual(records);
    parts.push({ from: cursor, ids: page.items.map(({ externalId }) => externalId) });
    if (!page.more) return parts;
    ({ cursor } = page);
  }
  throw new Error(`${connector.spec.name} never ends`);
}

async function refusalOf(test: Promise<Tested>): Promise<Refusal> {
  const answer = await test.catch((error: unknown) => {
    if (error instanceof ConnectorFault) return { is: 'wrong' as const, refusal: error.refusal };
    throw error;
  });
  if (answer.is === 'ok') throw new Error('the test succeeded');
  return answer.refusal;
}

const printed = (error: unknown): string =>
  error instanceof Error ? inspect(error, { depth: 9, showHidden: true }) : String(error);
