import type { LegalText } from '#model/vat/vat-codes.ts';
import type { VatReason } from '#model/vat/treatment.ts';
import type { Text } from './text.ts';

/** Why a line has its treatment. Countries are written by their names. */
export const vatReasonTexts: Readonly<Record<VatReason, Text>> = {
  goodsStay: {
    en: 'The goods leave from {from} and go to {to}: the same VAT area.',
    sv: 'Varorna går från {from} till {to}: samma momsområde.',
  },
  goodsToEuBusiness: {
    en: 'Goods go from {from} to {to}, to a buyer with the VAT number {number}.',
    sv: 'Varorna går från {from} till {to}, till en köpare med momsregistreringsnummer {number}.',
  },
  goodsToEuWithoutNumber: {
    en: 'Goods go from {from} to {to}, to a buyer without a VAT number: VAT of {to}.',
    sv: 'Varorna går från {from} till {to}, till en köpare utan momsregistreringsnummer: moms enligt {to}.',
  },
  goodsToEuNumberUnfit: {
    en: 'Goods go from {from} to {to}. {number} does not have the form of a VAT number of the EU, so the VAT is that of {to}.',
    sv: 'Varorna går från {from} till {to}. {number} har inte formen av ett momsregistreringsnummer i EU, så momsen är enligt {to}.',
  },
  goodsToEuNumberRefused: {
    en: 'Goods go from {from} to {to}. VIES does not know {number} as valid, so the VAT is that of {to}.',
    sv: 'Varorna går från {from} till {to}. Enligt VIES är {number} inte giltigt, så momsen är enligt {to}.',
  },
  goodsToEuNumberOfShipFrom: {
    en: 'Goods go from {from} to {to}, but {number} is a VAT number of {from}: VAT of {from}.',
    sv: 'Varorna går från {from} till {to}, men {number} är registrerat i {from}: moms enligt {from}.',
  },
  goodsLeaveEu: {
    en: 'The goods leave the VAT area of the EU: from {from} to {to}.',
    sv: 'Varorna lämnar EU:s momsområde: från {from} till {to}.',
  },
  goodsAbroad: {
    en: 'The goods leave {from} for {to}.',
    sv: 'Varorna lämnar {from} för {to}.',
  },
  serviceAtHome: {
    en: 'A service to a buyer in {to}: the same VAT area as ours.',
    sv: 'En tjänst till en köpare i {to}: samma momsområde som vårt.',
  },
  serviceToEuBusiness: {
    en: 'A service to a business in {to} with the VAT number {number}: the buyer accounts for the VAT.',
    sv: 'En tjänst till ett företag i {to} med momsregistreringsnummer {number}: köparen redovisar momsen.',
  },
  serviceToEuConsumer: {
    en: 'A service to a buyer in {to} without a valid VAT number of another EU country: VAT of {from}.',
    sv: 'En tjänst till en köpare i {to} utan giltigt momsregistreringsnummer i ett annat EU-land: moms enligt {from}.',
  },
  serviceAbroad: {
    en: 'A service to a business in {to}: taxed there, outside the scope of our VAT.',
    sv: 'En tjänst till ett företag i {to}: beskattas där, omsatt utanför landet.',
  },
  serviceToConsumerAbroad: {
    en: 'A service to a private person in {to}: VAT of {from}.',
    sv: 'En tjänst till en privatperson i {to}: moms enligt {from}.',
  },
  set: { en: 'Set by hand.', sv: 'Angivet för hand.' },
};

/** What the law asks a paper to say (mervärdesskattelagen 2023:200, 17 kap. 24 §; directive 2006/112, art. 226). */
export const vatLegalTexts: Readonly<Record<LegalText, Text>> = {
  reverseCharge: { en: 'Reverse charge', sv: 'Omvänd betalningsskyldighet' },
  euSupply: {
    en: 'Intra-Community supply, exempt under Article 138 of Directive 2006/112/EC',
    sv: 'Unionsintern varuleverans, undantagen enligt 10 kap. 42 § mervärdesskattelagen (artikel 138 i direktiv 2006/112/EG)',
  },
  export: {
    en: 'Export, exempt under Article 146 of Directive 2006/112/EC',
    sv: 'Export, undantagen enligt 10 kap. mervärdesskattelagen (artikel 146 i direktiv 2006/112/EG)',
  },
  outside: {
    en: 'Outside the scope of VAT: Article 44 of Directive 2006/112/EC',
    sv: 'Omsatt utanför landet: artikel 44 i direktiv 2006/112/EG',
  },
  exempt: { en: 'Exempt from VAT', sv: 'Undantag från skatteplikt' },
};
