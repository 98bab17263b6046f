import type { KindTexts } from './kind-texts.ts';
import { listedTexts } from './record.words.ts';

export const productTypeTexts = {
  kind: 'productType',
  shown: {
    one: { en: 'Product type', sv: 'Artikeltyp' },
    many: { en: 'Product types', sv: 'Artikeltyper' },
    page: '/apps/products/types?id=$id',
  },
  about: {
    en: 'A type of product: what its products say of themselves, and what they begin with.',
    sv: 'En typ av artikel: vad dess artiklar anger om sig själva, och vad de börjar med.',
  },
  states: listedTexts.states,
  commands: {
    restore: listedTexts.commands.restore,
    archive: listedTexts.commands.archive,
    create: { en: 'New product type', sv: 'Ny artikeltyp' },
    update: listedTexts.commands.update,
  },
  facts: listedTexts.facts,
  guards: {
    isSound: {
      is: {
        en: 'its name, its place and the keys of its attributes are free',
        sv: 'namnet, platsen i trädet och attributens nycklar är lediga',
      },
      needs: {
        en: 'Choose a name that is free under its parent, and keys that no type above or below it has.',
        sv: 'Välj ett namn som är ledigt under föräldern, och nycklar som ingen typ ovanför eller under den har.',
      },
    },
    typeIsEmpty: {
      is: { en: 'nothing is of it', sv: 'inget är av den' },
      needs: {
        en: 'Give its products another type, and archive or move the types below it first.',
        sv: 'Ge först dess artiklar en annan typ, och arkivera eller flytta typerna under den.',
      },
    },
    placeIsFree: {
      is: {
        en: 'its parent is in use and its name is free there',
        sv: 'föräldern används och namnet är ledigt där',
      },
      needs: {
        en: 'Restore the type above it first; if another one has got its name, rename that one.',
        sv: 'Återställ först typen ovanför; har en annan fått namnet, byt namn på den.',
      },
    },
  },
  refusals: {
    unknownProductType: { en: 'This product type does not exist.', sv: 'Artikeltypen finns inte.' },
    productTypeCycle: {
      en: 'A product type cannot be placed under itself.',
      sv: 'En artikeltyp kan inte ligga under sig själv.',
    },
    productTypeTooDeep: {
      en: 'Product types are at most {levels} levels deep.',
      sv: 'Artikeltyper har högst {levels} nivåer.',
    },
    productTypeNotEmpty: {
      en: 'The product type is in use. Products: {products}. Types below it: {types}.',
      sv: 'Artikeltypen används. Artiklar: {products}. Typer under den: {types}.',
    },
    productTypeParentArchived: {
      en: 'The type above it is archived.',
      sv: 'Typen ovanför är arkiverad.',
    },
    attributeTwice: {
      en: 'The key {key} is already used in this line of types.',
      sv: 'Nyckeln {key} används redan i den här grenen av typer.',
    },
    attributeKindIsFixed: {
      en: 'The key {key} stood for another kind of value before. Choose another key.',
      sv: 'Nyckeln {key} stod tidigare för ett annat slags värde. Välj en annan nyckel.',
    },
    cannotDefineVariants: {
      en: 'Variants differ in a choice, or in yes and no.',
      sv: 'Varianter skiljer sig i ett val, eller i ja och nej.',
    },
    choicesMissing: { en: 'Add at least one choice.', sv: 'Lägg till minst ett val.' },
    choiceTwice: { en: 'This choice is there already.', sv: 'Valet finns redan.' },
    choicesWidened: {
      en: 'The type above does not offer all of these choices for {key}.',
      sv: 'Typen ovanför har inte alla de här valen för {key}.',
    },
  },
  fields: {
    productTypeTooDeep: { en: 'That is too many levels.', sv: 'Det blir för många nivåer.' },
    attributeTwice: {
      en: 'This key is already used in this line of types.',
      sv: 'Nyckeln används redan i den här grenen av typer.',
    },
    attributeKindIsFixed: {
      en: 'This key stood for another kind of value before.',
      sv: 'Nyckeln stod tidigare för ett annat slags värde.',
    },
    choicesWidened: {
      en: 'The type above does not offer all of these.',
      sv: 'Typen ovanför har inte alla de här.',
    },
  },
  list: {
    search: { en: 'Name or attribute', sv: 'Namn eller attribut' },
    narrowed: { en: 'No product type matches', sv: 'Ingen artikeltyp matchar' },
    none: { en: 'No product types yet', sv: 'Inga artikeltyper ännu' },
    text: {
      en: 'A type gives its products fields of their own: length, material, voltage.',
      sv: 'En typ ger dess artiklar egna fält: längd, material, spänning.',
    },
  },
} satisfies KindTexts;
