import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The request of a browser to a device; bytes are base64url. */
interface Asked {
  challenge: string;
  rpId: string;
  origin: string;
}

/** The faults that a device may have. */
interface Oddities {
  /** Does not verify its holder. */
  skipsVerification?: boolean;
  /** Reports this count of uses. */
  counter?: number;
  /** Signs something other than it states. */
  signsSomethingElse?: boolean;
  /** Names another account. */
  userHandle?: string;
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const SYNCED = 0x08 | 0x10;
const HOLDS_KEY = 0x40;

/**
 * A device with one passkey, in software: what it sends is made by the standard (Web Authentication, level 3,
 * sections 6.1 and 6.5), with ES256 and no attestation.
 */
export class TestAuthenticator {
  readonly #id = randomBytes(32);
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #userHandle = '';
  /** A synced passkey does not count its uses. */
  #counter: number;
  readonly #isSynced: boolean;

  constructor({ isSynced = false } = {}) {
    ({ privateKey: this.#privateKey, publicKey: this.#publicKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
    }));
    this.#isSynced = isSynced;
    this.#counter = isSynced ? 0 : 1;
  }

  /** Makes the passkey for an account; `userHandle` is the account as the site names it, in base64url. */
  create({ challenge, rpId, origin }: Asked, userHandle: string, odd: Oddities = {}) {
    this.#userHandle = userHandle;
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    // COSE: an elliptic key (1: 2) for ES256 (3: -7) on P-256 (-1: 1), with its point (RFC 9053).
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(this.#id.length);
    const authData = Buffer.concat([
      this.#head(rpId, odd, HOLDS_KEY),
      Buffer.alloc(16),
      idLength,
      this.#id,
      isoCBOR.encode(key),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: base64url(this.#id),
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    };
  }

  /** Signs a challenge. */
  sign({ challenge, rpId, origin }: Asked, odd: Oddities = {}) {
    if (!this.#isSynced) this.#counter++;
    const authData = this.#head(rpId, odd, 0);
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: base64url(this.#id),
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(
        sign('sha256', odd.signsSomethingElse ? Buffer.from('x') : signed, this.#privateKey),
      ),
      userHandle: odd.userHandle ?? this.#userHandle,
    };
  }

  #head(rpId: string, odd: Oddities, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(odd.counter ?? this.#counter);
    const flags =
      PRESENT | (odd.skipsVerification ? 0 : VERIFIED) | (this.#isSynced ? SYNCED : 0) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
