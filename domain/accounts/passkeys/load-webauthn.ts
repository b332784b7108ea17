/**
 * The library that checks what devices sign, loaded when the first passkey is used, since it includes readers of
 * certificates.
 */
export function loadWebAuthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server');
}
