import type { KindTexts } from './kind-texts.ts';
import { recordTexts } from './record.words.ts';

const complete = {
  en: 'Fill in its settings and secrets, choose what flows, and give it the permissions that this takes. You need these permissions yourself.',
  sv: 'Fyll i inställningar och hemligheter, välj vad som flödar och ge den de behörigheter som krävs. Du behöver själv ha dem.',
};

export const connectionTexts = {
  kind: 'connection',
  shown: {
    one: { en: 'Connection', sv: 'Koppling' },
    many: { en: 'Connections', sv: 'Kopplingar' },
    page: '/apps/integrations/$id/information',
  },
  about: {
    en: 'Another system, a folder, a printer or a mail server that the company is connected to.',
    sv: 'Ett annat system, en mapp, en skrivare eller en e-postserver som företaget är kopplat till.',
  },
  states: {
    configured: { en: 'Being set up', sv: 'Ställs in' },
    connected: { en: 'Connected', sv: 'Ansluten' },
    failing: { en: 'Failing', sv: 'Misslyckas' },
    paused: { en: 'Paused', sv: 'Pausad' },
    disconnected: { en: 'Disconnected', sv: 'Frånkopplad' },
    archived: recordTexts.states.archived,
  },
  commands: {
    connect: { en: 'Connect', sv: 'Anslut' },
    resume: { en: 'Resume', sv: 'Återuppta' },
    pause: { en: 'Pause', sv: 'Pausa' },
    disconnect: { en: 'Disconnect', sv: 'Koppla från' },
    add: { en: 'Add connection', sv: 'Lägg till koppling' },
    update: recordTexts.commands.update,
    archive: recordTexts.commands.archive,
  },
  confirms: {
    disconnect: {
      en: 'Disconnect it? Nothing comes in or goes out until it is connected again. What happens meanwhile is not sent later.',
      sv: 'Koppla från? Inget kommer in eller går ut förrän den ansluts igen. Det som händer under tiden skickas inte senare.',
    },
    connect: {
      en: 'From now on it works by itself, within your rights, and under its own name.',
      sv: 'Från och med nu arbetar den av sig själv, inom dina rättigheter och under eget namn.',
    },
  },
  events: {
    keepSecrets: { en: 'Its secrets are entered', sv: 'Dess hemligheter anges' },
    fault: { en: 'The other side is not reached, or refuses', sv: 'Andra sidan nås inte, eller nekar' },
    recover: { en: 'It works again', sv: 'Den fungerar igen' },
    giveUp: { en: 'It has failed for a day', sv: 'Den har misslyckats i ett dygn' },
  },
  facts: {
    added: { en: 'Added', sv: 'Tillagd' },
    updated: recordTexts.facts.updated,
    secretsKept: { en: 'Secrets changed', sv: 'Hemligheter ändrade' },
    connected: { en: 'Connected', sv: 'Ansluten' },
    failed: { en: 'Began to fail', sv: 'Började misslyckas' },
    recovered: { en: 'Works again', sv: 'Fungerar igen' },
    gaveUp: { en: 'Paused after a day of failures', sv: 'Pausad efter ett dygns fel' },
    paused: { en: 'Paused', sv: 'Pausad' },
    resumed: { en: 'Resumed', sv: 'Återupptagen' },
    disconnected: { en: 'Disconnected', sv: 'Frånkopplad' },
    archived: recordTexts.facts.archived,
  },
  labels: {
    name: { en: 'Name', sv: 'Namn' },
    connector: { en: 'Connects to', sv: 'Kopplar till' },
    settings: { en: 'Settings', sv: 'Inställningar' },
    flows: { en: 'What flows', sv: 'Vad som flödar' },
    mapping: { en: 'How files are read', sv: 'Hur filer läses' },
    every: { en: 'Looks every', sv: 'Tittar varje' },
    role: { en: 'Role', sv: 'Roll' },
    permissions: { en: 'Permissions', sv: 'Behörigheter' },
    warehouses: { en: 'Only in these warehouses', sv: 'Bara i dessa lager' },
  },
  guards: {
    isSound: {
      is: {
        en: 'the name is free, the settings are as they should be, and what it may do is held by who sets it up',
        sv: 'namnet är ledigt, inställningarna är som de ska, och det den får göra innehas av den som ställer in den',
      },
      needs: {
        en: 'Choose a name that no other connection has, and only permissions and warehouses that you have yourself.',
        sv: 'Välj ett namn som ingen annan koppling har, och bara behörigheter och lager som du själv har.',
      },
    },
    mayConnect: {
      is: {
        en: 'it is set up completely, and can do no more than who connects it',
        sv: 'den är färdigt inställd, och kan inte mer än den som ansluter den',
      },
      needs: complete,
    },
    failsForADay: {
      is: { en: 'it has failed for a day', sv: 'den har misslyckats i ett dygn' },
      needs: { en: 'Wait until it has failed for a day.', sv: 'Vänta tills den har misslyckats i ett dygn.' },
    },
  },
  refusals: {
    connectorStays: {
      en: 'What it connects to stays. Add another connection instead.',
      sv: 'Det den kopplar till ändras inte. Lägg till en annan koppling i stället.',
    },
    unknownConnector: {
      en: 'There is no such connector here.',
      sv: 'Det finns ingen sådan koppling här.',
    },
    unknownSetting: {
      en: 'This connector has no such setting.',
      sv: 'Kopplingen har ingen sådan inställning.',
    },
    unknownFlow: { en: 'This connector has no such flow.', sv: 'Kopplingen har inget sådant flöde.' },
    settingMissing: { en: 'This field is required.', sv: 'Fyll i detta.' },
    settingTooLong: { en: 'This is too long.', sv: 'Det här är för långt.' },
    settingFormat: { en: 'This is not written as it should be.', sv: 'Det här är inte skrivet som det ska.' },
    settingAddress: {
      en: 'Enter an address that begins with https, without a user name or password.',
      sv: 'Ange en adress som börjar med https, utan användarnamn eller lösenord.',
    },
    settingHost: {
      en: 'Enter a host name or address alone, such as files.example.com.',
      sv: 'Ange bara ett värdnamn eller en adress, som files.example.com.',
    },
    settingNumber: { en: 'Enter a whole number that is allowed.', sv: 'Ange ett tillåtet heltal.' },
    settingChoice: { en: 'Choose one from the list.', sv: 'Välj något i listan.' },
    connectionIncomplete: {
      en: 'Some settings or secrets are missing. Fill in what is marked as required.',
      sv: 'Några inställningar eller hemligheter saknas. Fyll i det som är markerat som obligatoriskt.',
    },
    connectionWithoutFlow: { en: 'Choose what is to flow.', sv: 'Välj vad som ska flöda.' },
    connectionUnmapped: {
      en: 'Say how files are read: read one of them in the step Mapping.',
      sv: 'Ange hur filer läses: läs in en av dem i steget Kolumner.',
    },
    connectionLacks: {
      en: 'What flows takes the permission {permission:permission}. Give it to the connection.',
      sv: 'Det som flödar kräver behörigheten {permission:permission}. Ge kopplingen den.',
    },
    connectionBeyondOwn: {
      en: 'This connection can do more than you. Somebody who may do all of it can connect it.',
      sv: 'Kopplingen kan göra mer än du. Någon som får göra allt det kan ansluta den.',
    },
    connectionOther: {
      en: '{name} is connected already. Disconnect it first.',
      sv: '{name} är redan ansluten. Koppla från den först.',
    },
    connectionMayRecover: {
      en: 'It has not failed for a day yet.',
      sv: 'Det har inte gått ett dygn än.',
    },
  },
  list: {
    search: { en: 'Name', sv: 'Namn' },
    narrowed: { en: 'No connection matches', sv: 'Ingen koppling matchar' },
    none: { en: 'No connections yet', sv: 'Inga kopplingar ännu' },
    text: {
      en: 'A connection takes in what happens elsewhere, and tells others what happens here.',
      sv: 'En koppling tar in det som händer på annat håll och berättar för andra vad som händer här.',
    },
  },
} satisfies KindTexts;
