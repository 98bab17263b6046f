import type { KindTexts } from './kind-texts.ts';

export const pickTexts = {
  kind: 'pick',
  shown: {
    one: { en: 'Pick list', sv: 'Plocklista' },
    many: { en: 'Pick lists', sv: 'Plocklistor' },
    page: '/apps/warehouse/picking/$id',
  },
  about: { en: 'A walk through the warehouse for an order.', sv: 'En runda i lagret för en order.' },
  states: {
    released: { en: 'Released', sv: 'Släppt' },
    claimed: { en: 'Claimed', sv: 'Tagen' },
    picking: { en: 'Picking', sv: 'Plockas' },
    picked: { en: 'Picked', sv: 'Plockat' },
    paused: { en: 'Paused', sv: 'Pausad' },
    cancelled: { en: 'Cancelled', sv: 'Annullerad' },
  },
  commands: {
    claim: { en: 'Start picking', sv: 'Börja plocka' },
    resume: { en: 'Resume', sv: 'Återuppta' },
    finish: { en: 'Finish', sv: 'Slutför' },
    pause: { en: 'Pause', sv: 'Pausa' },
    cancel: { en: 'Cancel pick list', sv: 'Annullera plocklistan' },
    scan: { en: 'Scan', sv: 'Skanna' },
    takeOtherLot: { en: 'Take another lot', sv: 'Ta en annan batch' },
    unscan: { en: 'Put back', sv: 'Återlagt' },
    shortPick: { en: 'Report short', sv: 'Rapportera brist' },
    withdrawShort: { en: 'Found after all', sv: 'Hittades ändå' },
    create: { en: 'New pick list', sv: 'Ny plocklista' },
  },
  confirms: {
    cancel: {
      en: 'Picked goods go back to their bins; the order keeps its reservation.',
      sv: 'Det som är plockat går tillbaka till sina platser; ordern behåller sin reservation.',
    },
  },
  events: {
    lose: { en: 'Missed in a count', sv: 'Saknat i en inventering' },
  },
  facts: {
    created: { en: 'Released', sv: 'Släppt' },
    claimed: { en: 'Claimed', sv: 'Tagen' },
    scanned: { en: 'Scanned', sv: 'Skannad' },
    lotTaken: { en: 'Another lot taken', sv: 'Annan batch tagen' },
    unscanned: { en: 'Put back', sv: 'Återlagt' },
    shortPicked: { en: 'Reported short', sv: 'Brist rapporterad' },
    lost: { en: 'Missed in a count', sv: 'Saknat i en inventering' },
    shortWithdrawn: { en: 'Found after all', sv: 'Hittades ändå' },
    paused: { en: 'Paused', sv: 'Pausad' },
    resumed: { en: 'Resumed', sv: 'Återupptagen' },
    finished: { en: 'Finished, goods are in staging', sv: 'Slutförd, varorna är på utlastningen' },
    cancelled: { en: 'Cancelled', sv: 'Annullerad' },
  },
  guards: {
    isNotYours: {
      is: { en: 'somebody else has it', sv: 'någon annan har den' },
      needs: { en: 'It is yours already.', sv: 'Den är redan din.' },
    },
    mayScan: {
      is: {
        en: 'yours, the right item of a good lot, not above what is asked',
        sv: 'din, rätt artikel ur en bra batch, inte mer än det begärda',
      },
      needs: {
        en: 'Take the list over, and scan an item of it, no more than is asked for.',
        sv: 'Ta över listan, och skanna en artikel på den, inte mer än det begärda.',
      },
    },
    mayTakeOtherLot: {
      is: {
        en: 'yours, and the other lot lies free in the same bin',
        sv: 'din, och den andra batchen ligger fri på samma plats',
      },
      needs: {
        en: 'Take the list over, and scan a lot that lies in the same bin, is free and has not expired.',
        sv: 'Ta över listan, och skanna en batch som ligger på samma plats, är fri och inte har gått ut.',
      },
    },
    mayShort: {
      is: { en: 'yours, and no more than is left', sv: 'din, och inte mer än som återstår' },
      needs: {
        en: 'Take the list over, and report no more missing than is left to pick.',
        sv: 'Ta över listan, och rapportera inte mer saknat än det som återstår.',
      },
    },
    mayLose: {
      is: { en: 'no more than is left to pick', sv: 'inte mer än det som är kvar att plocka' },
      needs: {
        en: 'A count takes no more from a line than is left to pick.',
        sv: 'En inventering tar inte mer från en rad än det som är kvar att plocka.',
      },
    },
    mayWithdraw: {
      is: {
        en: 'yours, still wanted, and not fetched elsewhere',
        sv: 'din, önskas fortfarande, och är inte hämtad på annat håll',
      },
      needs: {
        en: 'Take the list over, and put back what was fetched elsewhere instead; the order must still want it.',
        sv: 'Ta över listan, och lägg tillbaka det som hämtades på annat håll; ordern måste fortfarande vilja ha det.',
      },
    },
    mayUnscan: {
      is: { en: 'yours, and no more than is in hand', sv: 'din, och inte mer än i hand' },
      needs: {
        en: 'Take the list over, and put back no more than is in hand.',
        sv: 'Ta över listan, och lägg inte tillbaka mer än du har i hand.',
      },
    },
    mayFinish: {
      is: {
        en: 'yours, every line is in hand or missing, and no lot is blocked or expired',
        sv: 'din, varje rad är i hand eller saknas, och ingen batch är spärrad eller har gått ut',
      },
      needs: {
        en: 'Take the list over; pick every line or report it missing, with something in hand.',
        sv: 'Ta över listan; plocka varje rad eller rapportera den saknad, med något i hand.',
      },
    },
    holdsGoods: {
      is: { en: 'goods are in hand', sv: 'varor är i hand' },
      needs: { en: 'Something was picked before the pause.', sv: 'Något plockades före pausen.' },
    },
    isClaimed: {
      is: { en: 'somebody has it', sv: 'någon har den' },
      needs: { en: 'Somebody had taken it before the pause.', sv: 'Någon hade tagit den före pausen.' },
    },
  },
  refusals: {
    alreadyYours: { en: 'You are already picking this.', sv: 'Du plockar redan den här.' },
    claimedByAnother: {
      en: '{by:person} is picking this. Claim it to take over.',
      sv: '{by:person} plockar den här. Ta plocklistan för att ta över.',
    },
    linesLeft: {
      en: 'Lines left to pick: {lines}. Pick them or report them short.',
      sv: 'Rader kvar att plocka: {lines}. Plocka dem eller rapportera brist.',
    },
    nothingInHand: {
      en: 'Nothing was picked. Cancel the pick list instead.',
      sv: 'Inget har plockats. Annullera plocklistan i stället.',
    },
    nothingShort: {
      en: 'None of {sku} was reported missing here.',
      sv: 'Inget av {sku} har rapporterats saknat här.',
    },
    noLongerWanted: {
      en: 'The order wants only {most:quantity} more of {sku}.',
      sv: 'Ordern vill bara ha {most:quantity} till av {sku}.',
    },
    fetchedElsewhere: {
      en: '{sku} was already fetched from another bin instead. Put that back first.',
      sv: '{sku} har redan hämtats från en annan plats i stället. Lägg tillbaka det först.',
    },
    tooMuchForLine: {
      en: 'Only {most:quantity} of {sku} on this line, not {wanted:quantity}.',
      sv: 'Bara {most:quantity} av {sku} på raden, inte {wanted:quantity}.',
    },
    wrongLot: {
      en: 'Wrong lot of {sku}: {scanned} was scanned, {expected} is needed.',
      sv: 'Fel batch av {sku}: {scanned} skannades, {expected} behövs.',
    },
    lotNotScanned: {
      en: 'Scan the lot or serial number of {sku}: {expected} is needed.',
      sv: 'Skanna batch eller serienummer för {sku}: {expected} behövs.',
    },
    lotNotHere: {
      en: 'Only {free:quantity} of lot {lot} of {sku} are free in {location}.',
      sv: 'Bara {free:quantity} av batch {lot} av {sku} är fria på {location}.',
    },
    wrongItem: {
      en: 'Wrong product: {scanned} was scanned, {expected} is needed.',
      sv: 'Fel artikel: {scanned} skannades, {expected} behövs.',
    },
  },
  fields: {
    nothingShort: { en: 'Nothing was reported missing here.', sv: 'Inget har rapporterats saknat här.' },
    noLongerWanted: { en: 'The order no longer wants it.', sv: 'Ordern vill inte längre ha det.' },
    fetchedElsewhere: { en: 'Already fetched from another bin.', sv: 'Redan hämtat från en annan plats.' },
    wrongLot: { en: 'Another lot is needed.', sv: 'En annan batch behövs.' },
    lotNotScanned: { en: 'Scan the lot or serial number.', sv: 'Skanna batch eller serienummer.' },
    lotNotHere: {
      en: 'Not so much of this lot is free there.',
      sv: 'Så mycket av batchen är inte fritt där.',
    },
    tooMuchForLine: { en: 'More than is on this line.', sv: 'Mer än vad som finns på raden.' },
  },
} satisfies KindTexts;
