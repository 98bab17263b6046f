// node scripts/supply/write-bill.ts: beside what is served, since it is nobody's business but the operator's.
import { writeBillOfMaterials } from './bill-of-materials.ts';

writeBillOfMaterials('build/sbom.cdx.json');
