import { isFlag, isText, shaped } from '#model/values/guards.ts';
import { keepJson, keptJson } from '../storage/kept-json.ts';

/** What the server tells the app at startup. */
export interface RuntimeConfig {
  /** Ends in a slash. */
  readonly apiBase: string;
  readonly demo: boolean;
}

interface Asking {
  readonly storage: Storage;
  readonly fetch: typeof fetch;
}

const KEY = 'lagra-config';
const isShaped = shaped<RuntimeConfig>({ apiBase: isText, demo: isFlag });
const isConfig = (config: unknown): config is RuntimeConfig =>
  isShaped(config) && config.apiBase.endsWith('/');
const WITHOUT: RuntimeConfig = { apiBase: '/api/', demo: false };

/**
 * The last configuration known on this device, returned immediately; the server is asked again for the next start. The
 * first start waits for the answer; without one the API is assumed to be next to the page.
 */
export async function loadRuntimeConfig(asking: Asking): Promise<RuntimeConfig> {
  const kept = keptJson(asking.storage, KEY, isConfig);
  const told = tellConfig(asking);
  return kept ?? (await told) ?? WITHOUT;
}

async function tellConfig({ storage, fetch }: Asking): Promise<RuntimeConfig | null> {
  try {
    const config: unknown = await (await fetch('/config.json')).json();
    if (!isConfig(config)) return null;
    keepJson(storage, KEY, config);
    return config;
  } catch {
    return null;
  }
}
