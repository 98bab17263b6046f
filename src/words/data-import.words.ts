import type { KindTexts } from './kind-texts.ts';

export const dataImportTexts = {
  kind: 'dataImport',
  shown: {
    one: { en: 'Import', sv: 'Import' },
    many: { en: 'Imports', sv: 'Importer' },
    page: '/apps/integrations/import/$id',
  },
  about: {
    en: 'A file on its way into the company: mapped, checked line by line, taken in, and undone if need be.',
    sv: 'En fil på väg in i företaget: kopplad, kontrollerad rad för rad, inläst och vid behov ångrad.',
  },
  states: {
    mapping: { en: 'Columns to map', sv: 'Kolumner att koppla' },
    checking: { en: 'Being checked', sv: 'Kontrolleras' },
    checked: { en: 'Checked', sv: 'Kontrollerad' },
    running: { en: 'Importing', sv: 'Läses in' },
    stopped: { en: 'Stopped', sv: 'Stoppad' },
    done: { en: 'Imported', sv: 'Inläst' },
    undoing: { en: 'Being undone', sv: 'Ångras' },
    undone: { en: 'Undone', sv: 'Ångrad' },
    discarded: { en: 'Discarded', sv: 'Kasserad' },
  },
  commands: {
    check: { en: 'Check', sv: 'Kontrollera' },
    run: { en: 'Import', sv: 'Läs in' },
    stop: { en: 'Stop', sv: 'Stoppa' },
    undo: { en: 'Undo the import', sv: 'Ångra importen' },
    discard: { en: 'Discard', sv: 'Kassera' },
  },
  confirms: {
    undo: {
      en: 'What was created is archived, what was changed gets its earlier values back, and stock is taken out again. What something builds on stays, and is listed.',
      sv: 'Det som skapades arkiveras, det som ändrades får tillbaka sina tidigare värden och lagersaldon tas ut igen. Det som något bygger på står kvar, och listas.',
    },
    discard: {
      en: 'The file and what was corrected in it are removed.',
      sv: 'Filen och det som rättats i den tas bort.',
    },
  },
  events: {
    begin: { en: 'Read a file', sv: 'Läs en fil' },
    map: { en: 'Map the columns', sv: 'Koppla kolumnerna' },
    noteChecked: { en: 'Check is done', sv: 'Kontrollen är klar' },
    recount: { en: 'Count the lines again', sv: 'Räkna raderna igen' },
    noteRun: { en: 'Import is done', sv: 'Inläsningen är klar' },
    noteUndone: { en: 'Undoing is done', sv: 'Ångrandet är klart' },
  },
  facts: {
    begun: { en: 'File read', sv: 'Fil läst' },
    mapped: { en: 'Columns mapped', sv: 'Kolumner kopplade' },
    checkStarted: { en: 'Check started', sv: 'Kontroll påbörjad' },
    checked: { en: 'Checked', sv: 'Kontrollerad' },
    counted: { en: 'Lines counted again', sv: 'Rader räknade igen' },
    runStarted: { en: 'Import started', sv: 'Inläsning påbörjad' },
    finished: { en: 'Imported', sv: 'Inläst' },
    stopped: { en: 'Stopped', sv: 'Stoppad' },
    undoStarted: { en: 'Undoing started', sv: 'Ångrande påbörjat' },
    undone: { en: 'Undone', sv: 'Ångrad' },
    discarded: { en: 'Discarded', sv: 'Kasserad' },
  },
  guards: {
    keyIsMapped: {
      is: { en: 'a column tells which record a line is of', sv: 'en kolumn visar vilken post en rad gäller' },
      needs: {
        en: 'Map the column that tells which record each line is of.',
        sv: 'Koppla kolumnen som visar vilken post varje rad gäller.',
      },
    },
    somethingToTake: {
      is: { en: 'there are lines to import', sv: 'det finns rader att läsa in' },
      needs: {
        en: 'Correct lines so that there is something to import.',
        sv: 'Rätta rader så att det finns något att läsa in.',
      },
    },
    somethingTaken: {
      is: { en: 'lines of it are in the company', sv: 'rader från den finns i företaget' },
      needs: {
        en: 'Only an import with imported lines can be undone.',
        sv: 'Bara en import med inlästa rader kan ångras.',
      },
    },
  },
  refusals: {
    importKeyUnmapped: {
      en: 'Map the column that tells which record each line is of.',
      sv: 'Koppla kolumnen som visar vilken post varje rad gäller.',
    },
    importNothingToTake: { en: 'No line can be imported.', sv: 'Ingen rad kan läsas in.' },
    importNothingTaken: {
      en: 'Nothing of this import is in the company.',
      sv: 'Inget från den här importen finns i företaget.',
    },
  },
  list: {
    search: { en: 'File name', sv: 'Filnamn' },
    narrowed: { en: 'No import matches', sv: 'Ingen import matchar' },
    none: { en: 'No imports yet', sv: 'Inga importer än' },
    text: {
      en: 'Bring products, customers, suppliers and stock from a file of another system.',
      sv: 'Ta in artiklar, kunder, leverantörer och lagersaldon från en fil ur ett annat system.',
    },
  },
} satisfies KindTexts;
