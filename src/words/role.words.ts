import type { KindTexts } from './kind-texts.ts';

export const roleTexts: KindTexts = {
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
};
