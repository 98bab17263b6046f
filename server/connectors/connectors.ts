import type { Connector } from '#model/connector/connector.ts';

/** Every connector, as it works. */
const connectors: readonly Connector[] = [];

const byName = new Map(connectors.map((one) => [one.spec.name, one]));

/** The connector of this name; undefined if there is none (any more). */
export const connectorOf = (name: string): Connector | undefined => byName.get(name);
