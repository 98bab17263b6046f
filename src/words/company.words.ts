import type { KindTexts } from './kind-texts.ts';

export const companyTexts = {
  kind: 'company',
  about: {
    en: 'The company itself: founded once, and what it decides for all.',
    sv: 'Själva företaget: grundas en gång, och vad det bestämmer för alla.',
  },
  states: {
    active: { en: 'Active', sv: 'Aktivt' },
    suspended: { en: 'Suspended', sv: 'Pausat' },
    closing: { en: 'Closing', sv: 'Stängs' },
    closed: { en: 'Closed', sv: 'Stängt' },
    ended: { en: 'Ended', sv: 'Avslutat' },
  },
  commands: {
    found: { en: 'Found the company', sv: 'Grunda företaget' },
    update: { en: 'Edit', sv: 'Redigera' },
    requireSecondFactor: { en: 'Require a second factor', sv: 'Kräv tvåstegsverifiering' },
    waiveSecondFactor: { en: 'Waive the second factor', sv: 'Släpp kravet på tvåstegsverifiering' },
    changePolicies: { en: 'Change policies', sv: 'Ändra regler' },
    reopenPeriod: { en: 'Reopen a closed period', sv: 'Öppna en stängd period igen' },
    setPaperTexts: { en: 'Set the texts of papers', sv: 'Ange papperens texter' },
    setSeries: { en: 'Change a number series', sv: 'Ändra en nummerserie' },
    setMailSender: { en: 'Set the sender of mail', sv: 'Ange mejlens avsändare' },
    setLabels: { en: 'Set up labels', sv: 'Ställ in etiketter' },
    numberPallets: { en: 'Number pallets', sv: 'Numrera pallar' },
    removeLogo: { en: 'Remove the logo', sv: 'Ta bort logotypen' },
    suspend: { en: 'Suspend the company', sv: 'Pausa företaget' },
    resume: { en: 'Resume', sv: 'Återuppta' },
    close: { en: 'Close the company', sv: 'Stäng företaget' },
    reopen: { en: 'Reopen the company', sv: 'Öppna företaget igen' },
  },
  events: {
    setLogo: { en: 'Logo is set', sv: 'Logotypen anges' },
    passTime: { en: 'The days are over', sv: 'Dagarna är slut' },
  },
  facts: {
    paperTextsSet: { en: 'Texts of papers set', sv: 'Papperens texter angivna' },
    seriesSet: { en: 'Number series changed', sv: 'Nummerserie ändrad' },
    mailSenderSet: { en: 'Sender of mail set', sv: 'Mejlens avsändare angiven' },
    labelsSet: { en: 'Labels set up', sv: 'Etiketter inställda' },
    palletsNumbered: { en: 'Pallets numbered', sv: 'Pallar numrerade' },
    founded: { en: 'Founded', sv: 'Grundat' },
    updated: { en: 'Changed', sv: 'Ändrat' },
    secondFactorRequired: {
      en: 'Second factor required of members',
      sv: 'Tvåstegsverifiering krävs av medlemmar',
    },
    secondFactorWaived: {
      en: 'Second factor no longer required',
      sv: 'Tvåstegsverifiering krävs inte längre',
    },
    periodReopened: { en: 'Closed period reopened', sv: 'Stängd period öppnad igen' },
    policiesChanged: { en: 'Policies changed', sv: 'Reglerna ändrade' },
    logoSet: { en: 'Logo set', sv: 'Logotyp angiven' },
    logoRemoved: { en: 'Logo removed', sv: 'Logotyp borttagen' },
    suspended: { en: 'Suspended', sv: 'Pausat' },
    resumed: { en: 'Resumed', sv: 'Återupptaget' },
    closingAsked: { en: 'Closing decided', sv: 'Stängning beslutad' },
    reopened: { en: 'Reopened', sv: 'Öppnat igen' },
    closed: { en: 'Closed', sv: 'Stängt' },
    ended: { en: 'Ended', sv: 'Avslutat' },
  },
  guards: {
    hasLogo: {
      is: { en: 'there is a logo', sv: 'det finns en logotyp' },
      needs: { en: 'Choose a logo first.', sv: 'Välj först en logotyp.' },
    },
    nameIsTyped: {
      is: { en: 'the name of the company was typed', sv: 'företagets namn har skrivits' },
      needs: { en: 'Type the name of the company as it is.', sv: 'Skriv företagets namn som det är.' },
    },
    seriesIsSound: {
      is: {
        en: 'no other series has the prefix, and the next number goes up',
        sv: 'ingen annan serie har prefixet, och nästa nummer blir högre',
      },
      needs: {
        en: 'Choose a prefix of its own, and a next number that was not drawn yet.',
        sv: 'Välj ett eget prefix och ett nästa nummer som inte har använts.',
      },
    },
    formatsAreOffered: {
      is: {
        en: 'the formats are in use, and for what they are chosen for',
        sv: 'formaten är i bruk och avsedda för det de väljs för',
      },
      needs: {
        en: 'Choose formats that are in use and meant for it.',
        sv: 'Välj format som är i bruk och avsedda för det.',
      },
    },
    daysAreOver: {
      is: { en: 'the days are over', sv: 'dagarna är slut' },
      needs: {
        en: 'This happens by itself when the days are over.',
        sv: 'Det sker av sig självt när dagarna är slut.',
      },
    },
    prefixIsKnown: {
      is: {
        en: 'the company has a GS1 prefix with numbers left',
        sv: 'företaget har ett GS1-prefix med nummer kvar',
      },
      needs: {
        en: 'Enter the GS1 company prefix in the settings of labels.',
        sv: 'Ange GS1-företagsprefixet i etiketternas inställningar.',
      },
    },
    periodStaysClosed: {
      is: { en: 'the closed period does not get shorter', sv: 'den stängda perioden blir inte kortare' },
      needs: {
        en: 'Reopen the period with a reason instead.',
        sv: 'Öppna perioden igen med en orsak i stället.',
      },
    },
    periodReopens: {
      is: {
        en: 'a later part of the closed period opens',
        sv: 'en senare del av den stängda perioden öppnas',
      },
      needs: {
        en: 'Choose a day before the one up to which the books are closed.',
        sv: 'Välj en dag före den som det är stängt till och med.',
      },
    },
    isNotRequired: {
      is: { en: 'no second factor is required', sv: 'ingen tvåstegsverifiering krävs' },
      needs: {
        en: 'A second factor is required of the members already.',
        sv: 'Tvåstegsverifiering krävs redan av medlemmarna.',
      },
    },
    isRequired: {
      is: { en: 'a second factor is required', sv: 'tvåstegsverifiering krävs' },
      needs: {
        en: 'No second factor is required of the members.',
        sv: 'Ingen tvåstegsverifiering krävs av medlemmarna.',
      },
    },
    currencyIsKept: {
      is: { en: 'the currency stays the same', sv: 'valutan är densamma' },
      needs: {
        en: 'The currency cannot be changed once the company has been set up: leave it as it is.',
        sv: 'Valutan kan inte ändras när företaget väl är upplagt: låt den vara.',
      },
    },
  },
  refusals: {
    nameNotTyped: {
      en: 'Type the name of the company as it is: {name}.',
      sv: 'Skriv företagets namn som det är: {name}.',
    },
    prefixTaken: {
      en: 'Another series has or had the prefix {prefix}: choose one that no series has had.',
      sv: 'En annan serie har eller har haft prefixet {prefix}: välj ett som ingen serie har haft.',
    },
    nextOnlyGoesUp: {
      en: 'The series stands at {next}: its next number can only be that or a higher one.',
      sv: 'Serien står på {next}: nästa nummer kan bara vara det eller ett högre.',
    },
    noLogo: { en: 'There is no logo.', sv: 'Det finns ingen logotyp.' },
    companyNotDue: { en: 'The days are not over yet.', sv: 'Dagarna är inte slut än.' },
    reopeningNeedsReason: {
      en: 'This would reopen a closed period: reopen it with a reason.',
      sv: 'Det här skulle öppna en stängd period igen: öppna den med en orsak.',
    },
    closesAhead: {
      en: 'Nothing can be posted until {closedUntil} is over. Confirm that this is meant.',
      sv: 'Inget kan bokföras förrän {closedUntil} är över. Bekräfta att det är meningen.',
    },
    reminderNotLater: {
      en: 'Each reminder is later than the one before: enter more days.',
      sv: 'Varje påminnelse ska komma senare än den före: ange fler dagar.',
    },
    nothingIsClosed: { en: 'No period is closed.', sv: 'Ingen period är stängd.' },
    reopensNothing: {
      en: 'The period is closed up to {closedUntil}: choose an earlier day.',
      sv: 'Perioden är stängd till och med {closedUntil}: välj en tidigare dag.',
    },
    gs1PrefixMissing: {
      en: 'The company has no GS1 prefix: enter it in the settings of labels.',
      sv: 'Företaget har inget GS1-prefix: ange det i etiketternas inställningar.',
    },
    palletNumbersUsedUp: {
      en: 'The prefix has no numbers left for so many pallets.',
      sv: 'Prefixet har inte nummer kvar för så många pallar.',
    },
    secondFactorIsRequired: {
      en: 'A second factor is required of the members already.',
      sv: 'Tvåstegsverifiering krävs redan av medlemmarna.',
    },
    secondFactorIsNotRequired: {
      en: 'No second factor is required of the members.',
      sv: 'Ingen tvåstegsverifiering krävs av medlemmarna.',
    },
    currencyIsFixed: {
      en: 'The currency cannot be changed once the company has been set up.',
      sv: 'Valutan kan inte ändras när företaget väl är upplagt.',
    },
  },
  fields: {
    closesAhead: {
      en: 'Nothing can be posted until this day is over. Confirm that this is meant.',
      sv: 'Inget kan bokföras förrän den dagen är över. Bekräfta att det är meningen.',
    },
    prefixTaken: {
      en: 'Another series has or had this prefix.',
      sv: 'En annan serie har eller har haft det här prefixet.',
    },
    nextOnlyGoesUp: {
      en: 'The next number can only go up.',
      sv: 'Nästa nummer kan bara höjas.',
    },
    nameNotTyped: { en: 'This is not the name of the company.', sv: 'Det här är inte företagets namn.' },
    reopensNothing: { en: 'Choose an earlier day.', sv: 'Välj en tidigare dag.' },
  },
} satisfies KindTexts;
