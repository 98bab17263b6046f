import type { AnyStateMachine } from 'xstate';
import { commentKind } from '#model/comment/comment.kind.ts';
import { fileKind } from '#model/file/file.kind.ts';
import type { KindName } from '#model/folding.ts';
import { administration, masters, trade } from '#model/kinds.ts';
import { subscriptionKind } from '#model/areas/setup/subscription/subscription.kind.ts';

/** One chart of the product. `id` prefixes its states and transitions, `slug` is its folder and URL. */
export interface ListedChart {
  readonly slug: string;
  readonly id: string;
  /** A document's life, or a part of the application itself. */
  readonly kind: 'document' | 'app';
  readonly load: () => Promise<AnyStateMachine>;
}

/** The kind people meet first in each group. */
const first = new Set<KindName>(['salesOrder', 'product', 'category', 'customer']);

const groups = [trade, masters, administration, [subscriptionKind], [commentKind, fileKind]];
const documents: readonly KindName[] = groups.flatMap((group) =>
  group.map(({ kind }) => kind).toSorted((a, b) => Number(first.has(b)) - Number(first.has(a))),
);

const document = (id: KindName): ListedChart => ({
  slug: id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  id,
  kind: 'document',
  load: async () => (await import('./registry.ts')).documents[id].chart,
});

const app = (slug: string, load: ListedChart['load']): ListedChart => ({
  slug,
  id: slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  kind: 'app',
  load,
});

/** Every chart, documents first. Each is loaded on demand. */
export const chartList: readonly ListedChart[] = [
  ...documents.map(document),
  app('session', async () => (await import('./app/session/session.machine.ts')).sessionMachine),
  app(
    'company-switch',
    async () => (await import('./areas/setup/company-switch/company-switch.machine.ts')).companySwitchMachine,
  ),
  app('page', async () => (await import('./app/page/page.machine.ts')).pageMachine),
  app(
    'registration',
    async () => (await import('./areas/setup/registration/registration.machine.ts')).registrationMachine,
  ),
  app(
    'onboarding',
    async () => (await import('./areas/setup/onboarding/onboarding.machine.ts')).onboardingMachine,
  ),
  app('submission', async () => (await import('./app/submission/submission.machine.ts')).submissionMachine),
  app('sync', async () => (await import('./app/sync/sync.machine.ts')).syncMachine),
  app(
    'connectivity',
    async () => (await import('./app/connectivity/connectivity.machine.ts')).connectivityMachine,
  ),
  app('update', async () => (await import('./app/update/update.machine.ts')).updateMachine),
  app('install', async () => (await import('./app/install/install.machine.ts')).installMachine),
  app(
    'notifications',
    async () => (await import('./app/notifications/notifications.machine.ts')).notificationsMachine,
  ),
  app('inbox', async () => (await import('./app/inbox/inbox.machine.ts')).inboxMachine),
  app('tour', async () => (await import('./app/tour/tour.machine.ts')).tourMachine),
  app(
    'preferences',
    async () => (await import('./app/preferences/preferences.machine.ts')).preferencesMachine,
  ),
  app('bulk-run', async () => (await import('./bulk-run/bulk-run.machine.ts')).bulkRunMachine),
];

/** The chart for a slug; undefined if there is none. */
export const chartOfSlug = (slug: string): ListedChart | undefined =>
  chartList.find((chart) => chart.slug === slug);
