import type { KindTexts } from './kind-texts.ts';
import { recordTexts } from './record.words.ts';

const mayChange = {
  en: 'Choose a name that no other client has, a day that is not over, and only permissions and warehouses that you have yourself; a client that can do more is changed by somebody who can, too.',
  sv: 'Välj ett namn som ingen annan klient har, en dag som inte är passerad, och bara behörigheter och lager som du själv har; en klient som kan mer ändras av någon som också kan det.',
};

export const apiClientTexts = {
  kind: 'apiClient',
  shown: {
    one: { en: 'API client', sv: 'API-klient' },
    many: { en: 'API clients', sv: 'API-klienter' },
    page: '/apps/integrations/api-clients?id=$id',
  },
  about: {
    en: 'A program that works in the company through the API, with a secret and rights of its own.',
    sv: 'Ett program som arbetar i företaget genom API:et, med egen hemlighet och egna rättigheter.',
  },
  states: {
    active: { en: 'Active', sv: 'Aktiv' },
    rotating: { en: 'Two secrets', sv: 'Två hemligheter' },
    suspended: { en: 'Suspended', sv: 'Avstängd' },
    expired: { en: 'Expired', sv: 'Utgången' },
    revoked: { en: 'Revoked', sv: 'Återkallad' },
  },
  commands: {
    finish: { en: 'End the old secret', sv: 'Avsluta den gamla hemligheten' },
    resume: { en: 'Let in again', sv: 'Släpp in igen' },
    rotate: { en: 'New secret', sv: 'Ny hemlighet' },
    suspend: { en: 'Suspend', sv: 'Stäng av' },
    takeOver: { en: 'Take over', sv: 'Ta över' },
    revoke: { en: 'Revoke', sv: 'Återkalla' },
    create: { en: 'New API client', sv: 'Ny API-klient' },
    update: recordTexts.commands.update,
  },
  confirms: {
    finish: {
      en: 'From now on only the new secret is accepted. Programs that still use the old one are refused.',
      sv: 'Från och med nu gäller bara den nya hemligheten. Program som fortfarande använder den gamla nekas.',
    },
    suspend: {
      en: 'Its calls are refused until it is let in again. If it has two secrets, the old one ends for good.',
      sv: 'Dess anrop nekas tills den släpps in igen. Om den har två hemligheter upphör den gamla för gott.',
    },
    takeOver: {
      en: 'From now on it can do at most what you may do, instead of what its present owner may.',
      sv: 'Från och med nu kan den som mest göra det du får göra, i stället för det som dess nuvarande ägare får.',
    },
    revoke: {
      en: 'Its secret stops working at once and for good. What it did stays under its name.',
      sv: 'Dess hemlighet slutar gälla genast och för gott. Det den har gjort står kvar under dess namn.',
    },
  },
  events: { expire: { en: 'Its last day is over', sv: 'Dess sista dag är över' } },
  facts: {
    created: recordTexts.facts.created,
    updated: recordTexts.facts.updated,
    rotated: { en: 'Got a new secret', sv: 'Fick en ny hemlighet' },
    finished: { en: 'Old secret ended', sv: 'Gamla hemligheten avslutad' },
    suspended: { en: 'Suspended', sv: 'Avstängd' },
    resumed: { en: 'Let in again', sv: 'Släpptes in igen' },
    takenOver: { en: 'Taken over', sv: 'Övertagen' },
    expired: { en: 'Expired', sv: 'Gick ut' },
    revoked: { en: 'Revoked', sv: 'Återkallad' },
  },
  labels: {
    name: { en: 'Name', sv: 'Namn' },
    role: { en: 'Role', sv: 'Roll' },
    permissions: { en: 'Permissions', sv: 'Behörigheter' },
    warehouses: { en: 'Only in these warehouses', sv: 'Bara i dessa lager' },
    addresses: { en: 'May call from', sv: 'Får anropa från' },
    expiresOn: { en: 'Last day', sv: 'Sista dag' },
    rate: { en: 'Calls a minute', sv: 'Anrop per minut' },
  },
  guards: {
    isSound: {
      is: {
        en: 'the name is free, and what it may do is held by who makes it',
        sv: 'namnet är ledigt, och det den får göra innehas av den som skapar den',
      },
      needs: mayChange,
    },
    mayChange: {
      is: {
        en: 'the name is free, and what it may do, before and after, is held by who changes it',
        sv: 'namnet är ledigt, och det den får göra, före och efter, innehas av den som ändrar den',
      },
      needs: mayChange,
    },
    mayRotate: {
      is: {
        en: 'what it may do is held by who gets its secret, and the secret is a new one',
        sv: 'det den får göra innehas av den som får hemligheten, och hemligheten är ny',
      },
      needs: {
        en: 'A new secret is made by somebody who may do all that the client may.',
        sv: 'En ny hemlighet skapas av någon som får göra allt som klienten får.',
      },
    },
    clientIsWithin: {
      is: { en: 'it can do no more than who asks', sv: 'den kan inte mer än den som frågar' },
      needs: {
        en: 'Somebody who may do all that the client may can do this.',
        sv: 'Någon som får göra allt som klienten får kan göra detta.',
      },
    },
    mayBeTakenOver: {
      is: {
        en: 'its owner is somebody else, and it can do no more than who asks',
        sv: 'dess ägare är någon annan, och den kan inte mer än den som frågar',
      },
      needs: {
        en: 'A client is taken over from somebody else, by somebody who may do all that it may.',
        sv: 'En klient tas över från någon annan, av någon som får göra allt som den får.',
      },
    },
    lastDayIsOver: {
      is: { en: 'its last day is over', sv: 'dess sista dag är över' },
      needs: { en: 'Its last day has to be over.', sv: 'Dess sista dag ska vara över.' },
    },
  },
  refusals: {
    noPermissions: {
      en: 'Choose a role, or at least one permission.',
      sv: 'Välj en roll, eller minst en behörighet.',
    },
    lastDayIsPast: {
      en: 'This day is over. Choose today or a later one.',
      sv: 'Den dagen är passerad. Välj i dag eller en senare.',
    },
    clientBeyondOwn: {
      en: 'This client can do more than you. Somebody who may do all of it can change it.',
      sv: 'Klienten kan göra mer än du. Någon som får göra allt det kan ändra den.',
    },
    clientNotOver: { en: 'Its last day is not over yet.', sv: 'Dess sista dag är inte över än.' },
    secretIsOld: {
      en: 'This secret is in use already, or has been. Make a new one.',
      sv: 'Den här hemligheten används redan eller har använts. Skapa en ny.',
    },
    ownClient: { en: 'You are its owner already.', sv: 'Du är redan dess ägare.' },
  },
  list: {
    search: { en: 'Name', sv: 'Namn' },
    narrowed: { en: 'No API client matches', sv: 'Ingen API-klient matchar' },
    none: { en: 'No API clients yet', sv: 'Inga API-klienter ännu' },
    text: {
      en: 'An API client lets a program of yours work in the company, with its own secret and rights.',
      sv: 'En API-klient låter ett av dina program arbeta i företaget, med egen hemlighet och egna rättigheter.',
    },
  },
} satisfies KindTexts;
