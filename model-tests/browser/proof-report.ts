import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { proofReport, wholeRun } from '#model/flows/proof-report.ts';
import { picturesIn } from '../kernel/report-pictures.ts';
import { hitsOf, joinParts, type LevelPart } from '../kernel/report.ts';
import { withSteps } from '../kernel/report-steps.ts';
import { examineApp, surveyApp } from '../model/app-case.ts';
import { submissionCase } from '../model/submission-case.ts';
import type { SubmissionAsk, SubmissionObserved } from '../spec/submission.rows.ts';
import type { Row } from '../kernel/conform.ts';

/** A deliberately false claim about the chart: the form cannot be opened again. */
const unmet: Row<SubmissionObserved, SubmissionAsk> = {
  id: 'SUB-99',
  layers: ['model'],
  src: { file: 'spec-text.md', quote: 'What was sent may be opened again.' },
  on: 'open again',
  from: { at: 'sent' },
  to: { at: 'open' },
};

const run = { sha: '0123456789abcdef', changed: true, date: '2026-06-01T06:12:00.000Z' };

/**
 * Writes the report of one real chart to a folder with the ordinary report writer: one extra sentence, a browser that
 * walked all but the last transition of its cover and failed once, and a picture of a state in each language and theme;
 * also a run of all tests.
 */
export async function writeProof(folder: string, page: Page): Promise<void> {
  const subject = submissionCase();
  const spec = { ...subject.spec, rows: [...subject.spec.rows, unmet] };
  const { part } = examineApp({ ...subject, spec }, () => performance.now());
  const { graph, transitions } = surveyApp(subject, () => true);
  const taken = Object.entries(hitsOf(graph, transitions)).slice(0, -1);
  const level: LevelPart = {
    chart: 'submission',
    level: 'browser',
    paths: 2,
    steps: 9,
    refusals: 4,
    ms: 900,
    hits: Object.fromEntries(taken),
    failures: withSteps(graph, [
      {
        path: ['(a form)', 'submit', 'the server takes it without a word'],
        expected: 'sent',
        got: 'sending',
      },
    ]),
  };
  await takePictures(join(folder, 'journey'), page);
  const report = joinParts(
    {
      parts: [part],
      levels: [level],
      checks: [],
      pictures: picturesIn(join(folder, 'journey')),
      lineOf: () => 7,
    },
    { charts: ['submission'], levels: { browser: ['submission'] } },
    run,
  );
  writeFileSync(join(folder, 'report.json'), JSON.stringify(proofReport.parse(report)));
  const levels = ['checks', 'unit', 'dom', 'db', 'paths', 'build', 'browser', 'long'].map((level, at) => ({
    level,
    seconds: 15 * at,
    passed: 2135,
    failed: at,
  }));
  writeFileSync(join(folder, 'whole-run.json'), JSON.stringify(wholeRun.parse({ v: 1, ...run, levels })));
}

async function takePictures(into: string, page: Page): Promise<void> {
  mkdirSync(into, { recursive: true });
  for (const language of ['en', 'sv'])
    for (const theme of ['light', 'dark']) {
      const colours = theme === 'dark' ? '#111;color:#eee' : '#fff;color:#111';
      await page.setContent(`<body style="background:${colours};font:48px sans-serif">${language} ${theme}`);
      await page.screenshot({ path: join(into, `submission-${language}-sent-${theme}.png`) });
    }
}
