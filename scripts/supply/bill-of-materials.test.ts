import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import { shippedPackages } from './shipped-packages.ts';

it('[SUP3] the bill of materials names the exact version of all that is shipped, and nothing of development', () => {
  const project = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly dependencies: Readonly<Record<string, string>>;
    readonly notOfTheServer: { readonly builds: readonly string[] };
  };
  const bill = billOfMaterials(project, shippedPackages(), '2026-11-28T12:00:00.000Z');
  expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', '1.5']);
  expect(bill.metadata.component).toMatchObject({ type: 'application', purl: 'pkg:npm/lagra@0.1.0' });
  const listed = bill.components.map(({ name, version }) => `${name}@${version}`);
  const { builds } = project.notOfTheServer;
  const shipped = Object.entries(project.dependencies).filter(([name]) => !builds.includes(name));
  const direct = shipped.map(([name, version]) => `${name}@${version}`);
  expect(direct.filter((one) => !listed.includes(one))).toEqual([]);
  expect(listed.filter((one) => /^(vitest|knip|elkjs|@babel\/core)@/.test(one))).toEqual([]);
  const refs = bill.components.map((one) => one['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  expect(refs).toContain('pkg:npm/%40lingui/core@6.8.0');
});
