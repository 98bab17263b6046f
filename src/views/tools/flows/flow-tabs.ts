import type { ComponentType } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListedChart } from '#machines/chart-list.ts';
import type { IconName } from '#views/ui/icon.tsx';

interface TabProps {
  readonly chart: ListedChart;
}

export interface FlowTab {
  readonly id: 'map' | 'live' | 'chart' | 'play' | 'replay' | 'proof';
  readonly label: MessageDescriptor;
  readonly icon: IconName;
  /** Whether the tab applies to a chart. */
  readonly fits: (chart: ListedChart) => boolean;
  readonly load: () => Promise<ComponentType<TabProps>>;
}

const always = (): boolean => true;

/** Charts of actors that run as long as the page, or the company open in it. */
export const LIVE: ReadonlySet<string> = new Set([
  'session',
  'preferences',
  'page',
  'notifications',
  'update',
  'tour',
  'install',
  'sync',
  'connectivity',
  'inbox',
]);

/** The tabs of a chart's page, in order: the first that applies is open. */
export const flowTabs: readonly FlowTab[] = [
  {
    id: 'map',
    label: msg`Process map`,
    icon: 'map',
    fits: ({ kind }) => kind === 'document',
    load: async () => (await import('./map/map-tab.tsx')).MapTab,
  },
  {
    id: 'live',
    label: msg`Live`,
    icon: 'circleDot',
    fits: ({ slug }) => LIVE.has(slug),
    load: async () => (await import('./live/live-tab.tsx')).LiveTab,
  },
  {
    id: 'chart',
    label: msg`Chart`,
    icon: 'flow',
    fits: always,
    load: async () => (await import('./chart/chart-tab.tsx')).ChartTab,
  },
  {
    id: 'play',
    label: msg`Play`,
    icon: 'play',
    fits: always,
    load: async () => (await import('./play/play-tab.tsx')).PlayTab,
  },
  {
    id: 'replay',
    label: msg`Replay`,
    icon: 'history',
    fits: ({ kind }) => kind === 'document',
    load: async () => (await import('./replay/replay-tab.tsx')).ReplayTab,
  },
  {
    id: 'proof',
    label: msg`Proof`,
    icon: 'checks',
    fits: always,
    load: async () => (await import('./proof/proof-tab.tsx')).ProofTab,
  },
];
