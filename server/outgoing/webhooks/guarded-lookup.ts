import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { refusedAddress, type Nearby } from './refused-address.ts';

/** An address where nothing may be sent. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Asks the names of hosts; the system's by default. */
export type Resolve = (host: string, done: (error: Error | null, found: LookupAddress[]) => void) => void;

const ofSystem: Resolve = (host, done) => lookup(host, { all: true, verbatim: true }, done);

/**
 * [WB10] The look-up of a connection: what it answers is what is connected to, so that a name cannot mean one address when it is
 * judged and another when it is used. One refused address among several refuses the host.
 */
export function guardedLookup(nearby: Nearby, resolve: Resolve = ofSystem): LookupFunction {
  return (host, options, done) =>
    resolve(host, (error, found) => {
      const [first] = error ? [] : found; // where it failed, nothing was found, not even an empty list
      if (error || !first) return done(error ?? new AddressRefused(`${host} has no address`), '', 4);
      const refused = found.find(({ address }) => refusedAddress(address, nearby) !== null);
      if (refused) return done(refusal(host, refused.address, nearby), '', 4);
      if (options.all === true) return done(null, found);
      return done(null, first.address, first.family);
    });
}

/** [WB10] Throws where a URL names an address itself: then nothing is looked up. */
export function judgeLiteral({ hostname }: URL, nearby: Nearby): void {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && refusedAddress(address, nearby) !== null)
    throw refusal(hostname, address, nearby);
}

const refusal = (host: string, address: string, nearby: Nearby): AddressRefused =>
  new AddressRefused(
    `${host} is at ${address}, which is not on the internet (${refusedAddress(address, nearby) ?? ''})`,
  );
