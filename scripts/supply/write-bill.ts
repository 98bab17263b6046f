// node scripts/supply/write-bill.ts: beside what is served, since it is nobody's business but the operator's.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { billOfMaterials } from './bill-of-materials.ts';
import { shippedPackages } from './shipped-packages.ts';

const project = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string };
const bill = billOfMaterials(project, shippedPackages(), new Date().toISOString());
mkdirSync('build', { recursive: true });
writeFileSync('build/sbom.cdx.json', `${JSON.stringify(bill, null, 2)}\n`);
