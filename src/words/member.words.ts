import type { KindTexts } from './kind-texts.ts';

export const memberTexts: KindTexts = {
  refusals: {
    alreadyMember: { en: '{name} is already a member.', sv: '{name} är redan medlem.' },
    alreadyInvited: {
      en: '{email} is already invited. Send the invitation again instead.',
      sv: '{email} är redan inbjuden. Skicka inbjudan igen i stället.',
    },
    invitationOver: { en: 'The invitation has expired.', sv: 'Inbjudan har gått ut.' },
    invitationNotOver: { en: 'The invitation is still open.', sv: 'Inbjudan är fortfarande öppen.' },
    invitationForAnother: {
      en: 'The invitation is for another email address.',
      sv: 'Inbjudan gäller en annan e-postadress.',
    },
    sentJustNow: {
      en: 'It was just sent. It can be sent again in {minutes} min.',
      sv: 'Den skickades nyss. Den kan skickas igen om {minutes} min.',
    },
    tooManyInvitations: {
      en: 'A company can send {invitations} invitations a day. Try again tomorrow.',
      sv: 'Ett företag kan skicka {invitations} inbjudningar om dagen. Försök igen i morgon.',
    },
    planFull: {
      en: 'Your plan has room for {members} members, and all places are taken. Remove somebody, revoke an invitation, or choose a larger plan.',
      sv: 'Abonnemanget har plats för {members} medlemmar, och alla platser är upptagna. Ta bort någon, återkalla en inbjudan eller välj ett större abonnemang.',
    },
    lastFounder: {
      en: '{name} is the last active founder. Appoint another one first.',
      sv: '{name} är den sista aktiva grundaren. Utse en annan först.',
    },
    onlyFounders: { en: 'Only a founder can do this.', sv: 'Bara en grundare kan göra detta.' },
    noFounder: { en: 'This member is not a founder.', sv: 'Medlemmen är inte grundare.' },
    alreadyFounder: { en: 'This member is already a founder.', sv: 'Medlemmen är redan grundare.' },
  },
  fields: {
    alreadyMember: {
      en: 'A member already has this address.',
      sv: 'En medlem har redan den här adressen.',
    },
    alreadyInvited: {
      en: 'This address is already invited. Send the invitation again instead.',
      sv: 'Den här adressen är redan inbjuden. Skicka inbjudan igen i stället.',
    },
    tooManyInvitations: {
      en: 'No more invitations today. Try again tomorrow.',
      sv: 'Inga fler inbjudningar i dag. Försök igen i morgon.',
    },
  },
};
