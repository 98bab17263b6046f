import type { AnyMachineSnapshot } from 'xstate';
import { describe, expect, test } from 'vitest';
import { tourPlans } from '#machines/app/tour/tour.rules.ts';
import type { Observation } from '../kernel/conform.ts';
import { chance, walkAtRandom } from '../kernel/random-walk.ts';
import type { Invariants } from '../kernel/random-walk.ts';
import { writeCheck } from '../kernel/report-parts.ts';
import { unreduced } from './app-case.ts';
import type { AppCase } from './app-case.ts';
import { bulkRunCase } from './bulk-run-case.ts';
import { companySwitchCase } from './company-switch-case.ts';
import { connectivityCase } from './connectivity-case.ts';
import { systemOf } from './document-case.ts';
import type { DocumentCase } from './document-case.ts';
import { ofEveryDocument } from './document-cases.ts';
import { inboxCase } from './inbox-case.ts';
import { installCase } from './install-case.ts';
import { notificationsCase } from './notifications-case.ts';
import { onboardingCase } from './onboarding-case.ts';
import { pageCase } from './page-case.ts';
import { preferencesCase } from './preferences-case.ts';
import { registrationCase } from './registration-case.ts';
import { sessionCase } from './session-case.ts';
import { stockInvariants } from './stock-invariants.ts';
import { submissionCase } from './submission-case.ts';
import { syncCase } from './sync-case.ts';
import { tourCase } from './tour-case.ts';
import { updateCase } from './update-case.ts';

type Always = Invariants<AnyMachineSnapshot>;

const unique = (ids: readonly unknown[]): boolean => new Set(ids).size === ids.length;

/** For every chart: its context can be serialized, and it is running. */
const everywhere: Always = {
  'the context is plain data': ({ context }) =>
    JSON.stringify(JSON.parse(JSON.stringify(context ?? null))) === JSON.stringify(context ?? null),
  'it runs': ({ status }) => status === 'active',
};

const ofTour: Always = {
  'the step is one of the tour': ({ context: { current, step, total } }) =>
    current === null ? step >= 0 : step >= 0 && step < total,
  'a tour is completed once': ({ context }) => unique(context.completed),
  'what is looked for is a step of a tour': (snapshot) =>
    !snapshot.hasTag('running') || snapshot.context.current !== null,
};

const ofSession: Always = {
  'who is not signed in is nobody and may nothing': (snapshot) =>
    snapshot.hasTag('signedIn') ||
    (snapshot.context.user === null &&
      snapshot.context.companies.length === 0 &&
      snapshot.context.active === null &&
      snapshot.context.permissions.length === 0 &&
      !snapshot.context.founder),
  'whose session has run out is known': (snapshot) =>
    !snapshot.hasTag('expired') || snapshot.context.user !== null,
  'one works in a company of one’s own': ({ context: { active, companies } }) =>
    active === null || companies.some(({ id }: { id: number }) => id === active.id),
};

const ofNotifications: Always = {
  'no two are the same': ({ context }) => unique(context.list.map(({ id }: { id: number }) => id)),
  'some are shown while time runs': ({ value, context }) =>
    value === 'held' || (value === 'running') === context.list.length > 0,
  'none has more time left than it was given': ({ context }) =>
    context.list.every(
      ({ left, timeout }: { left: number; timeout: number }) => left >= 0 && left <= timeout,
    ),
};

const ofBulkRun: Always = {
  'no document has two verdicts': ({ context }) =>
    unique(context.results.map(({ document }: { document: string }) => document)),
  'at the end each has one': ({ value, context }) =>
    value !== 'finished' || context.results.length === context.order.documents.length,
};

const ofInbox: Always = {
  'nothing is told twice': ({ context }) => unique(context.page.entries.map(({ id }: { id: string }) => id)),
  'no fewer than none are unread': ({ context }) => context.page.unread >= 0,
};

const ofConnectivity: Always = {
  'something waits exactly where it was counted': ({ value, context }) =>
    (value['work'] === 'waiting') === context.waiting > 0 &&
    (value['refusals'] === 'some') === context.refused > 0,
};

const ofSwitch: Always = {
  'one switches to another company of one’s own': ({ value, context: { wanted, active, companies } }) =>
    value !== 'switching' ||
    (wanted !== null &&
      wanted.id !== active?.id &&
      companies.some(({ id }: { id: number }) => id === wanted.id)),
};

const ofSubmission: Always = {
  'what was taken has no problem': ({ value, context }) => value !== 'sent' || context.problem === null,
};

interface Walked {
  name: string;
  walk: () => ReturnType<typeof walkAtRandom>;
}

function walkOf<O extends Observation, A>(subject: AppCase<O, A>, always: Always = {}): Walked {
  const { name } = subject.plug(subject.machine);
  const size = { runs: 250, length: 60 };
  return {
    name,
    walk: () => walkAtRandom(unreduced(subject), subject.spec, { ...everywhere, ...always }, size),
  };
}

/** The five real tours, on their real pages. */
const realTours = tourCase({ plans: tourPlans((path) => path), home: '/dashboard' });

const charts: readonly Walked[] = [
  walkOf(sessionCase(), ofSession),
  walkOf(companySwitchCase(), ofSwitch),
  walkOf(realTours, ofTour),
  walkOf(notificationsCase(), ofNotifications),
  walkOf(inboxCase(), ofInbox),
  walkOf(connectivityCase(), ofConnectivity),
  walkOf(bulkRunCase(), ofBulkRun),
  walkOf(submissionCase(), ofSubmission),
  walkOf(syncCase()),
  walkOf(updateCase()),
  walkOf(installCase()),
  walkOf(pageCase),
  walkOf(preferencesCase),
  walkOf(registrationCase()),
  walkOf(onboardingCase()),
];

/** Around these, goods come and go as rows that no ledger has written. */
const beyondLedger = ['warehouse', 'location'];

function documentWalk<O extends Observation>(subject: DocumentCase<O>): Walked {
  const { kind, engine, rows, starts } = subject;
  const spec = {
    rows,
    starts,
    observe: (world: Parameters<typeof subject.observe>[0]) => subject.observe(world, engine),
    ask: ({ ask }: { ask: Parameters<NonNullable<(typeof rows)[number]['when']>>[1] }) => ask,
  };
  const size = { runs: 40, length: 40 };
  const always = beyondLedger.includes(kind) ? {} : stockInvariants;
  return { name: kind, walk: () => walkAtRandom(systemOf(subject, engine), spec, always, size) };
}

describe.each([...charts, ...ofEveryDocument(documentWalk)])('$name at random', ({ name, walk }) => {
  test('[PATHS] every step is as the rows say, whatever was done before, and the invariants hold', () => {
    const began = performance.now();
    const { runs, steps, failure } = walk();
    writeCheck({
      chart: name,
      name: 'random walks',
      passed: failure === null,
      runs,
      seed: chance,
      detail: `${steps} steps on the unreduced chart, each judged by the rows.`,
      ms: performance.now() - began,
      failure,
    });
    expect(failure).toBeNull();
    expect(steps).toBeGreaterThan(runs);
  });
});

test('[PATHS] a walk that fails is told as steps that a person can play on the chart', () => {
  const subject = submissionCase();
  const always: Always = { 'nothing is ever sent': ({ value }) => value !== 'sending' };
  const size = { runs: 50, length: 20 };
  const { failure } = walkAtRandom(unreduced(subject), subject.spec, always, size);
  expect(failure?.expected).toBe('nothing is ever sent');
  expect(failure?.steps?.[0]).toMatchObject({ label: failure?.path[0], event: 'xstate.init' });
  expect(failure?.steps?.at(-1)).toMatchObject({
    label: failure?.path.at(-1),
    event: 'submit',
    taken: ['submission.open --submit--> submission.sending'],
  });
});
