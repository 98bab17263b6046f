import { expect, it } from 'vitest';
import { problemWith } from './licences.ts';
import { shippedPackages } from './shipped-packages.ts';
import { licenceProblems, thirdPartyLicences } from './third-party.ts';

it.each([
  ['a', 'MIT'],
  ['a', '(MIT OR GPL-3.0-only)'],
  ['a', 'Apache-2.0 AND MIT'],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later'],
  ['@fontsource-variable/inter', 'OFL-1.1'],
])('[SUP1] %s under %s may be shipped', (name, licence) => {
  expect(problemWith({ name, licence })).toBeUndefined();
});

it.each([
  ['a', ''],
  ['a', 'GPL-3.0-only'],
  ['a', 'MIT AND GPL-3.0-only'],
  ['a', 'MIT AND (GPL-3.0-only OR MIT)'],
  ['a', 'LGPL-3.0-or-later'],
  ['@img/sharp-libvips-linux-x64', 'GPL-3.0-only'],
  ['a', 'SEE LICENSE IN LICENSE.md'],
])('[SUP1] %s under "%s" may not', (name, licence) => {
  expect(problemWith({ name, licence })).toMatch(/^.+: .+ is not on the list/);
});

it('[SUP1] the check names each package that may not be shipped', () => {
  const mit = { name: 'a', licence: 'MIT' };
  expect(licenceProblems([mit, { name: 'b', licence: 'GPL-3.0-only' }, mit])).toEqual([
    'b: GPL-3.0-only is not on the list of scripts/supply/licences.ts',
  ]);
});

it('[SUP2] the list names what the server and the web app are made of, with the text of each licence', () => {
  const packages = shippedPackages();
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'react', 'xstate', 'vite', 'rolldown']));
  expect(names).toContain('@tabler/icons-react');
  for (const name of ['vitest', 'elkjs', '@babel/core', 'typescript']) expect(names).not.toContain(name);
  const text = thirdPartyLicences(packages.filter(({ name }) => ['react', 'ssh2'].includes(name)));
  expect(text).toMatch(/─\n\nreact \d+\.\d+\.\d+ \(MIT\)\n\nMIT License\n\nCopyright \(c\) Meta/);
  expect(text).toMatch(/─\n\nssh2 \d+\.\d+\.\d+ \(MIT\)\n\nCopyright/);
});
