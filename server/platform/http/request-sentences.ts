import type { Texts } from '#words/text.ts';

/** Messages for requests that fail before a decision is made. */
export const requestSentences: Texts = {
  unauthenticated: { en: 'Sign in to go on.', sv: 'Logga in för att fortsätta.' },
  unknownSecret: {
    en: 'This secret is not one of an API client of this company.',
    sv: 'Hemligheten hör inte till någon API-klient i företaget.',
  },
  clientRevoked: { en: 'This API client has been revoked.', sv: 'API-klienten är återkallad.' },
  clientExpired: {
    en: 'The last day of this API client is over.',
    sv: 'API-klientens sista dag är passerad.',
  },
  clientSuspended: {
    en: 'This API client is suspended. It can be let in again on its page.',
    sv: 'API-klienten är avstängd. Den kan släppas in igen på sin sida.',
  },
  clientWithoutOwner: {
    en: 'The owner of this API client may no longer work in the company. Somebody else can take it over on its page.',
    sv: 'API-klientens ägare får inte längre arbeta i företaget. Någon annan kan ta över den på dess sida.',
  },
  addressNotAllowed: {
    en: 'This API client may not call from this address.',
    sv: 'API-klienten får inte anropa från den här adressen.',
  },
  notForClients: {
    en: 'This address is for people: accounts and billing are closed to API clients.',
    sv: 'Adressen är till för personer: konton och betalning är stängda för API-klienter.',
  },
  tooManyCalls: {
    en: 'This API client has made all the calls of this minute. Wait as Retry-After says.',
    sv: 'API-klienten har gjort alla anrop för den här minuten. Vänta så länge som Retry-After säger.',
  },
  unknownCompany: {
    en: 'There is no such company, or you are not a member of it.',
    sv: 'Företaget finns inte, eller så är du inte medlem i det.',
  },
  unknownEvent: {
    en: 'There is no such notification for you.',
    sv: 'Den aviseringen finns inte för dig.',
  },
  unknownImport: { en: 'There is no such import.', sv: 'Importen finns inte.' },
  unknownImportLine: { en: 'The file has no such line.', sv: 'Filen har ingen sådan rad.' },
  importBusy: {
    en: 'Lines are put right once the import is checked, and not while it is at work.',
    sv: 'Rader rättas när importen är kontrollerad, och inte medan den arbetar.',
  },
  importLineTaken: {
    en: 'The line is imported already.',
    sv: 'Raden är redan inläst.',
  },
  importEmpty: { en: 'The file is empty.', sv: 'Filen är tom.' },
  importUnreadable: {
    en: 'The file cannot be read as a table. Save it as CSV or XLSX.',
    sv: 'Filen kan inte läsas som en tabell. Spara den som CSV eller XLSX.',
  },
  importDamaged: { en: 'The file is damaged.', sv: 'Filen är skadad.' },
  importTooLarge: {
    en: 'Unpacked, the file is larger than {most} MB.',
    sv: 'Uppackad är filen större än {most} MB.',
  },
  importTooManyLines: {
    en: 'The table has more than {most} lines. Divide it into several files.',
    sv: 'Tabellen har fler än {most} rader. Dela upp den i flera filer.',
  },
  importTooManyColumns: {
    en: 'A line of the table has more than {most} columns.',
    sv: 'En rad i tabellen har fler än {most} kolumner.',
  },
  importLineTooLong: {
    en: 'A line of the file is longer than {most} MB. Is a quotation mark missing its other half?',
    sv: 'En rad i filen är längre än {most} MB. Saknar ett citattecken sin andra hälft?',
  },
  importTooManyCells: {
    en: 'The table has more than {most} cells, counting the empty ones. Divide it into several files, or remove what stands far from the rest.',
    sv: 'Tabellen har fler än {most} celler, de tomma inräknade. Dela upp den i flera filer eller ta bort det som står långt från resten.',
  },
  filePackedTight: {
    en: 'Unpacked, the file is more than {most} times as large. Send it unpacked.',
    sv: 'Uppackad är filen mer än {most} gånger så stor. Skicka den uppackad.',
  },
  fileTooManyEntries: {
    en: 'The file is packed from more than {most} parts.',
    sv: 'Filen är packad av fler än {most} delar.',
  },
  fileHoldsTooMuch: {
    en: 'The file holds more than {most} MB of text. Divide it into several files.',
    sv: 'Filen innehåller mer än {most} MB text. Dela upp den i flera filer.',
  },
  fileTakesTime: {
    en: 'Reading the file takes more than {most} seconds, which is the limit.',
    sv: 'Det tar mer än {most} sekunder att läsa filen, vilket är gränsen.',
  },
  fileTakesMemory: {
    en: 'Reading the file takes more than {most} MB of memory, which is the limit.',
    sv: 'Det krävs mer än {most} MB minne för att läsa filen, vilket är gränsen.',
  },
  readingBusy: {
    en: 'Many files are being read already. Try again in a moment.',
    sv: 'Många filer läses in redan. Försök igen om en stund.',
  },
  importOldWorkbook: {
    en: 'This is a workbook in the format of before 2007 (XLS). Save it as XLSX.',
    sv: 'Det här är en arbetsbok i formatet från före 2007 (XLS). Spara den som XLSX.',
  },
  importNoTable: {
    en: 'There is no table with heads in the file.',
    sv: 'Det finns ingen tabell med rubriker i filen.',
  },
  importNoSheet: { en: 'The workbook has no such sheet.', sv: 'Arbetsboken har inget sådant blad.' },
  unsubscribeUnknown: {
    en: 'The link does not work. Choose in Notification settings what you are mailed.',
    sv: 'Länken fungerar inte. Välj i Aviseringar vad du får mejl om.',
  },
  reopenAlone: {
    en: 'Reopen the period by itself, without other changes.',
    sv: 'Öppna perioden för sig, utan andra ändringar.',
  },
  pairingCodeUnknown: {
    en: 'No open invitation has this code. Check it, or ask for a new one.',
    sv: 'Ingen öppen inbjudan har den koden. Kontrollera den eller be om en ny.',
  },
  pairingOwnCompany: {
    en: 'A company is not paired with itself. Open the other company and enter the code there.',
    sv: 'Ett företag parkopplas inte med sig självt. Öppna det andra företaget och ange koden där.',
  },
  pairingNotCompared: {
    en: 'Both companies have to begin matching first.',
    sv: 'Båda företagen måste först börja matcha.',
  },
  pairingDecided: {
    en: 'These lists are confirmed already. Match again to change them.',
    sv: 'Listorna är redan bekräftade. Matcha igen för att ändra dem.',
  },
  pairingNotWorking: {
    en: 'The companies are not in sync: resume the pairing, or confirm it first.',
    sv: 'Företagen är inte synkade: återuppta parkopplingen, eller bekräfta den först.',
  },
  pairingNoConflict: {
    en: 'This conflict is settled already.',
    sv: 'Konflikten är redan avgjord.',
  },
  webhookNotPending: {
    en: 'It is verified already, or its address has changed since.',
    sv: 'Den är redan bekräftad, eller så har adressen ändrats sedan dess.',
  },
  webhookWithoutSecret: {
    en: 'Make a secret first: the challenge is signed with it.',
    sv: 'Skapa en hemlighet först: utmaningen signeras med den.',
  },
  webhookNotActive: {
    en: 'Verify the address first.',
    sv: 'Bekräfta adressen först.',
  },
  runNotFailed: {
    en: 'This run has not failed, or somebody carries it on already.',
    sv: 'Körningen har inte misslyckats, eller så har någon redan kört den igen.',
  },
  jobNotThere: {
    en: 'This job no longer waits: it runs, was done or was given up, or another like it waits.',
    sv: 'Jobbet väntar inte längre: det körs, är klart eller uppgivet, eller så väntar ett likadant.',
  },
  noDeputy: {
    en: 'A deputy is another active member of this company.',
    sv: 'En ersättare är en annan aktiv medlem i företaget.',
  },
  endsBeforeItBegins: {
    en: 'The last day is before the first.',
    sv: 'Den sista dagen är före den första.',
  },
  endsAsItBegins: {
    en: 'Choose another time than that of the beginning.',
    sv: 'Välj en annan tid än den då det börjar.',
  },
  unknownPushService: {
    en: 'This push service is not known.',
    sv: 'Den här push-tjänsten är okänd.',
  },
  unknownTimeZone: { en: 'There is no such time zone.', sv: 'Tidszonen finns inte.' },
  eventInsists: {
    en: 'This one always comes into the inbox.',
    sv: 'Den här kommer alltid i inkorgen.',
  },
  fieldHidden: {
    en: 'Your role may not see {field}, so the list cannot be sorted or filtered by it.',
    sv: 'Din roll får inte se {field}, så listan kan inte sorteras eller filtreras på det.',
  },
  unknownPath: { en: 'There is nothing at this address.', sv: 'Det finns inget på den här adressen.' },
  brokenJson: { en: 'The request is not valid JSON.', sv: 'Anropet är inte giltig JSON.' },
  tooLarge: { en: 'The request is larger than 1 MB.', sv: 'Anropet är större än 1 MB.' },
  unsupportedType: {
    en: 'Send the request as application/json.',
    sv: 'Skicka anropet som application/json.',
  },
  notMultipart: {
    en: 'Send the file as multipart/form-data.',
    sv: 'Skicka filen som multipart/form-data.',
  },
  fileTooLarge: { en: 'Files can be up to {most} MB.', sv: 'En fil får vara högst {most} MB.' },
  fileEmpty: { en: 'The file is empty.', sv: 'Filen är tom.' },
  fileType: {
    en: 'Files of this type are not taken. Pictures, PDF, office documents, ZIP and plain text are.',
    sv: 'Filer av den här typen tas inte emot. Bilder, PDF, Office-dokument, ZIP och ren text går bra.',
  },
  fileNotAsNamed: {
    en: 'The content of “{name}” is not what its ending says.',
    sv: 'Innehållet i ”{name}” är inte det som filändelsen säger.',
  },
  fileInfected: {
    en: 'The virus scanner found “{found}” in this file. It was not saved.',
    sv: 'Virusskyddet hittade ”{found}” i filen. Den sparades inte.',
  },
  scannerAway: {
    en: 'Files cannot be checked for viruses right now. Nothing was saved; try again in a moment.',
    sv: 'Filer kan inte viruskontrolleras just nu. Inget sparades; försök igen om en stund.',
  },
  filesFull: {
    en: 'The files of your company take all of its {most} MB. Remove some first.',
    sv: 'Företagets filer fyller alla {most} MB. Ta bort några först.',
  },
  noPicture: {
    en: '“{name}” is not a picture that can be shown in small.',
    sv: '”{name}” är ingen bild som kan visas i liten storlek.',
  },
  logoUnreadable: {
    en: 'This is no PNG, JPEG or SVG that can be read.',
    sv: 'Det här är ingen PNG, JPEG eller SVG som går att läsa.',
  },
  paperNotDrawn: {
    en: 'The PDF could not be made. Try again.',
    sv: 'PDF:en kunde inte skapas. Försök igen.',
  },
  pictureUnreadable: {
    en: 'The picture is damaged.',
    sv: 'Bilden är skadad.',
  },
  pictureTooManyPixels: {
    en: 'The picture has more than {most} million pixels.',
    sv: 'Bilden har fler än {most} miljoner bildpunkter.',
  },
  brokenUpload: {
    en: 'The upload broke off or could not be read. Send the file again.',
    sv: 'Uppladdningen bröts eller gick inte att läsa. Skicka filen igen.',
  },
  tooManyStreams: {
    en: 'Too many windows and devices follow the company at once. Close some; this one is tried again by itself.',
    sv: 'För många fönster och enheter följer företaget samtidigt. Stäng några; ett nytt försök görs av sig självt.',
  },
  tooManyExports: {
    en: 'Your company already has many exports running. Try again when one of them is done.',
    sv: 'Ditt företag har redan många exporter igång. Försök igen när någon av dem är klar.',
  },
  exportUnderWay: {
    en: 'You already have an export running. Wait until it is done.',
    sv: 'Du har redan en export igång. Vänta tills den är klar.',
  },
  exportTooLong: {
    en: 'The export took more than {minutes} minutes and was stopped. Narrow it down, for example to a shorter period.',
    sv: 'Exporten tog mer än {minutes} minuter och avbröts. Begränsa urvalet, till exempel till en kortare period.',
  },
  exportTooLarge: {
    en: 'The export grew larger than {gigabytes} GB and was stopped. Narrow it down, for example to a shorter period.',
    sv: 'Exporten blev större än {gigabytes} GB och avbröts. Begränsa urvalet, till exempel till en kortare period.',
  },
  badSignature: {
    en: 'The signature is not the payment provider’s, or it is too old.',
    sv: 'Signaturen är inte betalleverantörens, eller för gammal.',
  },
  malformed: { en: 'The request could not be read.', sv: 'Anropet gick inte att läsa.' },
  unavailable: {
    en: 'The server cannot take this right now. Nothing was saved; try again in a moment.',
    sv: 'Servern kan inte ta emot detta just nu. Inget sparades; försök igen om en stund.',
  },
  forgedRequest: {
    en: 'The request came from another site and was not carried out.',
    sv: 'Anropet kom från en annan webbplats och utfördes inte.',
  },
  wrongCredentials: {
    en: 'The e-mail address or the password is wrong.',
    sv: 'E-postadressen eller lösenordet är fel.',
  },
  tooManyAttempts: {
    en: 'Too many attempts. Try again in {minutes} min.',
    sv: 'För många försök. Försök igen om {minutes} min.',
  },
  wrongPassword: { en: 'The current password is wrong.', sv: 'Det nuvarande lösenordet är fel.' },
  samePassword: {
    en: 'The new password is the same as the current one.',
    sv: 'Det nya lösenordet är detsamma som det nuvarande.',
  },
  easyPassword: {
    en: 'The new password is too easy to guess.',
    sv: 'Det nya lösenordet är för lätt att gissa.',
  },
  tooManyReports: {
    en: 'That is as many reports as one person may send in a day.',
    sv: 'Så många rapporter som en person får skicka på en dag är redan skickade.',
  },
  unknownReport: {
    en: 'There is no such report.',
    sv: 'Det finns ingen sådan rapport.',
  },
  tooManyViews: {
    en: 'You have 200 views of lists. Take one away first.',
    sv: 'Du har 200 listvyer. Ta bort någon först.',
  },
  unknownTransition: {
    en: 'The chart has no such transition.',
    sv: 'Flödet har ingen sådan övergång.',
  },
  notYourView: { en: 'That view is somebody else’s.', sv: 'Vyn är någon annans.' },
  refused: { en: 'That cannot be done right now.', sv: 'Det går inte att göra just nu.' },
};
