// node scripts/supply/main.ts FILE: writes the licences of what is shipped.
import { writeFileSync } from 'node:fs';
import { shippedPackages } from './shipped-packages.ts';
import { thirdPartyLicences } from './third-party.ts';

const [file = 'dist/third-party-licences.txt'] = process.argv.slice(2);
writeFileSync(file, thirdPartyLicences(shippedPackages()));
