import type { Address } from '#model/values/schemas.ts';
import { countryName } from '#i18n/country.ts';

/** An address as written on a letter. */
export function AddressLines({ address, locale }: { readonly address: Address; readonly locale: string }) {
  const lines = [
    address.street,
    `${address.postcode} ${address.city}`.trim(),
    countryName(address.country, locale),
  ];
  return (
    <>
      {lines.filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </>
  );
}
