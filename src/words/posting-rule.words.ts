import type { KindTexts } from './kind-texts.ts';
import { listedTexts } from './record.words.ts';

export const postingRuleTexts = {
  kind: 'postingRule',
  shown: {
    one: { en: 'Posting rule', sv: 'Konteringsregel' },
    many: { en: 'Posting rules', sv: 'Konteringsregler' },
    page: '/apps/settings/core-resources/posting-rules?id=$id',
  },
  about: {
    en: 'Which account of the books something is posted to.',
    sv: 'Vilket konto i bokföringen något bokförs på.',
  },
  states: listedTexts.states,
  commands: {
    archive: listedTexts.commands.archive,
    restore: listedTexts.commands.restore,
    create: { en: 'New posting rule', sv: 'Ny konteringsregel' },
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
    purpose: { en: 'Purpose', sv: 'Ändamål' },
    category: { en: 'Product category', sv: 'Artikelkategori' },
    treatment: { en: 'VAT treatment', sv: 'Momshantering' },
    vatClass: { en: 'VAT class', sv: 'Momsklass' },
    rate: { en: 'VAT rate', sv: 'Momssats' },
    account: { en: 'Account', sv: 'Konto' },
    any: { en: 'Any', sv: 'Alla' },
    anyRate: { en: 'Leave empty for any rate', sv: 'Lämna tomt för alla satser' },
  },
  guards: {
    fits: {
      is: {
        en: 'no other rule says the same, and its account and category are in use',
        sv: 'ingen annan regel säger detsamma, och konto och kategori är i bruk',
      },
      needs: {
        en: 'Choose an account in use, and what no other rule in use has.',
        sv: 'Välj ett konto i bruk, och det som ingen annan regel i bruk har.',
      },
    },
    mayComeBack: {
      is: {
        en: 'no rule in use says the same, and its account is in use',
        sv: 'ingen regel i bruk säger detsamma, och kontot är i bruk',
      },
      needs: {
        en: 'Archive the rule that took its place first, or restore its account.',
        sv: 'Arkivera först regeln som har ersatt den, eller återställ kontot.',
      },
    },
  },
  refusals: {
    postingRuleTaken: {
      en: 'Another rule in use says the same, with the account {account}.',
      sv: 'En annan regel i bruk säger detsamma, med kontot {account}.',
    },
    postingNotDivided: {
      en: 'Accounts for this purpose do not differ by it. Leave it empty.',
      sv: 'Konton för det här ändamålet skiljer sig inte efter det. Lämna det tomt.',
    },
    postingAccountArchived: {
      en: 'Its account is archived. Restore the account first.',
      sv: 'Kontot är arkiverat. Återställ kontot först.',
    },
  },
  fields: {
    postingRuleTaken: { en: 'Another rule says the same.', sv: 'En annan regel säger detsamma.' },
  },
  list: {
    search: { en: 'Purpose, category or account', sv: 'Ändamål, kategori eller konto' },
    narrowed: { en: 'No posting rule matches', sv: 'Ingen konteringsregel matchar' },
    none: { en: 'No posting rules yet', sv: 'Inga konteringsregler ännu' },
    text: {
      en: 'Posting rules say which account sales, VAT, payments and the rest are posted to.',
      sv: 'Konteringsregler anger vilket konto försäljning, moms, betalningar med mera bokförs på.',
    },
  },
} satisfies KindTexts;
