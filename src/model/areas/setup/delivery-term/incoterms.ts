import { namedId } from '#model/values/named-id.ts';
import type { DeliveryTermForm } from './delivery-term.facts.ts';

/** The rules of Incoterms 2020 (ICC publication 723) in their order: any mode of transport, then sea and inland waters. */
const rules: readonly (readonly [code: string, en: string, sv: string])[] = [
  ['EXW', 'Ex Works', 'Från fabrik'],
  ['FCA', 'Free Carrier', 'Fritt fraktföraren'],
  ['CPT', 'Carriage Paid To', 'Frakten betald till'],
  ['CIP', 'Carriage and Insurance Paid To', 'Frakten och försäkringen betalda till'],
  ['DAP', 'Delivered At Place', 'Levererat på platsen'],
  ['DPU', 'Delivered at Place Unloaded', 'Levererat lossat på platsen'],
  ['DDP', 'Delivered Duty Paid', 'Levererat förtullat'],
  ['FAS', 'Free Alongside Ship', 'Fritt vid fartygets sida'],
  ['FOB', 'Free On Board', 'Fritt ombord'],
  ['CFR', 'Cost and Freight', 'Kostnad och frakt'],
  ['CIF', 'Cost, Insurance and Freight', 'Kostnad, försäkring och frakt'],
];

/** The delivery terms that a company starts with; each may be renamed or hidden afterwards. */
export const incoterms: readonly (DeliveryTermForm & { readonly id: string })[] = rules.map(
  ([code, en, sv]) => ({
    id: namedId(`deliveryTerm/${code}`),
    code,
    name: { en, sv },
    namesPlace: true,
  }),
);
