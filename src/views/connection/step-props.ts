import type { ConnectionForm } from '#model/connection/connection.facts.ts';
import type { ConnectionRow } from '#model/connection/connection.kind.ts';
import type { Form } from '../document/use-form.ts';

/** Of each step of setting up. */
export interface StepProps {
  readonly row: ConnectionRow;
  readonly form: Form<ConnectionForm>;
}
