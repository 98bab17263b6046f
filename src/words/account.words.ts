import type { KindTexts } from './kind-texts.ts';
import { listedTexts } from './record.words.ts';

export const accountTexts = {
  kind: 'account',
  shown: {
    one: { en: 'Account', sv: 'Konto' },
    many: { en: 'Accounts', sv: 'Konton' },
    page: '/apps/settings/core-resources/accounts?id=$id',
  },
  about: {
    en: "An account of the company's books that reasons and posting rules name.",
    sv: 'Ett konto i företagets bokföring som orsaker och konteringsregler anger.',
  },
  states: listedTexts.states,
  commands: {
    archive: listedTexts.commands.archive,
    restore: listedTexts.commands.restore,
    create: { en: 'New account', sv: 'Nytt konto' },
    update: listedTexts.commands.update,
  },
  events: { provide: { en: 'Provide', sv: 'Tillhandahåll' } },
  facts: {
    created: listedTexts.facts.created,
    provided: { en: 'Came with the company', sv: 'Följde med företaget' },
    updated: listedTexts.facts.updated,
    archived: listedTexts.facts.archived,
    restored: listedTexts.facts.restored,
  },
  labels: {
    number: { en: 'Number', sv: 'Nummer' },
    nameEn: { en: 'Name in English', sv: 'Namn på engelska' },
    nameSv: { en: 'Name in Swedish', sv: 'Namn på svenska' },
  },
  guards: {
    numberIsFree: {
      is: { en: 'no other account has the number', sv: 'inget annat konto har numret' },
      needs: {
        en: 'Choose a number that no other account has, not even an archived one.',
        sv: 'Välj ett nummer som inget annat konto har, inte heller ett arkiverat.',
      },
    },
    numberIsKept: {
      is: { en: 'the number stays as it is', sv: 'numret är oförändrat' },
      needs: {
        en: 'Keep the number; for another one, add a new account and archive this one.',
        sv: 'Behåll numret; för ett annat, lägg upp ett nytt konto och arkivera det här.',
      },
    },
    isNotNamed: {
      is: {
        en: 'no reason and no posting rule in use names it',
        sv: 'ingen orsak och ingen konteringsregel i bruk anger det',
      },
      needs: {
        en: 'Give its reasons and posting rules another account first, or archive them.',
        sv: 'Ge först dess orsaker och konteringsregler ett annat konto, eller arkivera dem.',
      },
    },
  },
  refusals: {
    accountTaken: {
      en: 'There is an account {number} already.',
      sv: 'Det finns redan ett konto {number}.',
    },
    accountKeepsNumber: {
      en: 'The number of an account cannot be changed.',
      sv: 'Numret på ett konto kan inte ändras.',
    },
    accountNamed: {
      en: 'Reasons in use name this account: {count}, among them "{reason}".',
      sv: 'Orsaker i bruk anger kontot: {count}, bland dem ”{reason}”.',
    },
    accountPosted: {
      en: 'Posting rules in use post to this account: {rules}. Give them another account first, or archive them.',
      sv: 'Konteringsregler i bruk bokför på kontot: {rules}. Ge dem först ett annat konto, eller arkivera dem.',
    },
  },
  fields: { accountTaken: { en: 'This number is taken.', sv: 'Numret är upptaget.' } },
  list: {
    search: { en: 'Number or name', sv: 'Nummer eller namn' },
    narrowed: { en: 'No account matches', sv: 'Inget konto matchar' },
    none: { en: 'No accounts yet', sv: 'Inga konton ännu' },
    text: {
      en: 'Reasons name the account that what they explain is posted to.',
      sv: 'Orsaker anger kontot som det de förklarar bokförs på.',
    },
  },
} satisfies KindTexts;
