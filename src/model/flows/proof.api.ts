import { companyParams } from '#model/api/params.ts';
import { proofSummary, proofOfChart } from '#model/flows/proof-report.ts';
import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { bytes } from '#model/api/answers.ts';

const unchanged = z.null().describe('What the asker has is the last.');

export const readProof = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/flows/proof/',
  tag: 'flows',
  summary: 'The last report of the path tests in figures',
  access: 'flows.view',
  params: companyParams,
  answer: proofSummary,
  answers: { 304: unchanged },
  example: {
    answer: {
      report: {
        run: { sha: '8d879e4', changed: false, date: '2026-06-01T06:12:00.000Z', seed: null },
        headline: { rows: 31, missing: 0, invented: 0, unexercised: 0, failed: 0 },
        charts: [
          {
            name: 'pick',
            kind: 'document',
            mark: '6a1f09c244d1b0e7',
            states: 41,
            edges: 620,
            key: 'replay',
            truncated: false,
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
        sha: '8d879e4',
        changed: false,
        date: '2026-06-01T06:12:00.000Z',
        levels: [{ level: 'unit', seconds: 14.2, passed: 2135, failed: 0 }],
      },
    },
  },
});

export const readChartProof = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/flows/proof/charts/:chart/',
  tag: 'flows',
  summary: 'What the last report of the path tests tells of a chart',
  access: 'flows.view',
  params: companyParams.extend({ chart: z.string().regex(/^[a-zA-Z]{1,40}$/) }),
  answer: proofOfChart,
  answers: { 304: unchanged },
  example: {
    params: { chart: 'salesOrder' },
    answer: {
      told: {
        run: { sha: '8d879e4', changed: false, date: '2026-06-01T06:12:00.000Z', seed: null },
        chart: {
          name: 'pick',
          kind: 'document',
          mark: '6a1f09c244d1b0e7',
          states: 41,
          edges: 620,
          key: 'replay',
          truncated: false,
          bounds: '',
          guards: [{ name: 'isWhole', yes: 12, no: 30 }],
          definitions: [{ id: 'pick.claimed --pause--> pick.paused', hits: { model: 14, api: 3 } }],
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
              transitions: ['pick.claimed --pause--> pick.paused'],
              levels: { model: 'pass', api: 'pass' },
            },
          ],
          checks: 620,
          failures: [
            { path: ['(released)', 'claim', 'pause'], expected: 'paused', got: 'claimed', row: 'PK-07' },
          ],
          invented: [],
          tree: { paths: 940, steps: 8120, executed: 2210, longest: 14, truncated: false },
          mutation: {
            total: 119,
            killed: 118,
            survivors: ['drop guard: pick.picking finish[0] isWhole'],
            unbuildable: [],
            byOperator: { 'drop guard': { total: 9, killed: 8 } },
            signed: [
              {
                mutant: 'drop guard: pick.picking finish[0] isWhole',
                reason: 'the next branch does the same',
              },
            ],
          },
          levels: [{ level: 'api', paths: 12, steps: 61, refusals: 240, ms: 1840 }],
          besides: [
            {
              chart: 'pick',
              name: 'random walks',
              passed: true,
              runs: 2000,
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
    },
  },
});

export const readProofPicture = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/flows/proof/pictures/:file/',
  tag: 'flows',
  summary: 'A picture that the last report of the path tests names',
  access: 'flows.view',
  params: companyParams.extend({ file: z.string().max(200) }),
  answer: bytes,
  answers: { 304: unchanged },
  example: { params: { file: 'tour-en-shown-light.png' }, answer: 'PNG' },
});
