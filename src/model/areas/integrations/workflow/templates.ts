import type { Recipient, WorkflowForm } from './workflow.facts.ts';

/** What a template is filled in with: the company's roles by the names they began with, its currency, a language. */
export interface TemplateCompany {
  /** The id of a role of that name that somebody has; null if nobody has one. */
  readonly role: (name: 'Administrator' | 'Sales' | 'Purchasing') => string | null;
  readonly currency: string;
  readonly language: 'en' | 'sv';
}

export const templateNames = [
  'reorder',
  'onHold',
  'largeOrder',
  'deliveryNote',
  'receiptDiffers',
  'lateOrder',
] as const;
export type TemplateName = (typeof templateNames)[number];

/** Workflows to begin with: each works as it is, and everything of it can be changed. [WKF10] */
export function templateForm(template: TemplateName, company: TemplateCompany): WorkflowForm {
  return templates[template](company);
}

const inLanguage =
  ({ language }: TemplateCompany) =>
  (en: string, sv: string): string =>
    language === 'sv' ? sv : en;

/** A role; where the company has none of the name, who turns the workflow on. */
function toRole({ role }: TemplateCompany, name: Parameters<TemplateCompany['role']>[0]): Recipient {
  const id = role(name);
  return id === null ? { who: 'enabler' } : { who: 'role', role: id };
}

/** In minor units: a sum that is large in most companies of a currency. */
const largeIn = (currency: string): number =>
  ['SEK', 'NOK', 'DKK'].includes(currency) ? 100_000_00 : 10_000_00;

const templates: Readonly<Record<TemplateName, (company: TemplateCompany) => WorkflowForm>> = {
  reorder: (company) => {
    const say = inLanguage(company);
    return {
      name: say('Reorder what runs low', 'Beställ det som håller på att ta slut'),
      kind: 'product',
      trigger: { on: 'time', every: 'day', day: 1, hour: 6, again: false },
      conditions: [
        { field: 'state', is: 'is', value: 'active' },
        { field: 'belowReorderPoint', is: 'yes', value: null },
      ],
      actions: [
        { do: 'draft', draft: 'reorder' },
        {
          do: 'notify',
          to: toRole(company, 'Purchasing'),
          text: say(
            'Below its reorder point: it is on a draft order.',
            'Under beställningspunkten: den ligger på ett utkast till inköpsorder.',
          ),
        },
      ],
    };
  },
  onHold: (company) => {
    const say = inLanguage(company);
    return {
      name: say('Orders on hold for a day', 'Ordrar som varit pausade ett dygn'),
      kind: 'salesOrder',
      trigger: { on: 'stay', state: 'commercial.onHold', hours: 24 },
      conditions: [],
      actions: [
        {
          do: 'notify',
          to: toRole(company, 'Sales'),
          text: say('On hold for a day. Can it go on?', 'Pausad i ett dygn. Kan den gå vidare?'),
        },
      ],
    };
  },
  largeOrder: (company) => {
    const say = inLanguage(company);
    return {
      name: say('Large orders wait for a go-ahead', 'Stora ordrar väntar på klartecken'),
      kind: 'salesOrder',
      trigger: { on: 'fact', fact: 'confirmed' },
      conditions: [{ field: 'total', is: 'over', value: largeIn(company.currency) }],
      actions: [
        { do: 'command', command: 'hold', data: { reason: 'credit' } },
        {
          do: 'ask',
          command: 'resume',
          to: toRole(company, 'Administrator'),
          text: say('A large order: may it go on?', 'En stor order: får den gå vidare?'),
        },
      ],
    };
  },
  deliveryNote: (company) => {
    const say = inLanguage(company);
    return {
      name: say('Mail delivery notes to customers', 'Mejla följesedlar till kunder'),
      kind: 'shipment',
      trigger: { on: 'fact', fact: 'shipped' },
      conditions: [],
      actions: [{ do: 'mail', to: 'party' }],
    };
  },
  receiptDiffers: (company) => {
    const say = inLanguage(company);
    const text = say(
      'What arrived differs from the order. Tell the supplier.',
      'Det som kom avviker från ordern. Hör av dig till leverantören.',
    );
    return {
      name: say('Deliveries that differ', 'Leveranser som avviker'),
      kind: 'goodsReceipt',
      trigger: { on: 'fact', fact: 'posted' },
      conditions: [{ field: 'differs', is: 'yes', value: null }],
      actions: [
        { do: 'comment', text },
        { do: 'notify', to: toRole(company, 'Purchasing'), text },
      ],
    };
  },
  lateOrder: (company) => {
    const say = inLanguage(company);
    return {
      name: say('Chase late purchase orders', 'Följ upp försenade inköpsordrar'),
      kind: 'purchaseOrder',
      trigger: { on: 'time', every: 'day', day: 1, hour: 8, again: false },
      conditions: [{ field: 'daysLate', is: 'over', value: 3 }],
      actions: [
        {
          do: 'comment',
          text: say('More than three days late.', 'Mer än tre dagar försenad.'),
        },
        {
          do: 'notify',
          to: toRole(company, 'Purchasing'),
          text: say(
            'More than three days late. Ask the supplier.',
            'Mer än tre dagar försenad. Fråga leverantören.',
          ),
        },
      ],
    };
  },
};
