import type { PaymentTermForm } from '#model/areas/setup/payment-term/payment-term.facts.ts';
import type { CarrierForm } from '#model/areas/setup/carrier/carrier.facts.ts';
import type { DeliveryTerms } from '#model/areas/setup/delivery-term/delivery-term.facts.ts';
import { onRoll } from '#model/areas/setup/label-format/built-in-label-formats.ts';
import type { LabelFormatForm } from '#model/areas/setup/label-format/label-format.facts.ts';
import type { WebhookForm } from '#model/areas/integrations/webhook/webhook.facts.ts';
import type { UnitForm } from '#model/areas/setup/unit/unit.facts.ts';
import type { TaggedKind, TagForm } from '#model/areas/setup/tag/tag.facts.ts';
import { incoterms } from '#model/areas/setup/delivery-term/incoterms.ts';
import type { TradeModel } from './trade-model.ts';
import type { Staff } from './trading.ts';

interface Founded {
  readonly model: TradeModel;
  readonly staff: Staff;
  readonly at: string;
}

/** Payment terms of its own, by the key that others name them by. */
const terms: Readonly<Record<string, PaymentTermForm>> = {
  early: {
    code: '2-10-NET30',
    name: { en: '30 days net, 2 % within 10 days', sv: '30 dagar netto, 2 % inom 10 dagar' },
    days: 30,
    endOfMonth: false,
    discount: 200,
    discountDays: 10,
    prepayment: 0,
  },
  advance: {
    code: 'ADV30-NET30',
    name: { en: '30 % in advance, the rest 30 days net', sv: '30 % i förskott, resten 30 dagar netto' },
    days: 30,
    endOfMonth: false,
    discount: 0,
    discountDays: 0,
    prepayment: 3000,
  },
};

/** The id of one of these terms. */
export const demoTerm = ({ model, at }: Pick<Founded, 'model' | 'at'>, key: keyof typeof terms): string =>
  model.id(`paymentTerm/${key}`, at);

/** With the addresses at which the public follows parcels. */
const carriers: readonly CarrierForm[] = [
  {
    name: 'PostNord',
    services: [
      { code: '18', name: 'PostNord Parcel' },
      { code: '52', name: 'PostNord Pallet' },
    ],
    tracking: 'https://tracking.postnord.com/se/?id={number}',
    cutOff: '16:00',
  },
  {
    name: 'DHL Freight',
    services: [
      { code: 'PAKET', name: 'DHL Paket' },
      { code: 'STYCKE', name: 'DHL Stycke' },
    ],
    tracking: 'https://www.dhl.com/se-en/home/tracking/tracking-freight.html?submit=1&tracking-id={number}',
    cutOff: '14:30',
  },
  {
    name: 'Bring',
    services: [
      { code: '5000', name: 'Business Parcel' },
      { code: '5100', name: 'Business Pallet' },
    ],
    tracking: 'https://tracking.bring.com/tracking/{number}',
    cutOff: '',
  },
];

const carrierId = ({ model, at }: Pick<Founded, 'model' | 'at'>, { name }: CarrierForm): string =>
  model.id(`carrier/${name}`, at);

/** The usual carrier of a customer; one in four has none. */
export function demoCarrier(founded: Pick<Founded, 'model' | 'at'>, index: number): string | null {
  const carrier = carriers[index % 4];
  return carrier ? carrierId(founded, carrier) : null;
}

/** Delivery terms of Incoterms, with their place. */
export const delivered = (code: string, deliveryPlace: string): DeliveryTerms => ({
  deliveryTerm: incoterms.find((term) => term.code === code)?.id ?? null,
  deliveryPlace,
});

const labelFormats: readonly LabelFormatForm[] = [
  {
    code: 'SHELF',
    name: { en: 'Shelf edge, 80 × 30 mm', sv: 'Hyllkant, 80 × 30 mm' },
    width: 80_000,
    height: 30_000,
    forProducts: false,
    forPlaces: true,
    forPallets: false,
    symbology: 'automatic',
    withName: false,
    ...onRoll,
  },
  {
    code: 'A4-65',
    name: { en: 'A4, 65 small labels', sv: 'A4, 65 små etiketter' },
    width: 38_100,
    height: 21_200,
    forProducts: true,
    forPlaces: false,
    forPallets: false,
    symbology: 'automatic',
    withName: true,
    paper: 'a4',
    columns: 5,
    rows: 13,
    marginTop: 10_700,
    marginLeft: 4670,
    gapAcross: 2540,
    gapDown: null,
  },
];

const units: readonly UnitForm[] = [
  { code: 'pallet', name: { en: 'Pallet', sv: 'Pall' }, wholeOnly: true },
  { code: 'roll', name: { en: 'Roll', sv: 'Rulle' }, wholeOnly: false },
];

/** Endpoints that tell nobody: one waits to be verified, one is off. Their hosts do not exist. */
const webhooks: Readonly<Record<string, { readonly form: WebhookForm; readonly isOff: boolean }>> = {
  shop: {
    form: {
      name: 'Web shop',
      url: 'https://shop.example.com/hooks/lagra',
      events: ['salesOrder.*', 'shipment.shipped'],
    },
    isOff: false,
  },
  ledger: {
    form: { name: 'Bookkeeping', url: 'https://books.example.com/lagra', events: ['goodsReceipt.posted'] },
    isOff: true,
  },
};

/** Words to mark things with, by the key that others name them by. */
const tags: Readonly<Record<string, TagForm>> = {
  campaign: { name: 'Campaign', tone: 'primary', kinds: ['product', 'salesOrder'] },
  fragile: { name: 'Fragile', tone: 'warning', kinds: ['product'] },
  key: { name: 'Key account', tone: 'success', kinds: ['customer', 'salesOrder'] },
  local: { name: 'Local', tone: 'info', kinds: ['customer', 'supplier', 'purchaseOrder'] },
  urgent: { name: 'Urgent', tone: 'danger', kinds: ['salesOrder', 'purchaseOrder'] },
};

/** Of every so many of a kind, the first has the tag; nothing for the others. */
export function demoTags(
  { model, at }: Pick<Founded, 'model' | 'at'>,
  index: number,
  every: Readonly<Record<keyof typeof tags, number>>,
): { readonly tags: string[] } {
  const keys = Object.keys(every).filter((key) => index % (every[key] ?? 1) === 0);
  return { tags: keys.map((key) => model.id(`tag/${key}`, at)) };
}

/** The tags of a party that are for its orders too. */
export const tagsOfOrder = (
  { view }: TradeModel,
  party: { readonly tags?: readonly string[] | undefined } | undefined,
  kind: TaggedKind,
): string[] => (party?.tags ?? []).filter((tag) => view.get('tag', tag)?.kinds.includes(kind));

/** What the company keeps beside the built-in lists, before those who use it. */
export function makeCoreResources({ model, staff, at }: Founded): void {
  for (const [key, form] of Object.entries(terms))
    model.must('paymentTerm', demoTerm({ model, at }, key), 'create', form, { by: staff.sales, at });
  for (const form of carriers)
    model.must('carrier', carrierId({ model, at }, form), 'create', form, { by: staff.sales, at });
  for (const [key, form] of Object.entries(tags))
    model.must('tag', model.id(`tag/${key}`, at), 'create', form, { by: staff.sales, at });
  for (const [key, { form, isOff }] of Object.entries(webhooks)) {
    const id = model.id(`webhook/${key}`, at);
    model.must('webhook', id, 'create', form, { by: staff.founder, at });
    if (isOff) model.must('webhook', id, 'disable', {}, { by: staff.founder, at });
  }
  for (const form of units)
    model.must('unit', model.id(`unit/${form.code}`, at), 'create', form, { by: staff.sales, at });
  for (const form of labelFormats)
    model.must('labelFormat', model.id(`labelFormat/${form.code}`, at), 'create', form, {
      by: staff.sales,
      at,
    });
}
