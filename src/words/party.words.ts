import type { GuardTexts, RefusalTexts } from './kind-texts.ts';

/** Texts shared by suppliers and customers. */
export const partyTexts: RefusalTexts = {
  refusals: {
    vatNumberMissing: {
      en: 'Enter a VAT number: businesses in other EU countries have one.',
      sv: 'Ange ett momsnummer: företag i andra EU-länder har ett.',
    },
    ordersOpen: {
      en: 'Finish or cancel the open orders first ({orders}).',
      sv: 'Slutför eller annullera de öppna ordrarna först ({orders}).',
    },
    landedCostsOpen: {
      en: 'Post or discard the open landed costs first ({open}).',
      sv: 'Bokför eller kassera först de öppna hemtagningskostnaderna ({open}).',
    },
    categoryArchived: {
      en: 'The category {category} is archived. Choose another one, or restore it.',
      sv: 'Kategorin {category} är arkiverad. Välj en annan eller återställ den.',
    },
    categoryTooDeep: {
      en: 'Categories are at most {most} levels deep.',
      sv: 'Kategorier är högst {most} nivåer djupa.',
    },
    categoryParentArchived: {
      en: 'The category above it is archived. Restore that one first.',
      sv: 'Kategorin ovanför är arkiverad. Återställ den först.',
    },
    partyCategoryNotEmpty: {
      en: 'The category is not empty. In it: {parties}. Categories below it: {categories}.',
      sv: 'Kategorin är inte tom. I den: {parties}. Underkategorier: {categories}.',
    },
    mergedIntoItself: {
      en: 'Choose another category.',
      sv: 'Välj en annan kategori.',
    },
    mergedBelowItself: {
      en: 'A category cannot be merged into one below it.',
      sv: 'En kategori kan inte slås ihop med en som ligger under den.',
    },
    tooManyToMerge: {
      en: 'There are {parties} in the category; at most {most} can be moved at once. Move some of them first.',
      sv: 'Det finns {parties} i kategorin; högst {most} kan flyttas på en gång. Flytta några av dem först.',
    },
  },
  fields: {
    categoryArchived: { en: 'This category is archived.', sv: 'Kategorin är arkiverad.' },
    categoryTooDeep: { en: 'This would be too deep.', sv: 'Det blir för djupt.' },
    tooManyToMerge: {
      en: 'There is too much in the category to move at once.',
      sv: 'Det finns för mycket i kategorin för att flytta på en gång.',
    },
  },
};

/** What becomes of a customer or a supplier when its category is merged into another one. */
export const partyEvents = { recategorise: { en: 'Category merged', sv: 'Kategorin slås ihop' } } as const;
export const partyFacts = { recategorised: { en: 'Category merged', sv: 'Kategorin ihopslagen' } } as const;

/** The guard of a customer's or a supplier's form. */
export const partyIsSound: GuardTexts = {
  is: {
    en: 'the number is free, the VAT number is given and the category is in use',
    sv: 'numret är ledigt, momsnumret angivet och kategorin i bruk',
  },
  needs: {
    en: 'Choose a free number and a category in use; a business in another EU country needs a VAT number.',
    sv: 'Välj ett ledigt nummer och en kategori i bruk; ett företag i ett annat EU-land behöver momsnummer.',
  },
};
