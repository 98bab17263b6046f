import type { ConnectionForm } from '#model/areas/integrations/connection/connection.facts.ts';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import type { Form } from '#views/kit/document/use-form.ts';

/** Of each step of setting up. */
export interface StepProps {
  readonly row: ConnectionRow;
  readonly form: Form<ConnectionForm>;
}
