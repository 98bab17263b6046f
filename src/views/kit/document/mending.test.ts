import { expect, test } from 'vitest';
import { refusalTexts } from '#words/refusal-texts.ts';
import {
  askedOthers,
  mendingPageOf,
  mendingPages,
  PARTY,
  permissionOf,
  PRODUCT,
  WRITTEN,
} from './mending.ts';
import { wanting } from './want-of-goods.ts';

const list = (codes: string): readonly string[] => codes.trim().split(/\s+/);

/** The rules themselves name the command that mends it, or the document. */
const byTheModel = list(`
  adjustsOverYourLimit alreadyInvited alreadyReserved alreadyShipped approvalAsked attributeMissing
  binSaidEmpty claimedByAnother componentNotActive countedByAnother creditFirst customerBlocked goodsInHand
  goodsInStaging goodsStay goodsTravel heldByMovements linesUncounted linesUnresolved lostOnTheWay noAxes
  nothingArrived nothingInHand nothingReady nothingShipped orderNotAwaited orderOnHold overYourLimit
  parkedLeft productNotActive productTypeParentArchived promisedToOrders reasonNeedsApproval returnIsOpen carriesLandedCost
  reviseBundle somethingArrived stale supplierNotActive supplierReturnIsOpen takenByAnother
  receiptBilled billDeviates billOutdated billedAfter billNotApproved ownBill
  inspectionMissing invoicedMeanwhile warehouseNotActive wouldCancelAll listsBuildOnIt priceListArchived quoteIsOver quoteIsPartlyOrdered
`);

/** Kinds offer them themselves: `<slug>.fixes.ts`. */
const byKinds = list(`
  roleInUse warehouseHasOrders warehouseHasPicks warehouseHasPurchases warehouseHasShipments
`);

/** Mended where it is typed or chosen: the field, the cell or the dialog that says it is open before the person. */
const whereTyped = list(`
  bankFileBroken bankFileOfAnotherKind bankFileDoctype bankFileTooDeep bankFileTooManyElements bankFileTooManyEntries
  bankFileTextTooLong bankEntryIncomplete bankEntryParts bankFileTwice bankEntryOtherAccount bankEntryOtherCurrency
  eBillBroken eBillOfAnotherKind eBillCii eBillDoctype eBillTooDeep eBillTooManyElements eBillTextTooLong
  eBillTooManyLines eBillTooManyFiles eBillPdfWithout eBillPdfSeveral eBillPdfBroken eBillFaulty eBillCurrency billTwice
  dueBeforeBilled notOfReceipt receiptOfAnother payeeMissing supplierNumberMissing nothingToTransfer noCharges noReceipts nothingCarries nothingToSpreadBy dayIsPast
  bankEntryTwice notAParticipant moreThanOwed moreThanFees
  supplierTwice noSuppliersAsked tooManySuppliers answerByIsPast notAskedForQuote nothingOffered notQuotedYet
  nothingAwarded lineNotOffered quotationExpired offersAreLeft partyMissing
  accountTaken adjustedTwice amountTooLarge approvalNotHeeded askedMayNot attributeKindIsFixed
  attributeNotAChoice attributeTwice attributeUnknown attributeWrongKind barcodeShortened barcodeTaken
  beforeTheBooks beforeTheGoods belowFulfilled belowReceived beyondOwnLimits beyondOwnPermissions
  beyondOwnWarehouses binNotEmpty binNotInCount cameInElsewhere cannotBeDrafted cannotBeTagged
  cannotDefineVariants cardMissing categoryCycle categoryTooDeep cellMissing cellNegative cellNotAttribute
  cellNotChoice cellNotCountry cellNotCurrency cellNotDay cellNotDays cellNotNumber cellNotVat cellNotWhole
  cellNotYesNo cellSeveralRecords cellShortened cellTooFine cellUnknownRecord choiceTwice choicesMissing
  choicesWidened closesAhead codeDoubtful codeOfOther codeTaken commandIncomplete commandNeedsPerson
  companyInPassword componentCycle componentTwice conditionHidden connectionLinesRejected
  connectionNotWorking connectionOther connectionRateInvalid connectionRateMissing connectorAddress
  connectorCredentials connectorFolder connectorHostKey connectorNoFile connectorNoFolders connectorPort
  connectorSecretMissing connectorStays costIsKnown costMissing countOnOrderLine countTooLarge
  countTooManyLines countedTwice countryHasVatNumber currencyIsFixed daysBeyond deliveryPlaceMissing
  discountAfterDue emailInPassword endsBeforeItBegins exchangeNeedsOrder exchangeRateTaken expiryMissing
  expiryNeedsLots feeTooHigh fetchedElsewhere freightTooHigh gainWithoutCost gradedMoreThanCame
  codeIsLabel importColumnMissing importPackagingMissing cellOtherCurrency cellConverted importVatOpen
  chargeIsService discountIsFixed discountTooHigh cellUnknownSign cellUnseenSigns cellTooLong importTagNotGiven cellNotComponent importNotParent importNoBundle importReorderWarehouse importBundleNew importVariantsNew importFieldsKept
  importInvalid importKeyUnmapped importLotMissing importNotAsked importNotStocked importNothingToTake
  importOrderIncomplete importQuantityZero importRateMissing importSupplierMissing importTermsTwice
  importTwice invalid isOwnCurrency kitNotCounted kitStaysWhole labelFormatForNothing labelsBesidePaper
  lineHasArrived lineIsNew lineIsThere lineTaken lineTwice linesLeft locationIsQuarantine locationMissing
  locationNotActive locationNotAsked lotMissing lotNotAsked lotNotHere lotNotScanned lotNotSold lotTwice
  mentionMayNotSee mergedBelowItself mergedIntoItself moreThanCameIn moreThanOpen moreThanOrdered
  moreThanUnpaid moreThanWasSent movedTwice nameInPassword nameNotTyped nameTaken newCostMissing
  nextOnlyGoesUp noPaper noPermissions noSuchStep noSupplierToOrderFrom nobodyToAsk nobodyToTell
  notABankgiro notABarcode notABic notAComponent notAPlusgiro notAPostcode notATimeZone notAVatNumber
  notAllGraded notAnAddress notAnIban notAnOrganisationNumber notAssembled notBelowZero notForWorkflows
  notFreeToHold notInScope notOnHold notOptional notSent notStocked nothingCounted nothingGraded
  nothingShort nothingToBuild nothingToCount nothingToReplace nothingToValue numberReserved numberTaken
  onlyLossIsScrapped onlyStockIsTracked orderNotAsked otherExpiry otherProduct otherQuantityInLots
  otherQuantityTaken otherSupplier otherWarehouse overReasonMissing pairingFieldUnknown pairingKindTwice
  pairingMissing pairingNothingChosen photoMissing placeArchived placeIsFull placeNotAsked prefixTaken
  prepaidHasNoDiscount priceTooLarge productNotStocked productTypeCycle productTypeTooDeep quantityNotWhole
  quantityTooLarge rateMustBeOne reasonMissing recipientUnknown reopeningNeedsReason returnCostMissing
  returnReasonMissing samePlace secretIsOld sendBackReasonMissing serialIsHere serialIsOne serviceTwice
  settingAddress settingChoice settingFormat settingHost settingMissing settingNumber settingTooLong
  sheetNeedsCount skuCountsOne skuTaken staysInWarehouse substituteItself substituteTwice sumTooLarge
  supplierNotAsked tagTwice tooMuchForLine trackingAddressWrong unitNotExact unitTwice unknownAccount
  unknownAxis unknownCarrier unknownCategory unknownConnector unknownDeliveryTerm unknownEntry unknownFact
  unknownField unknownFlow unknownImage unknownLabelFormat unknownLine unknownLocation unknownLot
  unknownOrder unknownParent unknownPaymentTerm unknownPlaceholder unknownProduct unknownProductType
  unknownReason unknownReceipt unknownRole unknownSalesperson unknownService unknownSetting unknownState unknownSupplier
  unknownTag unknownUnit unknownValue unknownWarehouse unknownWeekday valueMissing varianceChanged
  variantDiffers variantExists variantUnlisted variantsMany vatRateBetween vatRateEndsInPast vatRateGap
  postingNotDivided postingRuleTaken vatAnswerInFuture vatRateOverlaps vatReasonMissing warehouseNotAsked webhookAddress whyNotCounted workflowIsOff wrongCheckDigit wrongItem
  wrongLot baseDiffers listedTwice priceKeepsList priceListCycle priceOrDiscount priceTaken productOrCategory
  unknownPackaging unknownPriceList lineIsNotOptional moreThanQuoted quantityIsLocked validUntilIsPast
  purposeOfOther notToBeShared notASwishNumber invoiceMissing correctsNothing ordersDiffer quantityMissing
  textMissing moreThanInvoiced moreThanLeftOfLine creditNoteCharges invoiceBelowZero paymentTwice allocatedTwice
  unknownReturn moreThanReturned sameCurrency settlesMissing eInvoicePostcodeMissing organisationNumberMissing
  otherCurrency amountMissing moreThanRounding discountIsOver moreThanDiscount moreThanLeftOfPayment beforePayment
  exemptionReasonMissing endpointSchemeUnknown endpointNumberUnfit eInvoiceOrganisationNumberUnfit
  eInvoiceVatNumberUnfit countryUnknown invoicePriceBelowZero vatRateUnfit vatRateNotSwedish exemptionCodeUnfit
  outsideOfVatMixed correctedInvoiceMissing documentExists moreThanAYear tooManyVouchers eInvoiceUnfit reminderNotLater
  advanceOfOneOrder moreThanOrder advanceDayMissing advanceAlone notAllInspected sampleTooSmall sampleTooLarge
  inspectionDiffers rejectReasonMissing unknownItemSaysNothing nothingToTeach moreThanWaits moreThanAllocated notTheSameGoods
`);

/** Mended in the other system, and tried again on the page of its connection. */
const elsewhere = list(`
  shopNoSku shopUnknownSku shopFreightMissing shopOrderEmpty shopGone shopNothingToFulfil shopOrderEnded
  shopifyLocation otherSideRefused otherSideScopes otherSideCurrency otherSideUnreadable
`);

/** Mended by nobody: it is done or over, it takes time, or it holds for whoever it names. */
const byNobody = list(`
  onlyByLink beyondLink linkOpenedBefore readConfirmedBefore readNotAsked tooManyQuestions linkNotOver
  linkIsOver notThroughLink sharedLinkUnknown accountKeepsNumber agentIdTaken allHasCome allIsReady alreadyFounder alreadyMember alreadyParked
  alreadyTaken alreadyYours bundleModeIsFixed cannotBeTaggedNow categoryArchived categoryParentArchived
  clientBeyondOwn clientNotOver commandIdTaken commentExists commentOfAnother commentRemoved companyNotDue
  connectionBeyondOwn connectionMayRecover connectionNotRefused connectorAnswer connectorAnswerLarge
  connectorBusy connectorUnreachable dayNotCome documentIsGone exchangeRateKeepsDay figureTooLarge figuresOfAll fileExists
  fileOfAnother goodsCameBack goodsComeBack goodsWentBack importChangedSince importGone importNothingTaken
  inTheFuture incotermIsKept internalError internalOnly invitationForAnother invitationNotOver
  invitationOver isArchived labelFormatKeepsSize lastDayIsPast lineDoesNotDeviate lineIsFixed lineNotCounted
  locationNotEmpty locationStaysInWarehouse lotLasts memberBeyondOwnLimits memberBeyondOwnWarehouses
  moreToCome moreToCredit neverConfirmed neverPlaced noFounder noLogo noLongerWanted noLotToAllow
  noServicesOpen noSuchPayment notABundle notAParent notApproved notAsked notCarriedOut notComplete
  notExpired notInState notOffered notYourEntry notYourRequest notYourSubmission nothingChanged
  nothingCorrected nothingDeviates nothingDoubted nothingIsClosed nothingOwed nothingParked nothingPromised
  nothingPut nothingRevised nothingToCancel nothingToCredit nothingToRelease nothingToReturn
  nothingToSendBack nothingUnpaid onOpenOrder onlyFounders ordersBeyondPlan outOfScope outOfScopeElsewhere
  ownClient pairingChoiceOld pairingChosenAgain pairingCodeOver pairingIsThere pairingNoWay
  partyCategoryNotEmpty paymentKnown paymentNotDue paymentUnderWay picksKeepTheirs productHasMoved
  proofNeeded reasonKeepsCode receiptNotPosted receiptWithoutSupplier recounterIsAnother requestAnswered
  requestIsNotEdited returnIsCredited returnIsPosted roleBeyondOwnLimits roleBeyondOwnWarehouses roleIsTried
  sameCost samePlan secondFactorIsNotRequired secondFactorIsRequired sentJustNow servicesShipWithGoods
  fileWasMailed mailSettledBefore quoteStillValid somethingOpen somethingPut somethingUnderway stillInStock stillOpen subscriptionNotDue
  termIsDefaultAlready termKeepsPayment tooManyComments tooManyFiles tooManyInvitations tooManyToMerge
  trackingIsFixed unitKeepsCode unknownCommand unknownComment unknownDocument unknownFile unknownInvoice
  unknownKind variantsRemain variantsUseIt vatRateHeld vatRateKeepsPlace versionNeeded waitsForServer
  warehouseNeedsLocation webhookMayRecover nothingToInvoice creditNoteStays notIssued notDue moreToInvoice
  nothingInvoiced nothingToSetOff nothingSetOff leftOfPayment nothingAllocated nothingLeftOfPayment paidOut paymentRefunded eInvoiceCountryRules eInvoiceMarkMissing
  nothingToInspect inspectionAwaited nothingRejected toBePutAway unknownItemSupplierMissing
  invoiceSumsDisagree nothingToAdvance noAdvance receiptIsGone receiptsToCome nothingToAwait billPaid billOrdered billNotOrdered
  paymentFileFetched paymentFileChanged nothingWaits nothingReserved allocationLocked alreadyLocked notLocked notTimeToReserve
`);

test('[DP57] every reason leads to where it is mended or to who may, or is known to be typed, or mended by nobody', () => {
  const led = [...Object.keys(mendingPages), ...askedOthers, ...PARTY, ...WRITTEN, ...PRODUCT, ...wanting];
  const known = new Set([...led, ...byTheModel, ...byKinds, ...whereTyped, ...elsewhere, ...byNobody]);
  const todo =
    'say where it is mended: in whereTyped where it is at a field, or in another list of this file';
  expect(
    Object.keys(refusalTexts).filter((code) => !known.has(code)),
    todo,
  ).toEqual([]);
  expect([...known].filter((code) => !(code in refusalTexts))).toEqual([]);
  const mended = new Set([...led, ...byTheModel, ...byKinds]);
  expect([...whereTyped, ...byNobody].filter((code) => mended.has(code))).toEqual([]);
  expect(whereTyped.filter((code) => byNobody.includes(code))).toEqual([]);
});

test('[DP57] who else may is named by the refusal, by its code, or by the approval of its kind', () => {
  expect(permissionOf('salesOrder', 'notPermitted', { permission: 'salesOrder.hold' })).toBe(
    'salesOrder.hold',
  );
  expect(permissionOf('salesOrder', 'creditExceeded')).toBe('salesOrder.override');
  expect(permissionOf('count', 'ownReview')).toBe('count.approve');
  expect(permissionOf('salesOrder', 'noLines')).toBeUndefined();
});

test('[DP57] a reason that no page mends leads nowhere, whatever it is called', () => {
  expect(mendingPageOf('accountMissing')?.path).toBe('/apps/settings/core-resources/posting-rules');
  expect(['constructor', 'toString', 'stale'].map(mendingPageOf)).toEqual([undefined, undefined, undefined]);
});
