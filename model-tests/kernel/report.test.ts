import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { chartShape } from '#model/flows/chart-shape.ts';
import { proofReport, type ProofCheck } from '#model/flows/proof-report.ts';
import { shapeMark } from '#model/flows/shape-mark.ts';
import { conform } from './conform.ts';
import { definitionsOf } from './coverage/definitions.ts';
import { everyTransition } from './cover.ts';
import { explore, machineSystem } from './explore.ts';
import { downloadMachine } from './fixtures/download.machine.ts';
import { downloadPlug, downloadSpec } from './fixtures/download.plug.ts';
import { walkTree } from './paths.ts';
import { reportPage } from './report-page.ts';
import { readParts, writeCheck, writeLevel, writePart } from './report-parts.ts';
import { reportJunit } from './report-junit.ts';
import { lineFinder } from './report-lines.ts';
import { picturesIn } from './report-pictures.ts';
import { hitsOf, joinParts, reportDefinitions, reportGuards, reportRows, rowHitsOf } from './report.ts';
import type { LevelPart, Material, ReportPart } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'path-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function part(over: Partial<ReportPart> = {}): ReportPart {
  const graph = explore(machineSystem(downloadPlug()));
  const result = conform(graph, downloadSpec);
  const definitions = definitionsOf(downloadMachine);
  return {
    name: 'download',
    kind: 'app',
    mark: shapeMark(chartShape(downloadMachine)),
    key: 'whole',
    guards: reportGuards(new Map([['mayRetry', { yes: 2, no: 1 }]])),
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
  const hits = hitsOf(graph, everyTransition([graph], ids));
  const sizes = { paths: 2, steps: 9, refusals: 4, ms: 1 };
  return { chart: 'download', level: 'api', hits, failures: [], ...sizes, ...over };
}

const check = (over: Partial<ProofCheck> = {}): ProofCheck => ({
  chart: 'download',
  name: 'random walks',
  passed: true,
  runs: 200,
  seed: 7,
  ms: 3,
  detail: 'the invariants',
  failure: null,
  ...over,
});
const material = (over: Partial<Material> = {}): Material => ({
  parts: [part()],
  levels: [level()],
  checks: [],
  pictures: {},
  lineOf: () => 12,
  ...over,
});
const run = { sha: 'abc123', changed: false, date: '2026-11-21T12:00:00.000Z' };
const join1 = (over: Partial<Material> = {}) => joinParts(material(over), expected, run);
const downloadOf = (over: Partial<Material> = {}) => {
  const chart = join1(over).machines['download'];
  if (!chart) throw new Error('no chart');
  return chart;
};

describe('report', () => {
  test('[KERNEL] joins the levels of a chart into one page without any address to fetch', () => {
    const report = join1();
    expect(report.headline).toEqual({ rows: 8, missing: 0, invented: 0, unexercised: 0, failed: 0 });
    const { definitions = [], levels } = report.machines['download'] ?? {};
    expect(definitions.filter(({ hits }) => !hits['model'] || !hits['api'])).toEqual([]);
    expect(levels).toEqual([{ level: 'api', paths: 2, steps: 9, refusals: 4, ms: 1 }]);
    expect(reportPage(report)).not.toMatch(/https?:|src=/);
    expect(reportPage(report)).toContain('abc123');
  });

  test('[PROOF] a fault that changes nothing, and is signed, is no survivor', () => {
    const mutation = {
      total: 5,
      killed: 3,
      survivors: ['m1', 'm2'],
      unbuildable: [],
      byOperator: {},
      signed: [{ mutant: 'm2', reason: 'the same' }],
    };
    const page = reportPage(join1({ parts: [part({ mutation })] }));
    expect(page).toContain(
      'Mutants: 3 of 4 killed, 1 survive; 1 more behave as the original, 0 do not build',
    );
  });

  test('[PROOF] what is written has the form that readers expect', () => {
    const written: unknown = JSON.parse(JSON.stringify(join1({ checks: [check()] })));
    expect(proofReport.parse(written)).toEqual(written);
  });

  test('[PROOF] a row tells its line, its transitions and how far each level walked it', () => {
    const quoted = part().rows.map((row, index) => ({ ...row, decided: index > 0 }));
    const [first, second] = downloadOf({ parts: [part({ rows: quoted })] }).rows;
    expect([first?.line, second?.line]).toEqual([12, null]);
    expect(first?.transitions).toEqual([expect.stringMatching(/^download\./)]);
    expect(first?.levels).toEqual({ model: 'pass', api: 'byTransition' });
    const told = downloadOf({ levels: [level({ rows: { [first?.id ?? '']: 2 } })] });
    expect(told.rows.map(({ levels }) => levels['api'])).toEqual([
      'pass',
      ...Array.from({ length: 7 }, () => 'unexercised'),
    ]);
    const untaken = downloadOf({ levels: [level({ hits: {} })] });
    expect(untaken.rows[0]?.levels).toEqual({ model: 'pass', api: 'unexercised' });
  });

  test('[PROOF] what fires when a walk begins counts as taken, each time that one begins there', () => {
    const graph = explore(machineSystem(downloadPlug()));
    const [start] = graph.starts;
    if (!start) throw new Error('no start');
    const begun = { ...graph, starts: [{ ...start, fired: ['a --always--> b'] }] };
    const path = { graph: graph.name, start: start.label, edges: [] };
    expect(hitsOf(begun, { paths: [path, path, { ...path, start: 'elsewhere' }] })).toEqual({
      'a --always--> b': 2,
    });
  });

  test('[PROOF] a cover says how often it walks each row', () => {
    const graph = explore(machineSystem(downloadPlug()));
    const cover = everyTransition(
      [graph],
      definitionsOf(downloadMachine).map(({ id }) => id),
    );
    const hits = rowHitsOf(graph, downloadSpec, cover);
    expect(Object.keys(hits)).toEqual(downloadSpec.rows.map(({ id }) => id));
    expect(Object.values(hits).every((times) => times > 0)).toBe(true);
    expect(rowHitsOf(graph, downloadSpec, { ...cover, paths: [] })).toEqual(
      Object.fromEntries(downloadSpec.rows.map(({ id }) => [id, 0])),
    );
  });

  test('[KERNEL] a failure of any level shows its shortest path, escaped', () => {
    const failures = [{ path: ['(fresh)', 'start <b>'], expected: 'this', got: 'that' }];
    const report = join1({ levels: [level({ failures })] });
    expect(report.headline.failed).toBe(1);
    const page = reportPage(report);
    expect(page).toContain('(fresh) → start &lt;b&gt;');
    expect(page).not.toContain('start <b>');
  });

  test('[PROOF] a failure is told without the colours of a terminal', () => {
    const failures = [{ path: ['a'], expected: 'this', got: '\u001b[31mthat\u001b[39m' }];
    expect(downloadOf({ levels: [level({ failures })] }).failures).toEqual([
      { path: ['a'], expected: 'this', got: 'that', level: 'api' },
    ]);
  });

  test('[PROOF] a check that failed counts as one, on its chart alone', () => {
    const failure = { path: ['a'], expected: 'even', got: 'odd' };
    const checks = [check({ passed: false, failure }), check({ chart: 'other', passed: false })];
    expect(join1({ checks }).headline.failed).toBe(1);
    expect(downloadOf({ checks }).besides).toEqual([checks[0]]);
    expect(reportPage(join1({ checks }))).toContain('expected even');
  });

  test('[PROOF] a report has the seed that all its checks began with, and none where they differ', () => {
    const views = check({ name: 'views', seed: null });
    expect(join1({ checks: [check(), check({ name: 'races' }), views] }).seed).toBe(7);
    expect(join1({ checks: [check(), check({ name: 'races', seed: 8 })] }).seed).toBeNull();
    expect(join1({ checks: [views] }).seed).toBeNull();
    expect(reportPage(join1({ checks: [check()] }))).toContain('seed 7');
  });

  test('[KERNEL] adds up the walks of one chart at one level', () => {
    const [walked] = downloadOf({ levels: [level(), level()] }).levels;
    expect(walked).toMatchObject({ level: 'api', paths: 4, steps: 18, refusals: 8, ms: 2 });
    const id = definitionsOf(downloadMachine)[0]?.id ?? '';
    const parts = [level({ hits: { [id]: 1 } }), level({ hits: { [id]: 3 } })];
    expect(downloadOf({ levels: parts }).definitions[0]?.hits['api']).toBe(4);
  });

  test('[KERNEL] of a tree that several walks took a part of, the larger part was walked in any case', () => {
    const parts = [level({ tree: { walked: 0, of: 26 } }), level({ tree: { walked: 26, of: 26 } }), level()];
    expect(downloadOf({ levels: parts }).levels[0]?.tree).toEqual({ walked: 26, of: 26 });
  });

  test('[KERNEL] there is none where a chart or one of its levels has no part', () => {
    expect(() => join1({ parts: [] })).toThrow('download has no part');
    expect(() => join1({ levels: [] })).toThrow('download has no part of level api');
  });

  test('[KERNEL] there is none where a chart was not checked for what it must be', () => {
    const asked = { ...expected, checks: { races: ['download'] } };
    const races = check({ name: 'races: pressed twice' });
    expect(() => joinParts(material({ checks: [check()] }), asked, run)).toThrow('download has no races');
    expect(joinParts(material({ checks: [races] }), asked, run).headline.failed).toBe(0);
  });

  test('[KERNEL] what was kept is found again, and nothing where nothing was kept', () => {
    writePart(part(), folder);
    writeLevel(level(), folder);
    writeCheck(check(), folder);
    expect(readParts(folder)).toEqual({ parts: [part()], levels: [level()], checks: [check()] });
    expect(readParts(join(folder, 'elsewhere'))).toEqual({ parts: [], levels: [], checks: [] });
  });

  test('[KERNEL] what only the long run has walked lies apart from what every run walks', () => {
    vi.stubEnv('PARTS', 'long');
    const apart = join(folder, 'apart');
    writeLevel(level(), apart);
    expect(readdirSync(join(apart, 'parts'))).toEqual(['long']);
    vi.unstubAllEnvs();
  });

  test('[PROOF] pictures of states are found by chart, others of a run are not', () => {
    const pictures = join(folder, 'journey');
    mkdirSync(pictures);
    const names = [
      'tour-en-shown-none-dark',
      'tour-en-shown-none',
      'tour-sv-01-step-light',
      'tour-where-it-failed',
    ];
    for (const name of [...names, 'en-01-sign-in-light', 'preferences-sv-dark-shown'])
      writeFileSync(join(pictures, `${name}.png`), '');
    expect(picturesIn(pictures)).toEqual({
      tour: [{ file: 'tour-en-shown-none-dark.png', state: 'shown-none', language: 'en', theme: 'dark' }],
      preferences: [
        { file: 'preferences-sv-dark-shown.png', state: 'dark-shown', language: 'sv', theme: null },
      ],
    });
    expect(picturesIn(join(folder, 'elsewhere'))).toEqual({});
  });

  test('[PROOF] a sentence is found in the line that it begins in, however it is broken', () => {
    const lineOf = lineFinder('# Title\n\nOne sentence. Another\n  that is  broken.\n\nA third.');
    expect(['One sentence', 'Another that is broken.', 'that is', 'A third', 'nowhere'].map(lineOf)).toEqual([
      3,
      3,
      4,
      6,
      null,
    ]);
  });
});

describe('JUnit', () => {
  const suiteOf = (over: Partial<Material>, name: string): string =>
    reportJunit(join1(over)).match(new RegExp(`<testsuite name="${name}".*?</testsuite>`, 's'))?.[0] ?? '';

  test('[PROOF] a suite for each chart and level, a case for each row', () => {
    const model = suiteOf({}, 'download model');
    expect(model).toMatch(/tests="14" failures="0" skipped="0"/);
    for (const { id } of downloadSpec.rows) expect(model).toContain(` name="${id} `);
    expect(suiteOf({ levels: [level({ rows: {} })] }, 'download api')).toMatch(
      /tests="9" failures="0" skipped="8"/,
    );
  });

  test('[PROOF] what fails fails there, with its shortest path', () => {
    const [row] = downloadSpec.rows;
    const at = (path: string[], id?: string) => ({ path, expected: 'x < y', got: 'z', row: id });
    const failures = [at(['a', 'b', 'c'], row?.id), at(['a', 'b'], row?.id), at(['d'])];
    const model = suiteOf({ parts: [part({ failures })] }, 'download model');
    expect(model).toContain('failures="2"');
    expect(model).toContain('<failure message="a → b">a → b\nexpected x &lt; y\ngot z\nand 1 more</failure>');
    expect(model).toMatch(/what no row allows changes nothing"[^>]*><failure message="d">/);
    const api = suiteOf({ levels: [level({ failures: [at(['e'])] })] }, 'download api');
    expect(api).toMatch(/every step leads where the model says"[^>]*><failure message="e">/);
    const check1 = check({ passed: false, failure: at(['f']) });
    expect(suiteOf({ checks: [check1] }, 'download model')).toMatch(
      /random walks[^>]*><failure message="f">/,
    );
  });

  test('[PROOF] whatever a chart may lack is a failure of its own', () => {
    const lacking = part({
      truncated: true,
      key: 'unproven',
      invented: ['a --b--> c'],
      guards: [{ name: 'isLast', yes: 3, no: 0 }],
      mutation: {
        total: 2,
        killed: 0,
        survivors: ['m1', 'm2'],
        unbuildable: [],
        byOperator: {},
        signed: [
          {
            mutant: 'm2',
            reason: 'the same',
          },
        ],
      },
    });
    const model = suiteOf({ parts: [lacking] }, 'download model');
    expect([...model.matchAll(/<failure message="(.*?)"/g)].map(([, message]) => message)).toEqual([
      'without a row: a --b--&gt; c',
      'the exploration was cut off',
      'one answer only: isLast',
      'the key is not proven',
      'not noticed: m1',
    ]);
  });
});
