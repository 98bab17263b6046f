import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { conform } from './conform.ts';
import { definitionsOf } from './coverage/definitions.ts';
import { everyTransition } from './cover.ts';
import { explore, machineSystem } from './explore.ts';
import { downloadMachine } from './fixtures/download.machine.ts';
import { downloadPlug, downloadSpec } from './fixtures/download.plug.ts';
import { walkTree } from './paths.ts';
import { reportPage } from './report-page.ts';
import { readParts, writeLevel, writePart } from './report-parts.ts';
import { hitsOf, joinParts, reportDefinitions, reportRows } from './report.ts';
import type { LevelPart, ReportPart } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'path-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function part(over: Partial<ReportPart> = {}): ReportPart {
  const graph = explore(machineSystem(downloadPlug()));
  const result = conform(graph, downloadSpec);
  const definitions = definitionsOf(downloadMachine);
  return {
    name: 'download',
    kind: 'app',
    states: graph.nodes.length,
    edges: graph.edges.length,
    bounds: '',
    truncated: graph.truncated,
    definitions: reportDefinitions(definitions, graph),
    rows: reportRows(downloadSpec.rows, result),
    checks: result.checks,
    failures: result.failures,
    invented: result.invented,
    tree: walkTree(graph, { enter: () => undefined }),
    covers: [],
    ms: 1,
    ...over,
  };
}

const expected = { charts: ['download'], levels: { api: ['download'] } };

function level(over: Partial<LevelPart> = {}): LevelPart {
  const graph = explore(machineSystem(downloadPlug()));
  const ids = definitionsOf(downloadMachine).map(({ id }) => id);
  const hits = hitsOf(everyTransition([graph], ids));
  const sizes = { paths: 2, steps: 9, refusals: 4, ms: 1 };
  return { chart: 'download', level: 'api', hits, failures: [], ...sizes, ...over };
}

describe('report', () => {
  test('[KERNEL] joins the levels of a chart into one page without any address to fetch', () => {
    const report = joinParts([part()], [level()], expected);
    expect(report.headline).toEqual({ rows: 8, missing: 0, invented: 0, unexercised: 0, failed: 0 });
    const { definitions = [], levels } = report.machines['download'] ?? {};
    expect(definitions.filter(({ hits }) => !hits['model'] || !hits['api'])).toEqual([]);
    expect(levels).toEqual([{ level: 'api', paths: 2, steps: 9, refusals: 4, ms: 1 }]);
    expect(reportPage(report)).not.toMatch(/https?:|src=/);
  });

  test('[KERNEL] a failure of any level shows its shortest path, escaped', () => {
    const failures = [{ path: ['(fresh)', 'start <b>'], expected: 'this', got: 'that' }];
    const report = joinParts([part()], [level({ failures })], expected);
    expect(report.headline.failed).toBe(1);
    const page = reportPage(report);
    expect(page).toContain('(fresh) → start &lt;b&gt;');
    expect(page).not.toContain('start <b>');
  });

  test('[KERNEL] there is none where a chart or one of its levels has no part', () => {
    expect(() => joinParts([], [level()], expected)).toThrow('download has no part');
    expect(() => joinParts([part()], [], expected)).toThrow('download has no part of level api');
  });

  test('[KERNEL] what was kept is found again, and nothing where nothing was kept', () => {
    writePart(part(), folder);
    writeLevel(level(), folder);
    expect(readParts(folder)).toEqual({ parts: [part()], levels: [level()] });
    expect(readParts(join(folder, 'elsewhere'))).toEqual({ parts: [], levels: [] });
  });
});
