import type { KindTexts } from './kind-texts.ts';

export const locationTexts: KindTexts = {
  refusals: {
    unknownLocation: { en: 'This location does not exist.', sv: 'Lagerplatsen finns inte.' },
    locationNotActive: { en: 'This location is not active.', sv: 'Lagerplatsen är inte aktiv.' },
    locationStaysInWarehouse: {
      en: 'A location cannot move to another warehouse.',
      sv: 'En lagerplats kan inte flyttas till ett annat lager.',
    },
    locationNotEmpty: { en: 'There is still stock there.', sv: 'Det finns fortfarande varor där.' },
    warehouseNeedsLocation: {
      en: 'The warehouse needs this location.',
      sv: 'Lagret behöver den här lagerplatsen.',
    },
  },
};
