import type { DocumentRow } from '#model/engine/rows.ts';
import type { DeliveryState } from './delivery-answer.ts';

type Endpoint = Pick<DocumentRow, 'state'>;

const told: ReadonlySet<unknown> = new Set(['active', 'failing']);
const unverified: ReadonlySet<unknown> = new Set(['pending']);
const troubled: ReadonlySet<unknown> = new Set(['failing']);

/** Whether an endpoint is told what happens. */
export const receivesEvents = ({ state }: Endpoint): boolean => told.has(state);

/** Whether its address has yet to show that it wants to be told. */
export const isUnverified = ({ state }: Endpoint): boolean => unverified.has(state);

/** Whether nothing arrives at it. */
export const isTroubled = ({ state }: Endpoint): boolean => troubled.has(state);

const open: ReadonlySet<DeliveryState> = new Set(['waiting']);

/** Whether a delivery is still to be sent. */
export const isOpen = ({ state }: { readonly state: DeliveryState }): boolean => open.has(state);
