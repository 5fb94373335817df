/** A security key in software: it answers WebAuthn as a browser with a key would. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(value.length);
  return Buffer.concat([Buffer.from([0x59]), length, value]);
};
const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

export class Authenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;
  /** The site that the browser names. */
  origin: string;
  rpId: string;

  constructor(origin: string, rpId = new URL(origin).hostname) {
    this.origin = origin;
    this.rpId = rpId;
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #authData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.rpId), Buffer.from([flags]), counter]);
  }

  /** `navigator.credentials.create` */
  create({ challenge }: { challenge: string }) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const [atX, atY] = [x, y].map(part => Buffer.from(part, 'base64url')) as [Buffer, Buffer];
    // COSE: EC2, ES256, P-256.
    const head = Buffer.from('a5010203262001215820', 'hex');
    const publicKey = Buffer.concat([head, atX, Buffer.from('225820', 'hex'), atY]);
    const aaguid = Buffer.alloc(16);
    const credential = Buffer.concat([aaguid, Buffer.from([0, this.id.length]), this.id, publicKey]);
    const authData = Buffer.concat([this.#authData(USER_PRESENT | HAS_CREDENTIAL), credential]);
    const attestation = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(authData)];
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.concat([Buffer.from([0xa3]), ...attestation]).toString('base64url'),
      transports: ['usb'],
    };
  }

  /** `navigator.credentials.get` */
  get({ challenge }: { challenge: string }) {
    this.counter++;
    const clientData = this.#clientData('webauthn.get', challenge);
    const authData = this.#authData(USER_PRESENT);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    };
  }
}
