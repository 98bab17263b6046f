import type { DeliveryTermForm } from './delivery-term.facts.ts';

/** A valid delivery term; override what matters to the test. */
export const deliveryTermFixture = (over: Partial<DeliveryTermForm> = {}): DeliveryTermForm => ({
  code: 'PICKUP',
  name: { en: 'Picked up at our door', sv: 'Hämtas hos oss' },
  namesPlace: false,
  ...over,
});
