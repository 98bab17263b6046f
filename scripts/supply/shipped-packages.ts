import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Licensed } from './licences.ts';

const root = join(import.meta.dirname, '../..');
/** They build, but their helpers end up in the built web app. */
const builtIn = ['node_modules/vite', 'node_modules/rolldown'];
/** Copied into our source, with its licence beside it. */
const copied = { name: '@tabler/icons-react', licence: 'MIT', folder: join(root, 'src/views/ui/tabler') };

export interface ShippedPackage extends Licensed {
  readonly version: string;
  /** Absolute. */
  readonly folder: string;
}

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
type Places = Readonly<Record<string, Locked>>;

/** The packages that the server imports or the web app is built of, as they are installed here. */
export function shippedPackages(): ShippedPackage[] {
  const { packages } = read<{ packages: Places }>(join(root, 'package-lock.json'));
  const { notOfTheServer, devDependencies } = read<Project>(join(root, 'package.json'));
  const installed = [...new Set([...shippedPlaces(packages, new Set(notOfTheServer.builds)), ...builtIn])]
    .map((place) => join(root, place))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(described);
  return [...installed, { ...copied, version: devDependencies[copied.name] ?? '' }];
}

interface Project {
  readonly notOfTheServer: { readonly builds: readonly string[] };
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Where the dependencies of the project lie, and theirs, without those that only build. */
function shippedPlaces(packages: Places, builds: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (place: string): void => {
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {};
    const named = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    for (const name of named) {
      if (builds.has(name)) continue;
      const next = placeOf(packages, place, name);
      if (next === undefined || found.has(next)) continue;
      found.add(next);
      follow(next);
    }
  };
  follow('');
  return found;
}

/** Where a package at a place finds another: in its own folder, else further out. */
function placeOf(packages: Places, from: string, name: string): string | undefined {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (place in packages) return place;
  return from === ''
    ? undefined
    : placeOf(packages, from.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), name);
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type: string }[];
}

function described(folder: string): ShippedPackage {
  const manifest = read<Manifest>(join(folder, 'package.json'));
  return { name: manifest.name, version: manifest.version, licence: licenceOf(manifest), folder };
}

/** Older packages name it as an object, or several as a list of objects of which one may choose. */
function licenceOf({ license, licenses = [] }: Manifest): string {
  if (license) return typeof license === 'string' ? license : (license.type ?? '');
  return licenses.map(({ type }) => type).join(' OR ');
}

/** The texts of a package's licence and notices, in the order of their names. */
export function licenceTexts({ folder }: ShippedPackage): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => !/\.(c?js|ts|json)$/.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim());
}

/** npm wrote these files. */
const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
