const run = { sha: '8d879e4', changed: false, date: '2026-06-01T06:12:00.000Z', seed: null };
const chart = { name: 'pick', kind: 'document', mark: '6a1f09c244d1b0e7', states: 41, edges: 620 };
const proof = { key: 'replay', truncated: false };
const transition = 'pick.claimed --pause--> pick.paused';
const start = ['(released)', 'claim'];
const walked = { paths: 12, steps: 61, refusals: 240, ms: 1840 };

/** Examples for the API description. */
export const proofSummaryExample = {
  report: {
    run,
    headline: { rows: 31, missing: 0, invented: 0, unexercised: 0, failed: 0 },
    charts: [
      {
        ...chart,
        ...proof,
        rows: { some: 31, of: 31 },
        mutants: { some: 118, of: 118 },
        levels: { model: { some: 27, of: 27 }, api: { some: 27, of: 27 } },
        paths: 940,
        steps: 8120,
        failures: 0,
        checks: { some: 1, of: 1 },
        pictures: 0,
      },
    ],
  },
  wholeRun: {
    v: 1,
    sha: run.sha,
    changed: false,
    date: run.date,
    levels: [{ level: 'unit', seconds: 14.2, passed: 2135, failed: 0 }],
  },
};

export const proofOfChartExample = {
  told: {
    run,
    chart: {
      ...chart,
      ...proof,
      bounds: '',
      guards: [{ name: 'isWhole', yes: 12, no: 30 }],
      definitions: [{ id: transition, hits: { model: 14, api: 3 } }],
      rows: [
        {
          id: 'PK-07',
          text: 'a pick list is claimed, then picked; it may be paused',
          line: 64,
          decided: false,
          status: 'pass',
          hits: 14,
          from: { pick: ['claimed'] },
          on: 'pause',
          to: { pick: ['paused'] },
          transitions: [transition],
          levels: { model: 'pass', api: 'pass' },
        },
      ],
      checks: 620,
      failures: [{ path: [...start, 'pause'], expected: 'paused', got: 'claimed', row: 'PK-07' }],
      invented: [],
      tree: { paths: 940, steps: 8120, executed: 2210, longest: 14, truncated: false },
      mutation: {
        total: 119,
        killed: 118,
        survivors: ['drop guard: pick.picking finish[0] isWhole'],
        unbuildable: [],
        byOperator: { 'drop guard': { total: 9, killed: 8 } },
        signed: [
          { mutant: 'drop guard: pick.picking finish[0] isWhole', reason: 'the next branch does the same' },
        ],
      },
      levels: [{ level: 'api', ...walked }],
      besides: [
        {
          chart: 'pick',
          name: 'random walks',
          passed: true,
          runs: 2e3,
          seed: 7,
          ms: 410,
          detail: 'What is picked is never more than what was asked.',
          failure: null,
        },
      ],
      pictures: [{ file: 'pick-en-paused-light.png', state: 'paused', language: 'en', theme: 'light' }],
      ms: 640,
    },
  },
};
