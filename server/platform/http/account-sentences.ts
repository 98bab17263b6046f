import type { Texts } from '#words/text.ts';

/** Messages for account pages; successes too, because they must not reveal who has an account. */
export const accountSentences: Texts = {
  commonPassword: {
    en: 'Many people use this password, so it is among the first to be tried. Choose another one.',
    sv: 'Många använder det här lösenordet, så det prövas bland de första. Välj ett annat.',
  },
  emailNotVerified: {
    en: 'Confirm your e-mail address first: follow the link in the mail, or have it sent again.',
    sv: 'Bekräfta din e-postadress först: följ länken i mejlet, eller låt skicka det igen.',
  },
  wrongCode: {
    en: 'This code is wrong or has been used. Take another one.',
    sv: 'Koden är fel eller redan använd. Ta en annan.',
  },
  signInOver: {
    en: 'The sign-in took too long. Begin again with your password.',
    sv: 'Inloggningen tog för lång tid. Börja om med ditt lösenord.',
  },
  passkeyRefused: {
    en: 'This passkey was not accepted. Try again, or choose another way.',
    sv: 'Lösennyckeln godtogs inte. Försök igen eller välj ett annat sätt.',
  },
  passkeyThere: { en: 'This passkey is there already.', sv: 'Den här lösennyckeln finns redan.' },
  tooManyPasskeys: {
    en: 'There is room for {most} passkeys. Remove one first.',
    sv: 'Det finns plats för {most} lösennycklar. Ta bort en först.',
  },
  unknownPasskey: { en: 'This passkey has been removed already.', sv: 'Lösennyckeln är redan borttagen.' },
  totpThere: {
    en: 'An authenticator app is set up already. Remove it first.',
    sv: 'En autentiseringsapp är redan inlagd. Ta bort den först.',
  },
  totpGone: {
    en: 'The authenticator app has been removed already.',
    sv: 'Autentiseringsappen är redan borttagen.',
  },
  noSecondFactor: {
    en: 'Recovery codes stand in for a second factor. Set one up first.',
    sv: 'Reservkoder ersätter en andra faktor. Lägg in en först.',
  },
  secondFactorStillRequired: {
    en: '{company} asks its members for a second factor. Set up another one before you remove this.',
    sv: '{company} kräver en andra faktor av sina medlemmar. Lägg in en annan innan du tar bort den här.',
  },
  secondFactorRequired: {
    en: 'This company asks its members for a second factor. Set one up in your profile.',
    sv: 'Företaget kräver en andra faktor av sina medlemmar. Lägg in en i din profil.',
  },
  linkUnknown: {
    en: 'The link does not work. Ask for a new one.',
    sv: 'Länken fungerar inte. Be om en ny.',
  },
  linkUsed: {
    en: 'The link has been used already. Sign in, or ask for a new one.',
    sv: 'Länken har redan använts. Logga in, eller be om en ny.',
  },
  linkExpired: {
    en: 'The link is too old. Ask for a new one.',
    sv: 'Länken är för gammal. Be om en ny.',
  },
  invitationUnknown: {
    en: 'The link does not work. Open it from the mail once more, or ask for another invitation.',
    sv: 'Länken fungerar inte. Öppna den från mejlet igen, eller be om en ny inbjudan.',
  },
  invitationUsed: {
    en: 'The invitation has been accepted already. Sign in.',
    sv: 'Inbjudan är redan antagen. Logga in.',
  },
  invitationExpired: {
    en: 'The time of the invitation is over. Ask for another one.',
    sv: 'Inbjudans tid har gått ut. Be om en ny.',
  },
  invitationRevoked: {
    en: 'The invitation has been taken back.',
    sv: 'Inbjudan har dragits tillbaka.',
  },
  invitationDeclined: { en: 'The invitation has been declined.', sv: 'Inbjudan har avböjts.' },
  invitationReplaced: {
    en: 'A newer mail was sent. Use the link in that one.',
    sv: 'Ett nyare mejl har skickats. Använd länken i det.',
  },
  accountExists: {
    en: 'There is an account with this address. Sign in with it, then accept.',
    sv: 'Det finns ett konto med den här adressen. Logga in med det och tacka sedan ja.',
  },
  invitationAccepted: { en: 'Welcome. You are a member now.', sv: 'Välkommen. Nu är du medlem.' },
  registrationUnknown: {
    en: 'The sign-up page is out of date. Load it again.',
    sv: 'Registreringssidan är inaktuell. Ladda om den.',
  },
  registrationUsed: {
    en: 'This sign-up was sent already. Load the page again for another one.',
    sv: 'Den här registreringen är redan skickad. Ladda om sidan för en ny.',
  },
  registrationExpired: {
    en: 'The sign-up page has been open for too long. Load it again.',
    sv: 'Registreringssidan har varit öppen för länge. Ladda om den.',
  },
  tooFast: { en: 'That was quick. Try again in a moment.', sv: 'Det gick snabbt. Försök igen om en stund.' },
  tooManyRequests: {
    en: 'That was asked for too often. Try again in {minutes} min.',
    sv: 'Det har begärts för ofta. Försök igen om {minutes} min.',
  },
  unknownSession: { en: 'This session has ended already.', sv: 'Sessionen har redan avslutats.' },
  unknownTimeZone: { en: 'There is no such time zone.', sv: 'Tidszonen finns inte.' },
  unknownSetup: {
    en: 'This is not the payment that was begun here. Begin again.',
    sv: 'Det här är inte betalningen som påbörjades här. Börja om.',
  },
  cardDeclined: {
    en: 'The card was declined. Try another one.',
    sv: 'Kortet nekades. Försök med ett annat.',
  },
  setupNotFinished: {
    en: 'No payment method was given yet.',
    sv: 'Inget betalningssätt har angetts än.',
  },
  unknownPaymentMethod: {
    en: 'The payment provider does not know this payment method.',
    sv: 'Betaltjänsten känner inte till det här betalningssättet.',
  },
  paymentUnavailable: {
    en: 'The payment provider does not answer. Try again in a moment.',
    sv: 'Betaltjänsten svarar inte. Försök igen om en stund.',
  },
  verificationSent: {
    en: 'Confirm your address: a mail is on its way to it.',
    sv: 'Bekräfta din adress: ett mejl är på väg till den.',
  },
  mailIfWaiting: {
    en: 'If the address waits to be confirmed, a mail is on its way to it.',
    sv: 'Om adressen väntar på att bekräftas är ett mejl på väg till den.',
  },
  signUpPasswordNeeded: {
    en: 'You signed up in another browser. Type the password that you chose there.',
    sv: 'Du registrerade dig i en annan webbläsare. Skriv lösenordet som du valde där.',
  },
  wrongSignUpPassword: {
    en: 'This is not the password of the sign-up that the mail belongs to.',
    sv: 'Det är inte lösenordet för den registrering som mejlet hör till.',
  },
  emailVerifiedHere: {
    en: 'The address is confirmed, and you are signed in.',
    sv: 'Adressen är bekräftad och du är inloggad.',
  },
  emailVerified: {
    en: 'The address is confirmed. You can sign in.',
    sv: 'Adressen är bekräftad. Du kan logga in.',
  },
  mailIfAccount: {
    en: 'If the address has an account, a mail is on its way to it.',
    sv: 'Om adressen har ett konto är ett mejl på väg till den.',
  },
  passwordReset: {
    en: 'The new password is in place. Sign in with it.',
    sv: 'Det nya lösenordet gäller. Logga in med det.',
  },
  contactReceived: {
    en: 'Thank you. We have your message and answer it by mail.',
    sv: 'Tack. Vi har fått ditt meddelande och svarar med ett mejl.',
  },
  interestReceived: {
    en: 'Thank you. We will answer you by mail.',
    sv: 'Tack. Vi svarar dig med ett mejl.',
  },
};
