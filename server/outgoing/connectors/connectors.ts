import type { Connector } from '#model/areas/integrations/connector/connector.ts';
import { csvFolderSpec, csvSftpSpec } from '#model/areas/integrations/connector/specs/csv-specs.ts';
import { csvConnector } from './files/csv.connector.ts';
import { fortnoxConnector } from './fortnox/fortnox.connector.ts';
import { localFiles } from './files/local-files.ts';
import { sftpFiles } from './files/sftp-files.ts';
import { labelPrinterConnector } from './printer/label-printer.connector.ts';
import { ratesFileConnector } from './rates/rates-file.connector.ts';
import type { Reach } from './reach.ts';
import { shopifyConnector } from './shopify/shopify.connector.ts';
import { smtpConnector } from './smtp/smtp.connector.ts';
import { wooCommerceConnector } from './woo-commerce/woo-commerce.connector.ts';

/** The connector of a name; undefined if there is none (any more). */
export type ConnectorOf = (name: string) => Connector | undefined;

/** Every connector, as it works where connections may go so far. */
export function openConnectors(reach: Reach): ConnectorOf {
  const connectors: readonly Connector[] = [
    csvConnector(csvFolderSpec, localFiles(reach)),
    csvConnector(csvSftpSpec, sftpFiles(reach)),
    ratesFileConnector(localFiles(reach)),
    smtpConnector(reach),
    labelPrinterConnector(reach),
    shopifyConnector,
    wooCommerceConnector,
    fortnoxConnector(),
  ];
  const byName = new Map(connectors.map((one) => [one.spec.name, one]));
  return (name) => byName.get(name);
}
