import type { Language } from '#model/values/languages.ts';
import { paymentTexts } from './payment-texts.ts';

export const templates = [
  'verification',
  'accountExists',
  'passwordReset',
  'passwordChanged',
  'secondFactorAdded',
  'secondFactorRemoved',
  'interestReceived',
  'contactReceived',
  'visitorMessage',
  'backupFailed',
  'invitation',
  'channelTest',
  'senderTest',
  'trialEnding',
  'trialEndingNoCard',
  'paymentFailed',
  'subscriptionUnpaid',
  'subscriptionPaused',
] as const;
export type Template = (typeof templates)[number];

/**
 * The text of a letter. It contains nothing a visitor typed: anybody can have a letter sent to any address, and it
 * would carry their words under our name. Letters to the operator alone quote: what was written, or why something failed. An invitation names the company and
 * the inviter, letters about payments the company, the invoice and a day: `{company}`, `{inviter}`, `{invoice}`, `{day}`.
 */
export interface LetterText {
  readonly subject: string;
  readonly before: readonly string[];
  /** The link's text; undefined for a letter without one. */
  readonly action?: string;
  readonly after: readonly string[];
}

export const letterTexts: Readonly<Record<Template, Readonly<Record<Language, LetterText>>>> = {
  ...paymentTexts,
  verification: {
    en: {
      subject: 'Confirm your e-mail address',
      before: ['Welcome to Lagra.', 'Confirm your e-mail address to open your account and your company.'],
      action: 'Confirm the address',
      after: [
        'The link works once, within three days.',
        'If you have not signed up, you can ignore this email: without the link there is no account.',
      ],
    },
    sv: {
      subject: 'Bekräfta din e-postadress',
      before: [
        'Välkommen till Lagra.',
        'Bekräfta din e-postadress för att öppna ditt konto och ditt företag.',
      ],
      action: 'Bekräfta adressen',
      after: [
        'Länken fungerar en gång, inom tre dagar.',
        'Har du inte registrerat dig behöver du inte göra något: utan länken blir det inget konto.',
      ],
    },
  },
  accountExists: {
    en: {
      subject: 'You already have an account',
      before: [
        'Somebody signed up to Lagra with your e-mail address.',
        'You have an account with this address already, so nothing was changed.',
      ],
      action: 'Sign in',
      after: ['If you have forgotten your password, you can choose a new one on the sign-in page.'],
    },
    sv: {
      subject: 'Du har redan ett konto',
      before: [
        'Någon registrerade sig hos Lagra med din e-postadress.',
        'Du har redan ett konto med den här adressen, så inget har ändrats.',
      ],
      action: 'Logga in',
      after: ['Har du glömt lösenordet kan du välja ett nytt på inloggningssidan.'],
    },
  },
  passwordReset: {
    en: {
      subject: 'Choose a new password',
      before: ['Somebody asked for a new password for your account with Lagra.'],
      action: 'Choose a new password',
      after: [
        'The link works once, within an hour.',
        'If it was not you, you can ignore this email: your password stays as it is.',
      ],
    },
    sv: {
      subject: 'Välj ett nytt lösenord',
      before: ['Någon bad om ett nytt lösenord till ditt konto hos Lagra.'],
      action: 'Välj ett nytt lösenord',
      after: [
        'Länken fungerar en gång, inom en timme.',
        'Var det inte du behöver du inte göra något: ditt lösenord är kvar som det är.',
      ],
    },
  },
  passwordChanged: {
    en: {
      subject: 'Your password was changed',
      before: ['The password of your account with Lagra was changed, and other sessions were ended.'],
      action: 'Choose a new password',
      after: ['If it was not you, choose a new password at once.'],
    },
    sv: {
      subject: 'Ditt lösenord har ändrats',
      before: ['Lösenordet till ditt konto hos Lagra har ändrats, och andra sessioner har avslutats.'],
      action: 'Välj ett nytt lösenord',
      after: ['Var det inte du ska du välja ett nytt lösenord genast.'],
    },
  },
  invitation: {
    en: {
      subject: 'You are invited to {company}',
      before: [
        '{inviter} invites you to work in {company} on Lagra: stock, purchasing and sales in one place.',
        'Open the invitation to accept or to decline it.',
      ],
      action: 'Open the invitation',
      after: [
        'The link works for seven days and is for you alone: do not pass it on.',
        'If you do not know who invites you, you can ignore this email.',
      ],
    },
    sv: {
      subject: 'Du är inbjuden till {company}',
      before: [
        '{inviter} bjuder in dig att arbeta i {company} i Lagra: lager, inköp och försäljning på ett ställe.',
        'Öppna inbjudan för att tacka ja eller nej.',
      ],
      action: 'Öppna inbjudan',
      after: [
        'Länken fungerar i sju dagar och är bara till dig: skicka den inte vidare.',
        'Känner du inte den som bjuder in dig behöver du inte göra något.',
      ],
    },
  },
  channelTest: {
    en: {
      subject: 'A test mail from Lagra',
      before: ['You asked for this mail in your notification settings. Mails about what happens reach you.'],
      action: 'Notification settings',
      after: ['If you did not ask for it, you can ignore this email.'],
    },
    sv: {
      subject: 'Ett testmejl från Lagra',
      before: ['Du bad om det här mejlet i dina aviseringar. Mejl om det som händer når dig.'],
      action: 'Aviseringar',
      after: ['Bad du inte om det behöver du inte göra något.'],
    },
  },
  senderTest: {
    en: {
      subject: 'A test letter from {company}',
      before: [
        'You asked for this letter in the settings of {company}. Invitations and notifications are sent like it: in the same name, and answered to the same address.',
      ],
      action: 'Company settings',
      after: ['If you did not ask for it, you can ignore this email.'],
    },
    sv: {
      subject: 'Ett testbrev från {company}',
      before: [
        'Du bad om det här brevet i inställningarna för {company}. Inbjudningar och aviseringar skickas som det: i samma namn, och besvaras till samma adress.',
      ],
      action: 'Företagsinställningar',
      after: ['Bad du inte om det behöver du inte göra något.'],
    },
  },
  secondFactorAdded: {
    en: {
      subject: 'A second factor was added to your account',
      before: [
        'Signing in to your account with Lagra now takes a second factor that was added a moment ago.',
      ],
      action: 'Choose a new password',
      after: ['If it was not you, choose a new password at once and tell who manages your company.'],
    },
    sv: {
      subject: 'Ditt konto har fått tvåstegsverifiering',
      before: ['Tvåstegsverifiering har just lagts till för inloggning på ditt konto hos Lagra.'],
      action: 'Välj ett nytt lösenord',
      after: [
        'Var det inte du ska du välja ett nytt lösenord genast och höra av dig till den som sköter ert företag.',
      ],
    },
  },
  secondFactorRemoved: {
    en: {
      subject: 'A second factor was removed from your account',
      before: ['A second factor was removed from your account with Lagra.'],
      action: 'Choose a new password',
      after: ['If it was not you, choose a new password at once and tell who manages your company.'],
    },
    sv: {
      subject: 'Tvåstegsverifiering har tagits bort från ditt konto',
      before: ['Tvåstegsverifiering har tagits bort från ditt konto hos Lagra.'],
      action: 'Välj ett nytt lösenord',
      after: [
        'Var det inte du ska du välja ett nytt lösenord genast och höra av dig till den som sköter ert företag.',
      ],
    },
  },
  interestReceived: {
    en: {
      subject: 'Thank you for your interest',
      before: ['We have received your message and will answer it at this address.'],
      after: ['If you have not written to us, somebody used your address; you can ignore this email.'],
    },
    sv: {
      subject: 'Tack för ditt intresse',
      before: ['Vi har fått ditt meddelande och svarar till den här adressen.'],
      after: ['Har du inte skrivit till oss har någon använt din adress; du behöver inte göra något.'],
    },
  },
  contactReceived: {
    en: {
      subject: 'Thank you for your message',
      before: ['We have received your message and will answer it at this address.'],
      after: ['If you have not written to us, somebody used your address; you can ignore this email.'],
    },
    sv: {
      subject: 'Tack för ditt meddelande',
      before: ['Vi har fått ditt meddelande och svarar till den här adressen.'],
      after: ['Har du inte skrivit till oss har någon använt din adress; du behöver inte göra något.'],
    },
  },
  backupFailed: {
    en: {
      subject: 'The backup failed',
      before: ['The scheduled backup of this installation was tried three times and failed. Why:'],
      after: [
        'The next one is tried at its usual time. Until then, the last one that is whole is an older one.',
      ],
    },
    sv: {
      subject: 'Säkerhetskopieringen misslyckades',
      before: [
        'Den schemalagda säkerhetskopieringen av den här installationen misslyckades tre gånger. Därför:',
      ],
      after: ['Nästa görs vid den vanliga tiden. Till dess är den senaste hela säkerhetskopian en äldre.'],
    },
  },
  visitorMessage: {
    en: {
      subject: 'A visitor has written',
      before: ['Somebody has written through the web site. An answer to this letter goes to them.'],
      after: ['Whether the address is theirs has not been checked.'],
    },
    sv: {
      subject: 'En besökare har skrivit',
      before: ['Någon har skrivit via webbplatsen. Ett svar på det här brevet går till den personen.'],
      after: ['Att adressen är personens egen har inte kontrollerats.'],
    },
  },
};
