import './party.css';
import { useLingui } from '@lingui/react/macro';
import type { PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import type { FollowingParty, PartyForm } from '#model/areas/setup/party/party.ts';
import type { Address } from '#model/values/schemas.ts';
import { useDeliveryAgreed } from '#views/kit/document/use-delivery-terms.ts';
import { useInherited } from '../party-category/use-inherited.ts';
import { usePartyCategories } from '../party-category/use-party-categories.ts';
import type { AnyFields } from '#views/kit/records/record-field.ts';
import { useTagValues } from '#views/kit/document/tag-badges.tsx';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { AddressLines } from '#views/kit/document/address-lines.tsx';
import { partyLanguageWords } from './party.messages.ts';

interface PartyAboutProps {
  readonly kind: PartyKind;
  readonly fields: AnyFields;
  readonly row: FollowingParty;
  /** Terms that only customers or only suppliers have. */
  readonly terms: readonly KeyValue[];
}

/** A party's identity, terms, addresses and contacts. */
export function PartyAbout({ kind, fields, row, terms }: PartyAboutProps) {
  const { t } = useLingui();
  const { said } = useInherited(kind, fields);
  const delivery = useDeliveryAgreed(row);
  return (
    <div className="party-about">
      <div className="ui-stack">
        <PartyIdentity kind={kind} row={row} treatment={said(row, 'vatTreatment')} />
        <PartyContacts row={row} />
      </div>
      <div className="ui-stack">
        <Panel title={t`Terms`}>
          <KeyValues
            items={[
              { id: 'currency', label: t`Currency`, value: row.currency },
              { id: 'terms', label: t`Payment`, value: said(row, 'terms') },
              ...delivery,
              ...terms,
            ]}
          />
        </Panel>
        {row.notes !== '' && (
          <Panel title={t`Notes`}>
            <p className="party-notes">{row.notes}</p>
          </Panel>
        )}
      </div>
      <PartyAddresses row={row} />
    </div>
  );
}

interface PartyIdentityProps {
  readonly kind: PartyKind;
  readonly row: PartyForm;
  readonly treatment: string;
}

function PartyIdentity({ kind, row, treatment }: PartyIdentityProps) {
  const { t, i18n } = useLingui();
  const { pathOf } = usePartyCategories(kind);
  const language = i18n._(partyLanguageWords[row.language]);
  return (
    <Panel title={t`Identity`}>
      <KeyValues
        items={[
          { id: 'number', label: t`Number`, value: row.number },
          { id: 'category', label: t`Category`, value: pathOf(row.category) },
          { id: 'org', label: t`Organisation number`, value: row.organisationNumber },
          { id: 'vat', label: t`VAT number`, value: row.vatNumber },
          { id: 'treatment', label: t`VAT treatment`, value: treatment },
          { id: 'language', label: t`Language of documents`, value: language },
          ...useTagValues(row.tags),
        ]}
      />
    </Panel>
  );
}

function PartyAddresses({ row }: { readonly row: PartyForm }) {
  const { t, i18n } = useLingui();
  const lines = (address: Address): React.ReactNode => (
    <AddressLines address={address} locale={i18n.locale} />
  );
  return (
    <Panel title={t`Addresses`}>
      <KeyValues
        items={[
          { id: 'billing', label: t`Billing`, value: lines(row.addresses.billing) },
          ...row.addresses.delivery.map((address, index) => ({
            id: `delivery-${index}`,
            label: address.label || t`Delivery`,
            value: lines(address),
          })),
        ]}
      />
    </Panel>
  );
}

function PartyContacts({ row }: { readonly row: PartyForm }) {
  const { t } = useLingui();
  if (row.contacts.length === 0) return null;
  return (
    <Panel title={t`Contacts`}>
      <ul className="party-contacts">
        {row.contacts.map((contact) => (
          <li key={`${contact.name}${contact.email}${contact.phone}`}>
            <strong>{contact.name}</strong> {contact.role && <span className="ui-faint">{contact.role}</span>}
            <div className="ui-row">
              {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
              {contact.phone && <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
