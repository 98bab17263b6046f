import type { SecretBox } from '#server/accounts/identity/second-factor/secret-box.ts';
import type { ImportWorkDeps } from '#server/import/screen/import-context.ts';
import type { ConnectorOf } from './connectors.ts';
import type { Reach } from './reach.ts';

/** What connections work with. */
export interface ConnectionDeps extends ImportWorkDeps {
  readonly box: SecretBox;
  readonly connectors: ConnectorOf;
  /** Where connections of this installation may go. */
  readonly reach: Reach;
  /** Told of what should not happen. */
  readonly onFault: (error: unknown) => void;
}
