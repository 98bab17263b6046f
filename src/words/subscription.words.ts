import type { KindTexts } from './kind-texts.ts';

export const subscriptionTexts = {
  kind: 'subscription',
  about: {
    en: 'How the company pays for Lagra: from a trial to what is paid, what is not, and its end.',
    sv: 'Hur företaget betalar för Lagra: från provperiod till det som betalas, det som inte betalas och slutet.',
  },
  states: {
    incomplete: { en: 'Awaiting first payment', sv: 'Väntar på första betalningen' },
    trialing: { en: 'On trial', sv: 'Provperiod' },
    active: { en: 'Active', sv: 'Aktivt' },
    pastDue: { en: 'Payment overdue', sv: 'Betalning försenad' },
    unpaid: { en: 'Unpaid', sv: 'Obetalt' },
    paused: { en: 'Paused', sv: 'Pausat' },
    canceling: { en: 'Cancelled, still running', sv: 'Uppsagt, löper ännu' },
    canceled: { en: 'Ended', sv: 'Avslutat' },
    expired: { en: 'Never paid', sv: 'Aldrig betalt' },
  },
  commands: {
    setBilling: { en: 'Change billing details', sv: 'Ändra faktureringsuppgifter' },
    changePlan: { en: 'Change plan', sv: 'Byt abonnemang' },
    retry: { en: 'Pay now', sv: 'Betala nu' },
    resume: { en: 'Resume', sv: 'Återuppta' },
    cancel: { en: 'Cancel subscription', sv: 'Säg upp abonnemanget' },
    undoCancel: { en: 'Keep the subscription', sv: 'Behåll abonnemanget' },
  },
  events: {
    begin: { en: 'Begin', sv: 'Börja' },
    passTime: { en: 'Period ends', sv: 'Perioden tar slut' },
    tryPayment: { en: 'Try the payment', sv: 'Försök ta betalt' },
    notePaid: { en: 'Note a payment', sv: 'Notera en betalning' },
    noteRefunded: { en: 'Note a refund', sv: 'Notera en återbetalning' },
    noteFailed: { en: 'Note a failed payment', sv: 'Notera en misslyckad betalning' },
    noteCard: { en: 'Note the card', sv: 'Notera kortet' },
  },
  facts: {
    begun: { en: 'Begun', sv: 'Påbörjat' },
    renewed: { en: 'New period begun', sv: 'Ny period påbörjad' },
    planChanged: { en: 'Plan changed', sv: 'Abonnemang bytt' },
    planPlanned: { en: 'Plan for the next period chosen', sv: 'Abonnemang för nästa period valt' },
    tried: { en: 'Payment tried', sv: 'Betalning försökt' },
    retryAsked: { en: 'Payment asked for again', sv: 'Ny betalning begärd' },
    paid: { en: 'Paid', sv: 'Betalt' },
    refunded: { en: 'Refunded', sv: 'Återbetalt' },
    paymentFailed: { en: 'Payment failed', sv: 'Betalningen misslyckades' },
    cardNoted: { en: 'Card changed', sv: 'Kort bytt' },
    billingSet: { en: 'Billing details changed', sv: 'Faktureringsuppgifter ändrade' },
    trialOver: { en: 'Trial over', sv: 'Provperioden slut' },
    cancelAsked: { en: 'Cancelled', sv: 'Uppsagt' },
    cancelUndone: { en: 'Cancellation undone', sv: 'Uppsägning ångrad' },
    ended: { en: 'Ended', sv: 'Avslutat' },
    lapsed: { en: 'Given up', sv: 'Uppgivet' },
  },
  guards: {
    isFree: {
      is: { en: 'it is free of charge', sv: 'det kostar inget' },
      needs: { en: 'Choose a plan.', sv: 'Välj ett abonnemang.' },
    },
    startsTrial: {
      is: { en: 'it begins with a trial', sv: 'det börjar med en provperiod' },
      needs: { en: 'There is no trial.', sv: 'Det finns ingen provperiod.' },
    },
    timeIsUp: {
      is: { en: 'the period is over', sv: 'perioden är slut' },
      needs: { en: 'Wait for the end of the period.', sv: 'Vänta tills perioden är slut.' },
    },
    paysOn: {
      is: { en: 'the trial is over and there is a card', sv: 'provperioden är slut och det finns ett kort' },
      needs: { en: 'Add a card.', sv: 'Lägg till ett kort.' },
    },
    paymentIsDue: {
      is: { en: 'the payment is due', sv: 'det är dags att betala' },
      needs: { en: 'Wait until the payment is due.', sv: 'Vänta tills det är dags att betala.' },
    },
    paymentIsNew: {
      is: { en: 'the payment was not known', sv: 'betalningen var inte känd' },
      needs: { en: 'The payment is known already.', sv: 'Betalningen är redan känd.' },
    },
    refundIsNew: {
      is: { en: 'the refund was not known', sv: 'återbetalningen var inte känd' },
      needs: { en: 'The refund is known already.', sv: 'Återbetalningen är redan känd.' },
    },
    failureIsNew: {
      is: { en: 'the failure was not known', sv: 'misslyckandet var inte känt' },
      needs: { en: 'The failure is known already.', sv: 'Misslyckandet är redan känt.' },
    },
    paysAll: {
      is: { en: 'nothing else is owed', sv: 'inget annat är obetalt' },
      needs: { en: 'Pay what else is owed.', sv: 'Betala det övriga.' },
    },
    refundsAll: {
      is: { en: 'nothing else is owed', sv: 'inget annat är obetalt' },
      needs: { en: 'Pay what else is owed.', sv: 'Betala det övriga.' },
    },
    staysOwed: {
      is: { en: 'the invoice is still to be paid', sv: 'fakturan är ännu obetald' },
      needs: { en: 'The invoice is settled.', sv: 'Fakturan är reglerad.' },
    },
    isLastTry: {
      is: { en: 'it was the last attempt', sv: 'det var sista försöket' },
      needs: { en: 'Wait for the next attempt.', sv: 'Vänta på nästa försök.' },
    },
    mayRetry: {
      is: { en: 'something is owed and there is a card', sv: 'något är obetalt och det finns ett kort' },
      needs: {
        en: 'Add a card; without anything to pay there is nothing to do.',
        sv: 'Lägg till ett kort; finns inget att betala behövs inget.',
      },
    },
    planMayChange: {
      is: {
        en: 'nothing is owed, and the other plan has room for what there is',
        sv: 'inget är obetalt, och det andra abonnemanget rymmer det som finns',
      },
      needs: {
        en: 'Choose another plan that has room for what you use, once all is paid.',
        sv: 'Välj ett annat abonnemang som rymmer det ni använder, när allt är betalt.',
      },
    },
    holdsAtOnce: {
      is: {
        en: 'the plan costs more, or nothing is paid yet',
        sv: 'abonnemanget kostar mer, eller inget är betalt ännu',
      },
      needs: {
        en: 'A cheaper plan begins with the next period.',
        sv: 'Ett billigare abonnemang börjar med nästa period.',
      },
    },
    mayResume: {
      is: { en: 'there is a card, and the plan has room', sv: 'det finns ett kort, och abonnemanget räcker' },
      needs: {
        en: 'Add a card, and choose a plan that has room for what you use.',
        sv: 'Lägg till ett kort och välj ett abonnemang som rymmer det ni använder.',
      },
    },
    isCharged: {
      is: { en: 'there is a plan that is paid for', sv: 'det finns ett abonnemang som betalas' },
      needs: { en: 'There is nothing to cancel.', sv: 'Det finns inget att säga upp.' },
    },
    wasTrial: {
      is: { en: 'the trial still runs', sv: 'provperioden löper ännu' },
      needs: { en: 'The trial is over.', sv: 'Provperioden är slut.' },
    },
    owesStill: {
      is: { en: 'a payment has failed', sv: 'en betalning har misslyckats' },
      needs: { en: 'All is paid.', sv: 'Allt är betalt.' },
    },
  },
  refusals: {
    warehousesFull: {
      en: 'Your plan includes {most:warehouse|warehouses}, and you have as many. Archive one, or change to {plan:plan} under Billing.',
      sv: 'Abonnemanget omfattar {most:lager|lager}, och så många finns. Arkivera ett, eller byt till {plan:plan} under Fakturering.',
    },
    productsFull: {
      en: 'Your plan includes {most:product|products}, and you have as many. Archive some, or change to {plan:plan} under Billing.',
      sv: 'Abonnemanget omfattar {most:artikel|artiklar}, och så många finns. Arkivera några, eller byt till {plan:plan} under Fakturering.',
    },
    ordersFull: {
      en: 'Your plan includes {most} confirmed sales orders a month, and this month has them. Change to {plan:plan} under Billing.',
      sv: 'Abonnemanget omfattar {most} bekräftade kundorder i månaden, och så många finns den här månaden. Byt till {plan:plan} under Fakturering.',
    },
    membersBeyondPlan: {
      en: '{plan:plan} includes {most:member|members}, and you have {taken}. Remove some first.',
      sv: '{plan:plan} omfattar {most:medlem|medlemmar}, och ni är {taken}. Ta bort några först.',
    },
    warehousesBeyondPlan: {
      en: '{plan:plan} includes {most:warehouse|warehouses}, and you have {taken}. Archive some first.',
      sv: '{plan:plan} omfattar {most:lager|lager}, och ni har {taken}. Arkivera några först.',
    },
    productsBeyondPlan: {
      en: '{plan:plan} includes {most:product|products}, and you have {taken}. Archive some first.',
      sv: '{plan:plan} omfattar {most:artikel|artiklar}, och ni har {taken}. Arkivera några först.',
    },
    ordersBeyondPlan: {
      en: '{plan:plan} includes {most} confirmed sales orders a month, and this month has {taken}.',
      sv: '{plan:plan} omfattar {most} bekräftade kundorder i månaden, och den här månaden har {taken}.',
    },
    subscriptionNotDue: { en: 'The period is not over yet.', sv: 'Perioden är inte slut ännu.' },
    paymentNotDue: { en: 'The payment is not due.', sv: 'Betalningen ska inte göras nu.' },
    paymentKnown: { en: 'This is known already.', sv: 'Det är redan känt.' },
    unknownInvoice: { en: 'There is no such invoice.', sv: 'Det finns ingen sådan faktura.' },
    nothingOwed: { en: 'There is nothing to pay.', sv: 'Det finns inget att betala.' },
    paymentUnderWay: {
      en: 'A payment is under way. Wait until it is done.',
      sv: 'En betalning pågår. Vänta tills den är klar.',
    },
    cardMissing: { en: 'There is no card. Add one first.', sv: 'Det finns inget kort. Lägg till ett först.' },
    samePlan: { en: 'You have this plan already.', sv: 'Ni har redan det abonnemanget.' },
    nothingToCancel: { en: 'There is nothing to cancel.', sv: 'Det finns inget att säga upp.' },
  },
  fields: {
    membersBeyondPlan: { en: 'Has too few members.', sv: 'Har för få medlemmar.' },
    warehousesBeyondPlan: { en: 'Has too few warehouses.', sv: 'Har för få lager.' },
    productsBeyondPlan: { en: 'Has too few products.', sv: 'Har för få artiklar.' },
    ordersBeyondPlan: { en: 'Has too few orders a month.', sv: 'Har för få order i månaden.' },
  },
} satisfies KindTexts;
