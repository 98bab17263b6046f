import type { CarrierForm } from './carrier.facts.ts';

/** A valid carrier; override what matters to the test. */
export const carrierFixture = (over: Partial<CarrierForm> = {}): CarrierForm => ({
  name: 'Swift Parcels',
  services: [
    { code: 'HOME', name: 'To the door' },
    { code: 'PALLET', name: 'Pallets' },
  ],
  tracking: 'https://swift.example/track?id={number}&lang=en',
  cutOff: '15:00',
  ...over,
});
