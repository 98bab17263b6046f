import type { ApiClientRow } from './api-client.kind.ts';

/** [APC1] What tells a client that may not call why. */
const standing: Readonly<Record<string, string>> = {
  suspended: 'clientSuspended',
  expired: 'clientExpired',
  revoked: 'clientRevoked',
};

/** [APC1] The code of why it may not call in its state; null if it may. */
export const stateRefusal = ({ state }: Pick<ApiClientRow, 'state'>): string | null =>
  standing[String(state)] ?? null;
