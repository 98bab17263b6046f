import { z } from 'zod';

const shape = z.object({ apiBase: z.string().endsWith('/'), demo: z.boolean() });

/** What the server tells the app when it starts. */
export type RuntimeConfig = z.output<typeof shape>;

/** Asks the server that the page came from. Where it does not answer (offline) the API is taken to be beside the page. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  try {
    const response = await fetch('/config.json');
    return shape.parse(await response.json());
  } catch {
    return { apiBase: '/api/', demo: false };
  }
}
