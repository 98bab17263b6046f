import type { ConnectorSpec } from './connector-spec.ts';
import { csvFolderSpec, csvSftpSpec } from './specs/csv-specs.ts';
import { fortnoxSpec } from './specs/fortnox-spec.ts';
import { labelPrinterSpec } from './specs/label-printer-spec.ts';
import { ratesFileSpec } from './specs/rates-file-spec.ts';
import { shopifySpec } from './specs/shopify-spec.ts';
import { smtpSpec } from './specs/smtp-spec.ts';
import { wooCommerceSpec } from './specs/woo-commerce-spec.ts';

/** Every connector, in the order of its card within its category. */
export const connectorSpecs: readonly ConnectorSpec[] = [
  csvFolderSpec,
  csvSftpSpec,
  ratesFileSpec,
  smtpSpec,
  labelPrinterSpec,
  shopifySpec,
  wooCommerceSpec,
  fortnoxSpec,
];

const byName = new Map(connectorSpecs.map((spec) => [spec.name, spec]));

/** The connector of this name; undefined if there is none (any more). */
export const connectorSpec = (name: string): ConnectorSpec | undefined => byName.get(name);
