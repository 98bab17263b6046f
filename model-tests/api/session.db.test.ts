import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Observation } from '../kernel/conform.ts';
import { conforms } from '../kernel/conform.ts';
import { hitsOf } from '../kernel/report.ts';
import { writeLevel } from '../kernel/report-parts.ts';
import { withSteps } from '../kernel/report-steps.ts';
import { walkCover } from '../kernel/walk.ts';
import type { Driver } from '../kernel/walk.ts';
import { surveyApp } from '../model/app-case.ts';
import type { AppCase, AppSurvey } from '../model/app-case.ts';
import { companySwitchCase } from '../model/company-switch-case.ts';
import type { SessionAnswers } from '../model/session-answers.ts';
import { sessionCase } from '../model/session-case.ts';
import { companySwitchDriver } from './company-switch-driver.ts';
import { openSessionServer } from './session-server.ts';
import type { SessionServer } from './session-server.ts';
import { askAnswers, rejected, sessionDriver } from './session-walk.ts';

let server: SessionServer;
let answers: SessionAnswers;

beforeAll(async () => {
  server = await openSessionServer();
  answers = await askAnswers(server);
});
afterAll(() => server.close());

/** A device keeps only the person's companies, not the person; and nobody leaves a company during the walk. */
const notHere = /^restore succeeds with the person$|who left the company/;

async function walk<O extends Observation, A>(
  name: string,
  subject: AppCase<O, A>,
  drive: (survey: AppSurvey) => Driver,
): Promise<object> {
  const survey = surveyApp(subject, ({ label }) => !notHere.test(label));
  const { graph, result, transitions, rowHits: rows } = survey;
  const began = performance.now();
  const { paths, steps, refusals, mismatches } = await walkCover(graph, transitions.paths, drive(survey));
  const sizes = { paths, steps, refusals, ms: performance.now() - began };
  const hits = hitsOf(graph, transitions);
  writeLevel({ chart: name, level: 'api', hits, rows, failures: withSteps(graph, mismatches), ...sizes });
  const { failures } = result;
  return { failures, judged: conforms(result), unreached: transitions.unreached, mismatches };
}

const sound = { failures: [], judged: true, unreached: [], mismatches: [] };

describe('with the answers of the real server', () => {
  test('[PATHS] every transition of a session leads where the rows say', async () => {
    const walked = await walk('session', sessionCase(answers), (survey) => sessionDriver(survey, server));
    expect(walked).toEqual(sound);
  });

  test('[PATHS] every transition of a company switch leads where the rows say', async () => {
    const subject = companySwitchCase(answers);
    const walked = await walk('companySwitch', subject, (survey) => companySwitchDriver(survey, server));
    expect(walked).toEqual(sound);
  });

  test('[PATHS] the server’s words reach the person, and a foreign company is like none', async () => {
    expect(answers.detailed.detail).toBe('The e-mail address or the password is wrong.');
    expect(answers.switchRefused.detail).toBe('There is no such company, or you are not a member of it.');
    const device = server.device();
    await device.calls.signIn(server.credentials('ann'));
    const notHers = server.trial.companies[2]?.id ?? 0;
    const { detail } = await rejected(device.calls.switchCompany(notHers));
    expect(detail).toBe(answers.switchRefused.detail);
  });
});
