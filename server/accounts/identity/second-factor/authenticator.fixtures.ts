import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

interface Options {
  readonly challenge: string;
}

/** How a device answers: as it should, unless told otherwise. */
interface Manner {
  readonly origin?: string;
  readonly host?: string;
  readonly isVerified?: boolean;
}

const encoded = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** An authenticator in software: one passkey, with the ES256 key and the formats of WebAuthn level 2. */
export function softAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let uses = 0;
  const base = { id: encoded(id), rawId: encoded(id), type: 'public-key', clientExtensionResults: {} };
  return {
    id: encoded(id),
    make: ({ challenge }: Options, manner: Manner = {}) => ({
      ...base,
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, manner),
        attestationObject: encoded(
          attestation(keyed(manner, id, coseKey(publicKey.export({ format: 'jwk' })))),
        ),
        transports: ['internal'],
      },
    }),
    use: ({ challenge }: Options, manner: Manner = {}) => {
      uses += 1;
      const data = authenticatorData(manner, 0, uses);
      const client = clientData('webauthn.get', challenge, manner);
      const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
      const signature = createSign('sha256').update(signed).sign(privateKey);
      return {
        ...base,
        response: { clientDataJSON: client, authenticatorData: encoded(data), signature: encoded(signature) },
      };
    },
  };
}

const clientData = (type: string, challenge: string, { origin = 'http://localhost:3000' }: Manner): string =>
  encoded(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(
  { host = 'localhost', isVerified = true }: Manner,
  flags: number,
  counter: number,
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(host), Buffer.from([PRESENT | (isVerified ? VERIFIED : 0) | flags]), count]);
}

function keyed(manner: Manner, id: Buffer, key: Buffer): Buffer {
  const aaguid = Buffer.alloc(16);
  return Buffer.concat([
    authenticatorData(manner, WITH_KEY, 0),
    aaguid,
    Buffer.from([0, id.length]),
    id,
    key,
  ]);
}

/** CBOR: { 1: EC2, 3: ES256, -1: P-256, -2: x, -3: y }. */
const coseKey = ({ x = '', y = '' }: { x?: string; y?: string }): Buffer =>
  Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

/** CBOR: { fmt: 'none', attStmt: {}, authData }. */
const attestation = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
    Buffer.from([0x58, data.length]),
    data,
  ]);
