import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { registrationMachine, RegistrationEvent } from '#machines/registration/registration.machine.ts';

/** A step of the sign-up: where it stands, and what may be told it. */
export interface RegisterStepProps {
  readonly state: SnapshotFrom<typeof registrationMachine>;
  readonly send: (event: RegistrationEvent) => void;
  readonly actor: ActorRefFrom<typeof registrationMachine>;
}
