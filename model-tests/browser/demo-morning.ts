import type { Demo } from './journey-server.ts';

/** A Tuesday, twenty to eleven in Stockholm: half of the demo's last day has passed. */
export const DEMO_MORNING = '2026-11-17T09:40:00Z';

/** The demo companies on that morning, whatever day it is. */
export const demoMorning: Demo = {
  template: 'lagra_demo_morning_template',
  settings: {
    DEMO_MORNING,
    NODE_OPTIONS: `--import=${new URL('demo-clock.ts', import.meta.url).href}`,
  },
};
