import type { AppDeps } from '#server/app.ts';

/** The settings of a server on the developer's own machine. */
export const localConfig = {
  publicUrl: 'http://localhost:3000',
  apiBase: '/api/',
  demo: false,
  trustProxy: false,
  isLocal: true,
  operationsToken: undefined,
} satisfies AppDeps['config'];
