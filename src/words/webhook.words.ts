import type { KindTexts } from './kind-texts.ts';
import { recordTexts } from './record.words.ts';

export const webhookTexts = {
  kind: 'webhook',
  shown: {
    one: { en: 'Webhook', sv: 'Webhook' },
    many: { en: 'Webhooks', sv: 'Webhookar' },
    page: '/apps/integrations/webhooks?id=$id',
  },
  about: {
    en: 'An address of another system that is told what happens.',
    sv: 'En adress i ett annat system som får veta vad som händer.',
  },
  states: {
    pending: { en: 'To verify', sv: 'Att bekräfta' },
    active: { en: 'Active', sv: 'Aktiv' },
    failing: { en: 'Failing', sv: 'Misslyckas' },
    disabled: { en: 'Off', sv: 'Av' },
    archived: recordTexts.states.archived,
  },
  commands: {
    enable: { en: 'Turn on', sv: 'Slå på' },
    create: { en: 'New webhook', sv: 'Ny webhook' },
    update: recordTexts.commands.update,
    disable: { en: 'Turn off', sv: 'Slå av' },
    archive: recordTexts.commands.archive,
  },
  confirms: {
    disable: {
      en: 'Turn it off? What waits for it is not sent, and what happens until it is verified again is not told.',
      sv: 'Slå av den? Det som väntar skickas inte, och det som händer tills den bekräftas igen meddelas inte.',
    },
  },
  events: {
    verify: { en: 'Its address answers the challenge', sv: 'Adressen svarar på utmaningen' },
    fail: { en: 'A delivery fails', sv: 'En leverans misslyckas' },
    succeed: { en: 'A delivery arrives again', sv: 'En leverans kommer fram igen' },
    giveUp: { en: 'Nothing has arrived for five days', sv: 'Inget har kommit fram på fem dagar' },
  },
  facts: {
    created: recordTexts.facts.created,
    updated: recordTexts.facts.updated,
    verified: { en: 'Verified', sv: 'Bekräftad' },
    failed: { en: 'Deliveries began to fail', sv: 'Leveranser började misslyckas' },
    succeeded: { en: 'Deliveries arrive again', sv: 'Leveranser kommer fram igen' },
    gaveUp: { en: 'Turned off after five days of failures', sv: 'Avslagen efter fem dagars fel' },
    disabled: { en: 'Turned off', sv: 'Avslagen' },
    enabled: { en: 'Turned on', sv: 'Påslagen' },
    archived: recordTexts.facts.archived,
  },
  guards: {
    addressIsSafe: {
      is: { en: 'the address begins with https', sv: 'adressen börjar med https' },
      needs: {
        en: 'Enter an address that begins with https, without a user name or password.',
        sv: 'Ange en adress som börjar med https, utan användarnamn eller lösenord.',
      },
    },
    staysThere: {
      is: { en: 'the address stays the same', sv: 'adressen är densamma' },
      needs: { en: 'Keep the address.', sv: 'Behåll adressen.' },
    },
    failsForDays: {
      is: { en: 'nothing has arrived for five days', sv: 'inget har kommit fram på fem dagar' },
      needs: {
        en: 'Wait until nothing has arrived for five days.',
        sv: 'Vänta tills inget har kommit fram på fem dagar.',
      },
    },
  },
  refusals: {
    webhookAddress: {
      en: 'Enter an address that begins with https, without a user name or password.',
      sv: 'Ange en adress som börjar med https, utan användarnamn eller lösenord.',
    },
    webhookMayRecover: {
      en: 'It has not failed for five days yet.',
      sv: 'Det har inte gått fem dagar än.',
    },
  },
  list: {
    search: { en: 'Name or address', sv: 'Namn eller adress' },
    narrowed: { en: 'No webhook matches', sv: 'Ingen webhook matchar' },
    none: { en: 'No webhooks yet', sv: 'Inga webhookar ännu' },
    text: {
      en: 'A webhook tells another system of orders, deliveries and anything else, as it happens.',
      sv: 'En webhook berättar för ett annat system om order, leveranser och annat, när det händer.',
    },
  },
} satisfies KindTexts;
