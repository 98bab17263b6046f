import type { KindTexts } from './kind-texts.ts';
import { recordTexts } from './record.words.ts';

export const roleTexts = {
  kind: 'role',
  shown: {
    one: { en: 'Role', sv: 'Roll' },
    many: { en: 'Roles', sv: 'Roller' },
    page: '/apps/roles?id=$id',
  },
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
        en: 'the name is free and the permissions, old and new, are held',
        sv: 'namnet är ledigt och behörigheterna, gamla och nya, innehas',
      },
      needs: {
        en: 'Choose a name that no other role has, and only permissions that you hold yourself; a role with others is changed by who holds them.',
        sv: 'Välj ett namn som ingen annan roll har, och bara behörigheter som du själv har; en roll med andra ändras av den som har dem.',
      },
    },
    mayEnd: {
      is: {
        en: 'nobody has the role, and its permissions are held',
        sv: 'ingen har rollen, och dess behörigheter innehas',
      },
      needs: {
        en: 'Give the members who have this role another one first; a role with permissions that you lack is archived by who holds them.',
        sv: 'Ge först medlemmarna med den här rollen en annan roll; en roll med behörigheter som du saknar arkiveras av den som har dem.',
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
    roleBeyondOwnPermissions: {
      en: "This role has a permission that you don't have: “{permission:permission}”.",
      sv: 'Rollen har en behörighet som du själv saknar: ”{permission:permission}”.',
    },
    roleBeyondOwnWarehouses: {
      en: 'This role reaches warehouses that yours does not.',
      sv: 'Rollen omfattar lager som din inte omfattar.',
    },
    roleBeyondOwnLimits: {
      en: 'This role may order for more than yours.',
      sv: 'Rollen får beställa för mer än din.',
    },
    beyondOwnWarehouses: {
      en: 'Your own role is limited to warehouses: choose among them.',
      sv: 'Din egen roll är begränsad till vissa lager: välj bland dem.',
    },
    beyondOwnLimits: {
      en: 'Set a limit that is not above your own.',
      sv: 'Sätt en gräns som inte är högre än din egen.',
    },
    beyondOwnPermissions: {
      en: "You can't grant a permission you don't have: “{permission:permission}”.",
      sv: 'Du kan inte ge en behörighet som du själv saknar: ”{permission:permission}”.',
    },
  },
  fields: {
    beyondOwnWarehouses: {
      en: 'This reaches warehouses that your role does not.',
      sv: 'Detta omfattar lager som din roll inte omfattar.',
    },
    beyondOwnLimits: { en: 'This is above your own limit.', sv: 'Detta är över din egen gräns.' },
    beyondOwnPermissions: {
      en: 'This role has permissions that you do not have.',
      sv: 'Rollen har behörigheter som du själv saknar.',
    },
  },
} satisfies KindTexts;
