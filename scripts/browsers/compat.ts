import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { OLDEST } from '../web/browsers.ts';

interface Statement {
  readonly version_added: string | false | null;
  readonly version_removed?: string;
  readonly partial_implementation?: true;
  readonly prefix?: string;
  readonly alternative_name?: string;
  readonly flags?: readonly unknown[];
}
type Support = Readonly<Record<string, Statement | readonly Statement[] | undefined>>;
/** A feature with its subfeatures: `api.Navigator` holds `share`. */
export type Entry = { readonly [name: string]: Entry | undefined } & {
  readonly __compat?: { readonly support: Support };
};
interface Browser {
  readonly name: string;
  readonly releases: Readonly<Record<string, { readonly status: string }>>;
}
export interface CompatData {
  readonly browsers: Readonly<Record<string, Browser>>;
  readonly api: Entry;
  readonly css: Entry;
  readonly html: Entry;
  readonly javascript: Entry;
}

/** The declared versions, by the browser names used in the data. */
export const FLOORS: Readonly<Record<string, string>> = {
  chrome: OLDEST.chrome,
  chrome_android: OLDEST.chrome,
  edge: OLDEST.edge,
  firefox: OLDEST.firefox,
  firefox_android: OLDEST.firefox,
  safari: OLDEST.safari,
  safari_ios: OLDEST.ios,
};

/** Browser support by version: 20 MB, so read once. */
export function readCompat(): CompatData {
  const require = createRequire(import.meta.url);
  const text = readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8');
  return JSON.parse(text) as CompatData; // of a pinned version
}

/** The browsers that lack a feature, or a part of it, in their oldest version or today. */
export function lackingIn(data: CompatData, entry: Entry | undefined, prefix?: string): string[] {
  const support = entry?.__compat?.support;
  if (!support) return [];
  const isIn = (id: string): boolean => {
    const whole = [support[id] ?? []].flat().filter((one) => isWhole(one, prefix));
    return [FLOORS[id], currentOf(data, id)].every((at) => whole.some((one) => covers(one, at ?? '')));
  };
  return Object.keys(FLOORS)
    .filter((id) => !isIn(id))
    .map((id) => `${data.browsers[id]?.name ?? id} ${FLOORS[id]}`);
}

/** The version from which a browser has all of a feature; `''` if it does not. */
export function addedIn(entry: Entry | undefined, id: string): string {
  const found = [entry?.__compat?.support[id] ?? []].flat().find((one) => isWhole(one));
  return found?.version_added || '';
}

export function currentOf({ browsers }: CompatData, id: string): string {
  const releases = Object.entries(browsers[id]?.releases ?? {});
  return releases.find(([, { status }]) => status === 'current')?.[0] ?? '';
}

/** Less than 0 if the first is older. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number));
  const at = [0, 1, 2].find((place) => (a?.[place] ?? 0) !== (b?.[place] ?? 0)) ?? 0;
  return (a?.[at] ?? 0) - (b?.[at] ?? 0);
}

const isWhole = (one: Statement, prefix?: string): boolean =>
  !one.flags && !one.alternative_name && !one.partial_implementation && one.prefix === prefix;

function covers({ version_added: since, version_removed: until }: Statement, version: string): boolean {
  if (!since || since === 'preview' || compareVersions(since, version) > 0) return false;
  return until === undefined || compareVersions(until, version) > 0;
}
