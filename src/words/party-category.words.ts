import { listedTexts } from './record.words.ts';
import type { Text } from './text.ts';

/** Its guards that say the same of customers and of suppliers. */
const guards = {
  isSound: {
    is: {
      en: 'the name is free beside its siblings, and it fits below its parent',
      sv: 'namnet är ledigt bland syskonen, och den får plats under sin förälder',
    },
    needs: {
      en: 'Choose a name that is free under its parent; categories are at most five levels deep, and never below themselves.',
      sv: 'Välj ett namn som är ledigt under föräldern; kategorier är högst fem nivåer djupa och ligger aldrig under sig själva.',
    },
  },
  mayMerge: {
    is: {
      en: 'the other one can take over what is in it',
      sv: 'den andra kan ta över det som finns i den',
    },
    needs: {
      en: 'Choose another category in use that is not below this one.',
      sv: 'Välj en annan kategori i bruk som inte ligger under den här.',
    },
  },
  mayComeBack: {
    is: { en: 'its parent is in use and its name is free', sv: 'föräldern är i bruk och namnet är ledigt' },
    needs: {
      en: 'Restore the category above it first, and free its name.',
      sv: 'Återställ först kategorin ovanför och gör namnet ledigt.',
    },
  },
};

interface Said {
  readonly create: Text;
  /** What is in the category, in the middle of a sentence. */
  readonly parties: Text;
}

/** Texts of a category of customers, or of suppliers. */
export const partyCategoryTexts = ({ create, parties }: Said) => ({
  states: listedTexts.states,
  commands: {
    create,
    update: listedTexts.commands.update,
    archive: listedTexts.commands.archive,
    restore: listedTexts.commands.restore,
    merge: { en: 'Merge', sv: 'Slå ihop' },
  },
  events: {
    adopt: { en: 'Made of a typed text', sv: 'Skapas av en inskriven text' },
    move: { en: 'Moved along', sv: 'Flyttas med' },
  },
  facts: {
    created: listedTexts.facts.created,
    adopted: { en: 'Made of a typed text', sv: 'Skapad av en inskriven text' },
    updated: listedTexts.facts.updated,
    moved: { en: 'Moved along', sv: 'Flyttad' },
    merged: { en: 'Merged', sv: 'Ihopslagen' },
    archived: listedTexts.facts.archived,
    restored: listedTexts.facts.restored,
  },
  guards: {
    ...guards,
    categoryIsEmpty: {
      is: { en: 'nothing is in it', sv: 'inget finns i den' },
      needs: {
        en: `Move its ${parties.en} and the categories below it elsewhere first, or merge it into another one.`,
        sv: `Flytta först dess ${parties.sv} och underkategorier, eller slå ihop den med en annan.`,
      },
    },
  },
});
