/** Where the server stands between its start and its end. */
export type Phase = 'starting' | 'migrating' | 'seeding' | 'ready' | 'stopping';

/** The one place that says so: `main.ts` moves it, and who asks whether requests are taken reads it. */
export interface Lifecycle {
  phase: Phase;
}

export const createLifecycle = (phase: Phase = 'starting'): Lifecycle => ({ phase });
