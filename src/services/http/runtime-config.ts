import { isFlag, isText, shaped } from '#model/values/guards.ts';

/** What the server tells the app when it starts. */
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
 * What the server that the page came from told last, at once; it is asked again for the next start. The first start
 * waits for the answer. Where there is none the API is taken to be beside the page.
 */
export async function loadRuntimeConfig(asking: Asking): Promise<RuntimeConfig> {
  const kept = keptConfig(asking.storage);
  const told = tellConfig(asking);
  return kept ?? (await told) ?? WITHOUT;
}

function keptConfig(storage: Storage): RuntimeConfig | null {
  try {
    const config: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isConfig(config) ? config : null;
  } catch {
    return null;
  }
}

async function tellConfig({ storage, fetch }: Asking): Promise<RuntimeConfig | null> {
  try {
    const config: unknown = await (await fetch('/config.json')).json();
    if (!isConfig(config)) return null;
    keep(storage, config);
    return config;
  } catch {
    return null;
  }
}

function keep(storage: Storage, config: RuntimeConfig): void {
  try {
    storage.setItem(KEY, JSON.stringify(config));
  } catch {
    // A storage that is full or shut: the next start asks again.
  }
}
