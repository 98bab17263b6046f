/** Licences that ask for nothing but their own text beside the copies: what may be shipped without a further thought. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** Packages with another licence, and why they may be shipped. */
const exceptions: readonly { readonly name: RegExp; readonly licence: RegExp; readonly why: string }[] = [
  {
    name: /^@img\/sharp-(libvips-.*|wasm32|win32-.*)$/,
    licence: /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/,
    why: 'libvips is loaded as a library of its own, which anybody may replace',
  },
  { name: /^@fontsource-variable\/inter$/, licence: /^OFL-1\.1$/, why: 'a font, shipped unchanged' },
  { name: /^png-js$/, licence: /^$/, why: 'its LICENSE is that of MIT; its package.json names none' },
  { name: /^pako$/, licence: /^\(MIT AND Zlib\)$/, why: 'Zlib asks only that changed copies say so' },
  { name: /^caniuse-lite$/, licence: /^CC-BY-4\.0$/, why: 'data, with its source named' },
  { name: /^ibantools$/, licence: /^MIT or MPL-2\.0$/, why: 'used under MIT' },
];

export interface Licensed {
  readonly name: string;
  /** As the package says it; '' where it says nothing. */
  readonly licence: string;
}

/** What is wrong with the licence of a package; undefined if it may be shipped. */
export function problemWith({ name, licence }: Licensed): string | undefined {
  if (isPermissive(licence)) return undefined;
  if (exceptions.some((one) => one.name.test(name) && one.licence.test(licence))) return undefined;
  return `${name}: ${licence || 'no licence'} is not on the list of scripts/supply/licences.ts`;
}

/** An expression with both AND and OR is left to an exception: who may choose what is a matter of its brackets. */
function isPermissive(licence: string): boolean {
  const text = licence.replace(/[()]/g, '');
  if (/ AND /.test(text) && / OR /.test(text)) return false;
  if (/ OR /.test(text)) return text.split(' OR ').some((one) => permissive.has(one));
  return text.split(' AND ').every((one) => permissive.has(one));
}
