import type { ConnectorSpec } from './connector-spec.ts';

/** Every connector, in the order of its card within its category. */
export const connectorSpecs: readonly ConnectorSpec[] = [];

const byName = new Map(connectorSpecs.map((spec) => [spec.name, spec]));

/** The connector of this name; undefined if there is none (any more). */
export const connectorSpec = (name: string): ConnectorSpec | undefined => byName.get(name);
