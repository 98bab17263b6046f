import type { ConnectorTexts } from './connectors/connector-texts.ts';

/** The texts of all connectors. */
export const connectorTexts: readonly ConnectorTexts[] = [];
