import type { KindTexts } from './kind-texts.ts';
import { recordTexts } from './record.words.ts';

export const categoryTexts = {
  kind: 'category',
  shown: {
    one: { en: 'Category', sv: 'Kategori' },
    many: { en: 'Categories', sv: 'Kategorier' },
    page: '/apps/products/categories?id=$id',
  },
  about: { en: 'A group of products in the catalogue.', sv: 'En grupp av artiklar i sortimentet.' },
  states: {
    active: recordTexts.states.active,
    archived: recordTexts.states.archived,
  },
  commands: {
    archive: recordTexts.commands.archive,
    create: { en: 'New category', sv: 'Ny kategori' },
    update: recordTexts.commands.update,
  },
  confirms: {
    archive: {
      en: "An archived category can't be restored.",
      sv: 'En arkiverad kategori kan inte återställas.',
    },
  },
  facts: {
    created: recordTexts.facts.created,
    updated: recordTexts.facts.updated,
    archived: recordTexts.facts.archived,
  },
  guards: {
    isSound: {
      is: { en: 'the name is free beside its siblings', sv: 'namnet är ledigt bland syskonen' },
      needs: {
        en: 'Choose a name that is free under its parent; a category is never below itself.',
        sv: 'Välj ett namn som är ledigt under föräldern; en kategori ligger aldrig under sig själv.',
      },
    },
    categoryIsEmpty: {
      is: { en: 'nothing is in it', sv: 'inget finns i den' },
      needs: {
        en: 'Move its products and the categories below it elsewhere first.',
        sv: 'Flytta först dess artiklar och underkategorier.',
      },
    },
  },
  refusals: {
    unknownCategory: { en: 'This category does not exist.', sv: 'Kategorin finns inte.' },
    categoryCycle: {
      en: 'A category cannot be placed under itself.',
      sv: 'En kategori kan inte ligga under sig själv.',
    },
    categoryNotEmpty: {
      en: 'The category is not empty. Products: {products}. Categories: {categories}.',
      sv: 'Kategorin är inte tom. Artiklar: {products}. Kategorier: {categories}.',
    },
  },
} satisfies KindTexts;
