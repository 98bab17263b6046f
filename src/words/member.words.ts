import type { KindTexts } from './kind-texts.ts';

export const memberTexts = {
  kind: 'member',
  shown: {
    one: { en: 'Team member', sv: 'Medarbetare' },
    many: { en: 'Team members', sv: 'Medarbetare' },
    page: '/apps/settings/team-members?id=$id',
  },
  about: {
    en: 'A person in the company, from the invitation to the day they leave.',
    sv: 'En person i företaget, från inbjudan till dagen de slutar.',
  },
  states: {
    invited: { en: 'Invited', sv: 'Inbjuden' },
    active: { en: 'Active', sv: 'Aktiv' },
    expired: { en: 'Expired', sv: 'Utgången' },
    suspended: { en: 'Suspended', sv: 'Avstängd' },
    declined: { en: 'Declined', sv: 'Avböjd' },
    revoked: { en: 'Taken back', sv: 'Tillbakadragen' },
    removed: { en: 'Removed', sv: 'Borttagen' },
  },
  commands: {
    resend: { en: 'Send again', sv: 'Skicka igen' },
    resume: { en: 'Let in again', sv: 'Släpp in igen' },
    suspend: { en: 'Suspend', sv: 'Stäng av' },
    revoke: { en: 'Take back', sv: 'Ta tillbaka' },
    appointFounder: { en: 'Appoint as founder', sv: 'Utse till grundare' },
    dismissFounder: { en: 'Dismiss as founder', sv: 'Entlediga som grundare' },
    remove: { en: 'Remove', sv: 'Ta bort' },
    invite: { en: 'Invite', sv: 'Bjud in' },
    changeRole: { en: 'Change the role', sv: 'Byt roll' },
  },
  confirms: {
    suspend: {
      en: 'A suspended member cannot do anything in this company until access is restored.',
      sv: 'Den som är avstängd kan inte göra något i företaget förrän den släpps in igen.',
    },
    revoke: {
      en: 'The link in the email will stop working. You can invite the address again.',
      sv: 'Länken i mejlet öppnar ingenting längre. Du kan bjuda in adressen på nytt.',
    },
    appointFounder: {
      en: 'A founder can do everything in the company, whatever their role.',
      sv: 'En grundare får göra allt i företaget, oavsett roll.',
    },
    dismissFounder: {
      en: 'They keep their role and its permissions, and nothing more.',
      sv: 'Personen behåller sin roll och det som den tillåter, men inget mer.',
    },
    remove: {
      en: 'A removed member cannot do anything in this company. What they did stays under their name.',
      sv: 'Den som tas bort kan inte göra något i företaget. Det personen har gjort står kvar under dess namn.',
    },
  },
  events: {
    add: { en: 'Add', sv: 'Lägg till' },
    update: { en: 'Follow the profile', sv: 'Följ profilen' },
    accept: { en: 'Accept', sv: 'Tacka ja' },
    decline: { en: 'Decline', sv: 'Tacka nej' },
    expire: { en: 'Time runs out', sv: 'Tiden går ut' },
  },
  facts: {
    added: { en: 'Added', sv: 'Tillagd' },
    invited: { en: 'Invited', sv: 'Inbjuden' },
    resent: { en: 'Invitation resent', sv: 'Inbjudan skickad igen' },
    expired: { en: 'Invitation expired', sv: 'Inbjudan har gått ut' },
    revoked: { en: 'Invitation withdrawn', sv: 'Inbjudan tillbakadragen' },
    declined: { en: 'Invitation declined', sv: 'Inbjudan avböjd' },
    accepted: { en: 'Invitation accepted', sv: 'Inbjudan antagen' },
    updated: { en: 'Changed', sv: 'Ändrad' },
    roleChanged: { en: 'Role changed', sv: 'Rollen bytt' },
    founderAppointed: { en: 'Appointed as founder', sv: 'Utsedd till grundare' },
    founderDismissed: { en: 'Dismissed as founder', sv: 'Entledigad som grundare' },
    suspended: { en: 'Suspended', sv: 'Avstängd' },
    resumed: { en: 'Let in again', sv: 'Släpp in igen' },
    removed: { en: 'Removed', sv: 'Borttagen' },
  },
  guards: {
    mayJoin: {
      is: { en: 'no member yet, and the role may be given', sv: 'inte medlem än, och rollen får ges' },
      needs: {
        en: 'The person is not a member yet, and the role stands and grants no more than you may do.',
        sv: 'Personen är inte medlem än, och rollen finns och ger inte mer än du själv får göra.',
      },
    },
    mayBeInvited: {
      is: {
        en: 'a new address, a role that may be given, a place left',
        sv: 'ny adress, en roll som får ges, en plats ledig',
      },
      needs: {
        en: "The address is nobody's yet, the role grants no more than you hold, the plan has a place left, and today's invitations are not used up.",
        sv: 'Adressen är ingens än, rollen ger inte mer än du har, det finns en plats kvar i abonnemanget och dagens inbjudningar är inte slut.',
      },
    },
    mayBeSentAgain: {
      is: { en: 'an hour has passed and a place is left', sv: 'en timme har gått och en plats är ledig' },
      needs: {
        en: 'Wait an hour between two mails to the same person; the plan must still have a place.',
        sv: 'Vänta en timme mellan två mejl till samma person; abonnemanget måste ha en plats kvar.',
      },
    },
    roleMayChange: {
      is: { en: 'the role may be given', sv: 'rollen får ges' },
      needs: {
        en: 'The old role and the new one grant no more than you hold; what a founder may do is changed by founders only.',
        sv: 'Varken den gamla eller den nya rollen ger mer än du har; vad en grundare får göra ändras bara av grundare.',
      },
    },
    mayAccept: {
      is: { en: 'in time, by the person invited', sv: 'i tid, av den som bjudits in' },
      needs: {
        en: 'Accept in time, signed in with the address that was invited, and not as a member already.',
        sv: 'Tacka ja i tid, inloggad med adressen som bjöds in, och inte redan som medlem.',
      },
    },
    timeIsOver: {
      is: { en: 'its time is over', sv: 'tiden är ute' },
      needs: {
        en: 'An invitation only expires with time: wait, or revoke it.',
        sv: 'Bara tiden avslutar en inbjudan av sig själv: vänta, eller dra tillbaka den.',
      },
    },
    mayBecomeFounder: {
      is: { en: 'by a founder, of who is none yet', sv: 'av en grundare, för den som inte är det' },
      needs: {
        en: 'A founder does this, for a member who is none yet.',
        sv: 'En grundare gör detta, för en medlem som inte är det än.',
      },
    },
    mayEndAsFounder: {
      is: { en: 'by a founder, while another one acts', sv: 'av en grundare, när en annan finns kvar' },
      needs: {
        en: 'A founder does this, and another founder who can act is left.',
        sv: 'En grundare gör detta, och en annan verksam grundare finns kvar.',
      },
    },
    mayLeave: {
      is: {
        en: 'by somebody who may do as much, while another founder can act',
        sv: 'av någon som får göra lika mycket, när en annan grundare finns kvar',
      },
      needs: {
        en: 'The last founder stays; what concerns a founder is done by founders, what concerns a member by who holds the permissions of their role.',
        sv: 'Den sista grundaren stannar; det som rör en grundare görs av grundare, och det som rör en medlem av den som har behörigheterna i medlemmens roll.',
      },
    },
    mayReturn: {
      is: { en: 'by somebody who may do as much', sv: 'av någon som får göra lika mycket' },
      needs: {
        en: 'Only who holds the permissions of their role does this, and only a founder does it to a founder.',
        sv: 'Bara den som har behörigheterna i personens roll gör detta, och bara en grundare gör det med en grundare.',
      },
    },
    personIsWithin: {
      is: { en: 'by somebody who may do as much', sv: 'av någon som får göra lika mycket' },
      needs: {
        en: 'Only who holds the permissions of the invited role does this.',
        sv: 'Bara den som har behörigheterna i rollen som inbjudan gäller gör detta.',
      },
    },
  },
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
      en: 'Your plan includes {most:member|members}, and all places are taken. Remove someone, revoke an invitation, or change to {plan:plan}.',
      sv: 'Abonnemanget har plats för {most:medlem|medlemmar}, och alla platser är upptagna. Ta bort någon, återkalla en inbjudan eller byt till {plan:plan}.',
    },
    lastFounder: {
      en: '{name} is the last active founder. Appoint another one first.',
      sv: '{name} är den sista aktiva grundaren. Utse en annan först.',
    },
    memberBeyondOwnWarehouses: {
      en: "This person's role reaches warehouses that yours does not.",
      sv: 'Personens roll omfattar lager som din inte omfattar.',
    },
    memberBeyondOwnLimits: {
      en: "This person's role may order for more than yours.",
      sv: 'Personens roll får beställa för mer än din.',
    },
    memberBeyondOwnPermissions: {
      en: "This person's role has a permission that you don't have: “{permission:permission}”.",
      sv: 'Personens roll har en behörighet som du själv saknar: ”{permission:permission}”.',
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
} satisfies KindTexts;
