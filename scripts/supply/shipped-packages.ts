import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Licensed } from './licences.ts';

const root = join(import.meta.dirname, '../..');
/** Of development, but their helpers end up in the built web app. */
const builtIn = ['node_modules/vite', 'node_modules/rolldown'];

export interface ShippedPackage extends Licensed {
  readonly version: string;
  /** Absolute. */
  readonly folder: string;
}

/** The packages that the server imports or the web app is built of, as they are installed here. */
export function shippedPackages(): ShippedPackage[] {
  const { packages } = read<{ packages: Record<string, { dev?: boolean }> }>(join(root, 'package-lock.json'));
  return Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && (!dev || builtIn.includes(place)))
    .map(([place]) => join(root, place))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(described);
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
