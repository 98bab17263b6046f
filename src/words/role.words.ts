import type { KindTexts } from './kind-texts.ts';
import { recordTexts } from './record.words.ts';

export const roleTexts = {
  kind: 'role',
  about: {
    en: 'A bundle of permissions that members are given.',
    sv: 'En samling behörigheter som medlemmar får.',
  },
  states: {
    active: recordTexts.states.active,
    archived: recordTexts.states.archived,
  },
  commands: {
    archive: recordTexts.commands.archive,
    create: { en: 'New role', sv: 'Ny roll' },
    update: recordTexts.commands.update,
  },
  confirms: {
    archive: {
      en: "An archived role can't be restored, and nobody can be given it any more.",
      sv: 'En arkiverad roll kan inte tas tillbaka, och ingen kan få den längre.',
    },
  },
  events: {
    provide: { en: 'Provide', sv: 'Tillhandahåll' },
  },
  facts: {
    created: recordTexts.facts.created,
    provided: { en: 'Came with the company', sv: 'Följde med företaget' },
    updated: recordTexts.facts.updated,
    archived: recordTexts.facts.archived,
  },
  guards: {
    isSound: {
      is: {
        en: 'the name is free and the permissions are held',
        sv: 'namnet är ledigt och behörigheterna innehas',
      },
      needs: {
        en: 'Choose a name that no other role has, and only permissions that you hold yourself.',
        sv: 'Välj ett namn som ingen annan roll har, och bara behörigheter som du själv har.',
      },
    },
    nobodyHasIt: {
      is: { en: 'nobody has the role', sv: 'ingen har rollen' },
      needs: {
        en: 'Give the members who have this role another one first.',
        sv: 'Ge först medlemmarna med den här rollen en annan roll.',
      },
    },
  },
  refusals: {
    unknownRole: {
      en: 'This role no longer exists. Choose another one.',
      sv: 'Rollen finns inte längre. Välj en annan.',
    },
    roleInUse: {
      en: 'Members have this role ({members}). Give them another one first.',
      sv: 'Det finns medlemmar med rollen ({members}). Ge dem en annan först.',
    },
    beyondOwnPermissions: {
      en: "You can't grant a permission you don't have: “{permission:permission}”.",
      sv: 'Du kan inte ge en behörighet som du själv saknar: ”{permission:permission}”.',
    },
  },
  fields: {
    beyondOwnPermissions: {
      en: 'This role has permissions that you do not have.',
      sv: 'Rollen har behörigheter som du själv saknar.',
    },
  },
} satisfies KindTexts;
