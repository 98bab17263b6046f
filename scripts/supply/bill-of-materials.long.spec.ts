import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeBillOfMaterials } from './bill-of-materials.ts';

const folder = mkdtempSync(join(tmpdir(), 'lagra-sbom-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Bill {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly type: string; readonly purl: string } };
  readonly components: readonly { readonly name: string; readonly version: string; readonly purl: string }[];
}

test('[SUP3] the bill of materials names the exact version of what is shipped, and nothing of development', () => {
  const file = join(folder, 'deep', 'sbom.cdx.json');
  writeBillOfMaterials(file);
  const bill = JSON.parse(readFileSync(file, 'utf8')) as Bill; // judged below
  const wanted = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(bill.metadata.component).toMatchObject({ type: 'application', purl: 'pkg:npm/lagra@0.1.0' });
  const listed = bill.components.map(({ name, version }) => `${name}@${version}`);
  const direct = Object.entries(wanted.dependencies).map(([name, version]) => `${name}@${version}`);
  expect(direct.filter((one) => !listed.includes(one))).toEqual([]);
  expect(bill.components.filter(({ name }) => ['vitest', 'knip'].includes(name))).toEqual([]);
});
