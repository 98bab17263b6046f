/** [WB6] Whether one of an endpoint's patterns is about a fact. */
export const matchesEvent = (patterns: readonly string[], kind: string, type: string): boolean =>
  patterns.some((pattern) => pattern === '*' || pattern === `${kind}.*` || pattern === `${kind}.${type}`);
