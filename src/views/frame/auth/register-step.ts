import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  registrationMachine,
  RegistrationEvent,
} from '#machines/areas/setup/registration/registration.machine.ts';

/** A step of the sign-up: its state, and the events it can send. */
export interface RegisterStepProps {
  readonly state: SnapshotFrom<typeof registrationMachine>;
  readonly send: (event: RegistrationEvent) => void;
  readonly actor: ActorRefFrom<typeof registrationMachine>;
}
