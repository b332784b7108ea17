/** The library that checks what devices sign, loaded when the first passkey is used: it brings readers of certificates along. */
export function loadWebAuthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server');
}
