import type { RefusalTexts } from './kind-texts.ts';

/** What the server says of the other sides of connections, and of what came in; no rule of a chart does. */
export const connectorFaultTexts = {
  refusals: {
    connectionNotRefused: {
      en: 'This does not wait to be put right any more.',
      sv: 'Det här väntar inte längre på att rättas.',
    },
    connectionNotWorking: {
      en: 'The connection is not on. Connect it first.',
      sv: 'Kopplingen är inte på. Anslut den först.',
    },
    connectorCredentials: {
      en: '{host} does not let us in. Check the user name, keys and passwords.',
      sv: '{host} släpper inte in oss. Kontrollera användarnamn, nycklar och lösenord.',
    },
    connectorSecretMissing: {
      en: 'A password or key is missing. Enter it again.',
      sv: 'Ett lösenord eller en nyckel saknas. Ange det igen.',
    },
    connectorUnreachable: {
      en: '{host} was not reached, or did not answer in time.',
      sv: '{host} nåddes inte, eller svarade inte i tid.',
    },
    connectorBusy: {
      en: '{host} is busy and asks us to wait.',
      sv: '{host} är upptagen och ber oss vänta.',
    },
    connectorAnswer: {
      en: '{host} gave an answer that was not expected: {answer}',
      sv: '{host} svarade något som inte var väntat: {answer}',
    },
    connectorAnswerLarge: {
      en: '{host} sent too much at once. The limit is {megabytes} MB, {values} values and {levels} levels.',
      sv: '{host} skickade för mycket på en gång. Gränsen är {megabytes} MB, {values} värden och {levels} nivåer.',
    },
    connectorAddress: {
      en: '{host} is on a private network, where connections of this installation may not go.',
      sv: '{host} ligger i ett privat nät, dit kopplingar från den här installationen inte får gå.',
    },
    connectorPort: {
      en: 'Connections do not go to port {port} here, but to {usual}. Others are let through by who runs this installation.',
      sv: 'Kopplingar härifrån går inte till port {port}, utan till {usual}. Andra portar släpps fram av den som driver installationen.',
    },
    connectorFolder: {
      en: 'The folder {path} is missing, or cannot be read and written.',
      sv: 'Mappen {path} saknas, eller kan inte läsas och skrivas.',
    },
    connectorNoFolders: {
      en: 'Folders of this server are not offered: whoever runs it has not set CONNECTOR_FOLDERS.',
      sv: 'Mappar på den här servern erbjuds inte: den som driver den har inte satt CONNECTOR_FOLDERS.',
    },
    connectorHostKey: {
      en: '{host} shows another key than the one you entered: {answer}',
      sv: '{host} visar en annan nyckel än den du angav: {answer}',
    },
    connectorNoFile: {
      en: 'There is no file to read yet. Put one there and try again.',
      sv: 'Det finns ingen fil att läsa än. Lägg en där och försök igen.',
    },
    connectionLinesRejected: {
      en: '{rejected:line|lines} of the file were not taken. Put them right in the import.',
      sv: '{rejected:rad|rader} i filen togs inte in. Rätta dem i importen.',
    },
    connectionRateMissing: {
      en: 'The file has no rate for the company’s own currency, {currency}.',
      sv: 'Filen saknar kurs för företagets egen valuta, {currency}.',
    },
    connectionRateInvalid: {
      en: 'The rate or its day is not one: {answer}',
      sv: 'Kursen eller dess dag är ingen: {answer}',
    },
  },
} satisfies RefusalTexts;
