import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
import { reportDefinitions, reportRows, writePart } from './report.ts';
import type { ReportPart } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'path-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function part(over: Partial<ReportPart> = {}): ReportPart {
  const graph = explore(machineSystem(downloadPlug()));
  const result = conform(graph, downloadSpec);
  const definitions = definitionsOf(downloadMachine);
  const cover = everyTransition(
    [graph],
    definitions.map(({ id }) => id),
  );
  return {
    name: 'download',
    kind: 'app',
    states: graph.nodes.length,
    edges: graph.edges.length,
    bounds: '',
    truncated: graph.truncated,
    definitions: reportDefinitions(definitions, [graph], { walked: cover }),
    rows: reportRows(downloadSpec.rows, result),
    checks: result.checks,
    failures: result.failures,
    invented: result.invented,
    tree: walkTree(graph, { enter: () => undefined }),
    covers: [],
    levels: [],
    ms: 1,
    ...over,
  };
}

describe('report', () => {
  test('[KERNEL] writes JSON and one page without any address to fetch', () => {
    const report = writePart(folder, part(), 'now');
    expect(report.headline).toEqual({ rows: 8, missing: 0, invented: 0, unexercised: 0, failed: 0 });
    expect(report.machines['download']?.definitions.every(({ hits }) => (hits['walked'] ?? 0) > 0)).toBe(
      true,
    );
    expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toEqual(report);
    expect(readFileSync(join(folder, 'report.html'), 'utf8')).not.toMatch(/https?:|src=/);
  });

  test('[KERNEL] a second chart joins the first, and a failure shows its shortest path, escaped', () => {
    const failures = [{ path: ['(fresh)', 'start <b>'], expected: 'this', got: 'that', row: 'DL-01' }];
    const report = writePart(folder, part({ name: 'broken', failures }), 'now');
    expect(Object.keys(report.machines)).toEqual(['broken', 'download']);
    expect(report.headline.failed).toBe(1);
    const page = readFileSync(join(folder, 'report.html'), 'utf8');
    expect(page).toContain('(fresh) → start &lt;b&gt;');
    expect(page).not.toContain('start <b>');
  });
});
