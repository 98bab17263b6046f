import type { ConnectorTexts } from './connectors/connector-texts.ts';
import { csvFolderTexts, csvSftpTexts } from './connectors/csv.words.ts';
import { fortnoxTexts } from './connectors/fortnox.words.ts';
import { labelPrinterTexts } from './connectors/label-printer.words.ts';
import { ratesFileTexts } from './connectors/rates-file.words.ts';
import { shopifyTexts } from './connectors/shopify.words.ts';
import { smtpTexts } from './connectors/smtp.words.ts';
import { wooCommerceTexts } from './connectors/woo-commerce.words.ts';

/** The texts of all connectors. */
export const connectorTexts: readonly ConnectorTexts[] = [
  csvFolderTexts,
  csvSftpTexts,
  ratesFileTexts,
  smtpTexts,
  labelPrinterTexts,
  shopifyTexts,
  wooCommerceTexts,
  fortnoxTexts,
];

const byName = new Map(connectorTexts.map((texts) => [texts.connector, texts]));

/** The texts of a connector; undefined if there is none of this name (any more). */
export const textsOfConnector = (name: string): ConnectorTexts | undefined => byName.get(name);
