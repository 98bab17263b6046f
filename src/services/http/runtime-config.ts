import { isFlag, isText, shaped } from '#model/values/guards.ts';

/** What the server tells the app when it starts. */
export interface RuntimeConfig {
  /** Ends in a slash. */
  readonly apiBase: string;
  readonly demo: boolean;
}

const isConfig = shaped<RuntimeConfig>({ apiBase: isText, demo: isFlag });
const WITHOUT: RuntimeConfig = { apiBase: '/api/', demo: false };

/** Asks the server that the page came from. Where it does not answer (offline) the API is taken to be beside the page. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  try {
    const response = await fetch('/config.json');
    const config: unknown = await response.json();
    return isConfig(config) && config.apiBase.endsWith('/') ? config : WITHOUT;
  } catch {
    return WITHOUT;
  }
}
