import type { Page } from 'playwright-core';
import { engine as product } from '#machines/registry.ts';
import { asUser, authored } from '#model/engine/actor.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Env } from '#model/engine/env.ts';
import type { Command } from '#model/engine/envelope.ts';
import { propose } from '#model/engine/propose.ts';
import type { Store } from '#model/engine/store.ts';
import { fromNow } from '#model/values/clock.fixtures.ts';
import { bootNow } from '#server/testing/boot-now.ts';
import { readBoot } from '../api/boot-reader.ts';
import { watchTransitions } from '../kernel/coverage/transitions.ts';
import type { LevelPart } from '../kernel/report.ts';
import { engineWith } from '../model/engine-world.ts';
import type { Visitor } from './journey-pages.ts';

/** The commands sent by a page, in order, each once. */
export function commandsOf(page: Page): readonly Command[] {
  const sent: Command[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/commands/')) return;
    const { commands } = JSON.parse(request.postData() ?? '{}') as { commands: Command[] }; // sent by our own app
    sent.push(...commands.filter(({ id }) => !sent.some((known) => known.id === id)));
  });
  return sent;
}

/** The model of the visitor's company as the server has it now. */
export async function modelOf({ page, origin }: Visitor, company: number): Promise<Store> {
  const answer = await page.request.get(`${origin}/api/core/companies/${company}/${bootNow}`);
  return readBoot(await answer.text());
}

/** What the commands did, decided again on the model from before them. */
export interface Replay {
  readonly model: Store;
  /** By kind and definition. */
  readonly fired: ReadonlyMap<string, Record<string, number>>;
  /** By kind, command by command: the definitions that it fired there. */
  readonly steps: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly refused: string[];
}

export function replay(before: Store, commands: readonly Command[], kinds: readonly string[]): Replay {
  const watches = new Map<string, () => string[]>();
  let engine: Engine = product;
  for (const kind of kinds) {
    const type = product.types.get(kind);
    if (!type) throw new Error(`no document type ${kind}`);
    const { machine, take } = watchTransitions(type.chart);
    watches.set(kind, take);
    engine = engineWith(engine, kind, machine);
  }
  const fired = new Map(kinds.map((kind) => [kind, {} as Record<string, number>]));
  const steps = new Map(kinds.map((kind) => [kind, [] as string[][]]));
  const refused: string[] = [];
  for (const command of commands) {
    for (const take of watches.values()) take();
    const proposal = propose(engine, before, command, somebody());
    if (!proposal.accepted) {
      refused.push(`${command.kind}.${command.type}: ${proposal.refusal.code}`);
      continue;
    }
    proposal.overlay.commitTo(before);
    for (const [kind, take] of watches) {
      const ids = take();
      count(fired.get(kind) ?? {}, ids);
      if (ids.length > 0) steps.get(kind)?.push(ids);
    }
  }
  return { model: before, fired, steps, refused };
}

function count(counts: Record<string, number>, ids: readonly string[]): void {
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
}

function somebody(): Env {
  const now = fromNow(0);
  return {
    now,
    today: now.slice(0, 10),
    ...authored(asUser('the visitor')),
    may: () => true,
    internal: false,
    drawsNumbers: true,
  };
}

/** What all journeys together have walked of a chart; `rowsOf` maps what a step fired to the rows about it. */
export function levelPart(
  chart: string,
  journeys: readonly { commands: readonly Command[]; replay: Replay; ms: number }[],
  rowsOf: (fired: readonly string[]) => readonly string[],
): LevelPart {
  const hits: Record<string, number> = {};
  const rows: Record<string, number> = {};
  for (const { replay } of journeys) {
    for (const [id, times] of Object.entries(replay.fired.get(chart) ?? {}))
      hits[id] = (hits[id] ?? 0) + times;
    count(rows, (replay.steps.get(chart) ?? []).flatMap(rowsOf));
  }
  const own = journeys.flatMap(({ commands }) => commands.filter(({ kind }) => kind === chart));
  const ms = journeys.reduce((sum, journey) => sum + journey.ms, 0);
  return {
    chart,
    level: 'browser',
    paths: journeys.length,
    steps: own.length,
    refusals: 0,
    hits,
    rows,
    failures: [],
    ms,
  };
}
