import { xmlDocument, type XmlElements, type XmlPart } from '../xml/build-xml.ts';

/** An element: its text, or its attributes (`@name`), text (`#text`) and elements, in their order. A list repeats it. */
export type Ubl = XmlPart;
export type UblElements = XmlElements;

const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd';

/** A document of UBL 2.1 with what is not empty of it: an empty element is a fault (PEPPOL-EN16931-R008). */
export const ublDocument = (name: 'Invoice' | 'CreditNote', elements: UblElements): string =>
  xmlDocument(name, {
    '@xmlns': `${NAMESPACE}:${name}-2`,
    '@xmlns:cac': `${NAMESPACE}:CommonAggregateComponents-2`,
    '@xmlns:cbc': `${NAMESPACE}:CommonBasicComponents-2`,
    ...elements,
  });
