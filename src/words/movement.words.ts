import type { KindTexts } from './kind-texts.ts';

export const movementTexts = {
  kind: 'movement',
  shown: {
    one: { en: 'Movement', sv: 'Flytt' },
    many: { en: 'Movements', sv: 'Lagerflyttar' },
    page: '/apps/inventory/movements/$id',
  },
  about: {
    en: 'Goods that go from place to place, or to another warehouse.',
    sv: 'Varor som flyttas mellan platser, eller till ett annat lager.',
  },
  states: {
    draft: { en: 'Draft', sv: 'Utkast' },
    requested: { en: 'Awaiting approval', sv: 'Väntar på godkännande' },
    approved: { en: 'Approved', sv: 'Godkänd' },
    reserved: { en: 'To move', sv: 'Att flytta' },
    inTransit: { en: 'In transit', sv: 'Under transport' },
    partlyReceived: { en: 'Partly received', sv: 'Delvis mottagen' },
    returning: { en: 'Coming back', sv: 'På väg tillbaka' },
    done: { en: 'Done', sv: 'Klart' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
    cancelled: { en: 'Cancelled', sv: 'Annullerad' },
  },
  commands: {
    move: { en: 'Move', sv: 'Flytta' },
    put: { en: 'Put in place', sv: 'Lägg på plats' },
    takeBack: { en: 'Take back', sv: 'Ta tillbaka' },
    dispatch: { en: 'Send off', sv: 'Skicka' },
    receive: { en: 'Receive', sv: 'Ta emot' },
    putBack: { en: 'Put back', sv: 'Lägg tillbaka' },
    approve: { en: 'Approve', sv: 'Godkänn' },
    reserve: { en: 'Reserve', sv: 'Reservera' },
    request: { en: 'Ask for approval', sv: 'Be om godkännande' },
    claim: { en: 'Take it on', sv: 'Ta uppgiften' },
    settle: { en: 'Settle the rest', sv: 'Reglera resten' },
    recall: { en: 'Recall', sv: 'Kalla tillbaka' },
    reject: { en: 'Reject', sv: 'Avslå' },
    withdraw: { en: 'Withdraw request', sv: 'Ta tillbaka begäran' },
    unreserve: { en: 'Cancel the reservation', sv: 'Häv reservationen' },
    cancel: { en: 'Cancel movement', sv: 'Annullera flytten' },
    reverse: { en: 'Reverse', sv: 'Återför' },
    correct: { en: 'Correct', sv: 'Rätta' },
    create: { en: 'New movement', sv: 'Ny flytt' },
    update: { en: 'Edit', sv: 'Redigera' },
  },
  confirms: {
    dispatch: {
      en: 'The goods leave their places, and are expected at the other warehouse.',
      sv: 'Varorna lämnar sina platser och väntas till det andra lagret.',
    },
    recall: {
      en: 'The other warehouse no longer expects the goods; they come back.',
      sv: 'Det andra lagret väntar inte längre varorna; de kommer tillbaka.',
    },
    cancel: { en: 'What is reserved for it becomes free.', sv: 'Det som är reserverat för den blir fritt.' },
    reverse: {
      en: 'The goods go back to the places they came from.',
      sv: 'Varorna går tillbaka till platserna de kom från.',
    },
  },
  facts: {
    created: { en: 'Created', sv: 'Skapad' },
    updated: { en: 'Changed', sv: 'Ändrad' },
    noted: { en: 'Note changed', sv: 'Anteckning ändrad' },
    requested: { en: 'Approval requested', sv: 'Godkännande begärt' },
    approved: { en: 'Approved', sv: 'Godkänd' },
    rejected: { en: 'Rejected', sv: 'Avslagen' },
    withdrawn: { en: 'Request withdrawn', sv: 'Begäran återtagen' },
    reserved: { en: 'Goods reserved', sv: 'Varor reserverade' },
    unreserved: { en: 'Reservation cancelled', sv: 'Reservationen hävd' },
    claimed: { en: 'Taken on', sv: 'Tagen' },
    put: { en: 'Put in place', sv: 'Lagd på plats' },
    takenBack: { en: 'Taken back', sv: 'Tillbakatagen' },
    moved: { en: 'Moved', sv: 'Flyttad' },
    dispatched: { en: 'Sent off', sv: 'Skickad' },
    received: { en: 'Received', sv: 'Mottagen' },
    settled: { en: 'Rest settled', sv: 'Resten reglerad' },
    recalled: { en: 'Recalled', sv: 'Återkallad' },
    putBack: { en: 'Put back', sv: 'Återlagd' },
    cancelled: { en: 'Cancelled', sv: 'Annullerad' },
    reversed: { en: 'Reversed', sv: 'Återförd' },
    corrected: { en: 'Corrected', sv: 'Rättad' },
  },
  labels: {
    purpose: { en: 'Kind', sv: 'Typ' },
    warehouse: { en: 'From warehouse', sv: 'Från lager' },
    toWarehouse: { en: 'To warehouse', sv: 'Till lager' },
    dueOn: { en: 'Due', sv: 'Klar senast' },
    priority: { en: 'Priority', sv: 'Prioritet' },
    asksApproval: { en: 'Needs approval', sv: 'Kräver godkännande' },
    receipt: { en: 'Goods receipt', sv: 'Inleverans' },
    note: { en: 'Note', sv: 'Anteckning' },
    outcome: { en: 'What became of it', sv: 'Vad som hände' },
    lines: { en: 'Lines', sv: 'Rader' },
    from: { en: 'From', sv: 'Från' },
    to: { en: 'To', sv: 'Till' },
    ready: { en: 'Reserved', sv: 'Reserverat' },
    released: { en: 'Promises released', sv: 'Löften som släpptes' },
  },
  list: {
    search: { en: 'Number, product or note', sv: 'Nummer, artikel eller anteckning' },
    narrowed: { en: 'No movement matches', sv: 'Ingen flytt matchar' },
    none: { en: 'No movements yet', sv: 'Inga flyttar än' },
    text: {
      en: 'Move goods between places, put away what was received, fill pick faces, or send goods to another warehouse.',
      sv: 'Flytta varor mellan platser, lagra in det som tagits emot, fyll på plockplatser eller skicka varor till ett annat lager.',
    },
  },
  guards: {
    mayBeCorrected: {
      is: {
        en: 'something differs, nothing was lost, it may be reversed without approval, and you may move',
        sv: 'något skiljer sig, inget gick förlorat, den får återföras utan godkännande, och du får flytta',
      },
      needs: {
        en: 'Change something. Nothing was lost on the way, nobody has to approve it, it may be reversed, and you need the permissions to edit, reserve and move too.',
        sv: 'Ändra något. Inget gick förlorat på vägen, ingen behöver godkänna, flytten ska gå att återföra, och du behöver också behörighet att ändra, reservera och flytta.',
      },
    },
    isSound: {
      is: { en: 'warehouses, products and places fit', sv: 'lager, artiklar och platser passar' },
      needs: {
        en: 'Choose active warehouses, and for each line a stocked product, its lot if it has lots, and two different active places.',
        sv: 'Välj aktiva lager, och för varje rad en lagerförd artikel, batch om den har det, och två olika aktiva platser.',
      },
    },
    isComplete: {
      is: { en: 'it has lines, each with its places', sv: 'den har rader, var och en med sina platser' },
      needs: {
        en: 'Add a line; name where its goods go within the warehouse, and the lot of products that have lots.',
        sv: 'Lägg till en rad; ange vart varorna ska inom lagret, och batch för artiklar som har det.',
      },
    },
    mayReserve: {
      is: {
        en: 'complete, no approval asked for, and goods are there',
        sv: 'komplett, inget godkännande krävs, och varor finns',
      },
      needs: {
        en: 'Complete the lines; ask for approval if it is needed. Some of the goods must lie there, not taken by others.',
        sv: 'Gör raderna klara; be om godkännande om det krävs. Något av varorna måste ligga där, inte taget av andra.',
      },
    },
    mayReserveApproved: {
      is: { en: 'complete, and more of the goods is there', sv: 'komplett, och mer av varorna finns' },
      needs: {
        en: 'Some of what is not reserved yet must lie there, not taken by others.',
        sv: 'Något av det som inte är reserverat än måste ligga där, inte taget av andra.',
      },
    },
    isNotOwnRequest: {
      is: { en: 'somebody else asked for it', sv: 'någon annan har begärt det' },
      needs: {
        en: 'Somebody else than who asked for approval has to approve it.',
        sv: 'Någon annan än den som begärt godkännande måste godkänna.',
      },
    },
    isOwnRequest: {
      is: { en: 'you asked for it', sv: 'du har begärt det' },
      needs: {
        en: 'Only who asked for approval can withdraw the request.',
        sv: 'Bara den som begärt godkännande kan ta tillbaka begäran.',
      },
    },
    onlyNotes: {
      is: { en: 'only its note changes', sv: 'bara anteckningen ändras' },
      needs: {
        en: 'Cancel the reservation to change more than the note.',
        sv: 'Häv reservationen för att ändra mer än anteckningen.',
      },
    },
    mayLetGo: {
      is: {
        en: 'nobody else has it, and nothing was put in place',
        sv: 'ingen annan har den, och inget har lagts på plats',
      },
      needs: {
        en: 'Take it over first, and take back what was put in place.',
        sv: 'Ta över den först, och ta tillbaka det som lagts på plats.',
      },
    },
    nothingWasPut: {
      is: { en: 'nothing was put in place', sv: 'inget har lagts på plats' },
      needs: {
        en: 'Take back what was put in place, or finish the movement.',
        sv: 'Ta tillbaka det som lagts på plats, eller slutför flytten.',
      },
    },
    mayPut: {
      is: {
        en: 'within the warehouse, reserved, and the place has room',
        sv: 'inom lagret, reserverat, och platsen har utrymme',
      },
      needs: {
        en: 'Put no more in place than is reserved, in an active place with room.',
        sv: 'Lägg inte mer på plats än det reserverade, på en aktiv plats med utrymme.',
      },
    },
    mayTakeBack: {
      is: {
        en: 'it was put in place, and still lies there free to go',
        sv: 'det har lagts på plats, och ligger kvar där fritt',
      },
      needs: {
        en: 'Take back no more than was put there and still lies there, free to go.',
        sv: 'Ta inte tillbaka mer än det som lagts där och ligger kvar fritt.',
      },
    },
    wasApproved: {
      is: { en: 'it was approved', sv: 'den var godkänd' },
      needs: { en: 'It had been approved before.', sv: 'Den hade godkänts tidigare.' },
    },
    isNotYours: {
      is: { en: 'somebody else has it, or nobody', sv: 'någon annan har den, eller ingen' },
      needs: { en: 'It is yours already.', sv: 'Den är redan din.' },
    },
    mayMove: {
      is: {
        en: 'within the warehouse, reserved, and the place has room',
        sv: 'inom lagret, reserverat, och platsen har utrymme',
      },
      needs: {
        en: 'Move no more than is reserved, to an active place with room. Goods for another warehouse are sent off instead.',
        sv: 'Flytta inte mer än det reserverade, till en aktiv plats med utrymme. Varor till ett annat lager skickas i stället.',
      },
    },
    mayDispatch: {
      is: { en: 'for another warehouse, and reserved', sv: 'till ett annat lager, och reserverat' },
      needs: {
        en: 'Send no more than is reserved. Goods that stay in the warehouse are moved instead.',
        sv: 'Skicka inte mer än det reserverade. Varor som stannar i lagret flyttas i stället.',
      },
    },
    mayReceive: {
      is: {
        en: 'no more than is on its way, to a place with room',
        sv: 'inte mer än det som är på väg, till en plats med utrymme',
      },
      needs: {
        en: 'Receive no more than is on its way, in active places of the warehouse with room.',
        sv: 'Ta inte emot mer än det som är på väg, på aktiva platser i lagret med utrymme.',
      },
    },
    bringsTheRest: {
      is: { en: 'nothing is on its way afterwards', sv: 'inget är på väg efteråt' },
      needs: { en: 'All that is on its way is received.', sv: 'Allt som är på väg tas emot.' },
    },
    maySettle: {
      is: { en: 'no more than is on its way', sv: 'inte mer än det som är på väg' },
      needs: {
        en: 'Settle no more than is on its way. Of goods that come back, only what was lost is settled.',
        sv: 'Reglera inte mer än det som är på väg. Av varor som kommer tillbaka regleras bara det som försvunnit.',
      },
    },
    settlesTheRest: {
      is: { en: 'nothing is on its way afterwards', sv: 'inget är på väg efteråt' },
      needs: { en: 'All that is on its way is settled.', sv: 'Allt som är på väg regleras.' },
    },
    mayBeReversed: {
      is: {
        en: 'the goods are still there and the period is open',
        sv: 'varorna finns kvar och perioden är öppen',
      },
      needs: {
        en: 'The goods still lie where they were put, free to go, and the day is not closed.',
        sv: 'Varorna ligger kvar där de lades, är fria, och dagen är inte stängd.',
      },
    },
  },
  refusals: {
    lostOnTheWay: {
      en: 'Some of it was lost on the way. Reverse the movement, and write a new one.',
      sv: 'En del gick förlorad på vägen. Återför flytten och skriv en ny.',
    },
    staysInWarehouse: {
      en: 'Only a transfer goes to another warehouse.',
      sv: 'Bara en överföring går till ett annat lager.',
    },
    unknownReceipt: {
      en: 'Put-away needs a posted goods receipt of this warehouse.',
      sv: 'Inlagring kräver en bokförd inleverans i det här lagret.',
    },
    notStocked: { en: '{sku} is not kept in stock.', sv: '{sku} lagerförs inte.' },
    movedTwice: {
      en: '{sku} is there twice, from and to the same places.',
      sv: '{sku} finns två gånger, från och till samma platser.',
    },
    placeMissing: { en: 'Say where the goods go.', sv: 'Ange vart varorna ska.' },
    approvalAsked: {
      en: 'This movement needs approval first.',
      sv: 'Flytten måste godkännas först.',
    },
    ownRequest: {
      en: 'You asked for this approval, so somebody else has to give it.',
      sv: 'Du har begärt godkännandet, så någon annan måste ge det.',
    },
    notYourRequest: {
      en: 'Only who asked for approval can withdraw the request.',
      sv: 'Bara den som begärt godkännande kan ta tillbaka begäran.',
    },
    notApproved: { en: 'It was not approved.', sv: 'Den var inte godkänd.' },
    alreadyReserved: {
      en: 'Goods are reserved for it. Cancel the reservation to change more than the note.',
      sv: 'Varor är reserverade för den. Häv reservationen för att ändra mer än anteckningen.',
    },
    allIsReady: { en: 'Everything is reserved already.', sv: 'Allt är redan reserverat.' },
    heldByOthers: {
      en: '{wanted:quantity} of {sku} in {location} cannot be taken: {holders}.',
      sv: '{wanted:quantity} av {sku} på {location} går inte att ta: {holders}.',
    },
    notThere: {
      en: 'Only {free:quantity} of {sku} can be taken from {location}; {wanted:quantity} needed.',
      sv: 'Bara {free:quantity} av {sku} går att ta från {location}; {wanted:quantity} behövs.',
    },
    takenByAnother: {
      en: '{by:person} has taken this on. Take it over to go on.',
      sv: '{by:person} har tagit uppgiften. Ta över den för att fortsätta.',
    },
    alreadyTaken: { en: 'It is yours already.', sv: 'Den är redan din.' },
    goodsTravel: {
      en: 'These goods go to another warehouse: send them off.',
      sv: 'Varorna ska till ett annat lager: skicka dem.',
    },
    goodsStay: {
      en: 'These goods stay in the warehouse: move them.',
      sv: 'Varorna stannar i lagret: flytta dem.',
    },
    somethingPut: {
      en: 'Some of it was put in its place already. Take that back first, or finish the movement.',
      sv: 'En del har redan lagts på plats. Ta tillbaka det först, eller slutför flytten.',
    },
    nothingPut: {
      en: 'Nothing of it was put in its place yet.',
      sv: 'Inget av den har lagts på plats än.',
    },
    nothingReady: { en: 'Nothing is reserved for it.', sv: 'Inget är reserverat för den.' },
    placeIsFull: {
      en: '{location} has room for {room:quantity}, not {wanted:quantity}.',
      sv: '{location} har plats för {room:quantity}, inte {wanted:quantity}.',
    },
    goodsComeBack: {
      en: 'The goods are coming back: only what was lost can be settled.',
      sv: 'Varorna är på väg tillbaka: bara det som försvunnit kan regleras.',
    },
    somethingUnderway: { en: 'Something is still on its way.', sv: 'Något är fortfarande på väg.' },
  },
  fields: {
    notStocked: { en: 'This is not kept in stock.', sv: 'Den här lagerförs inte.' },
    placeIsFull: { en: 'There is no room for so much.', sv: 'Det finns inte plats för så mycket.' },
  },
} satisfies KindTexts;
