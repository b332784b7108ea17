import type { Page } from '@playwright/test';

/** A device with passkeys, as Chromium makes one up for a page. */
export interface VirtualAuthenticator {
  /** Whether whoever holds it can show that it is theirs; false as after a wrong PIN. */
  setVerified(isVerified: boolean): Promise<void>;
  /** Whether somebody touches it when asked. The browser's proposals in a field are taken at once where somebody does. */
  setTouched(isTouched: boolean): Promise<void>;
  countPasskeys(): Promise<number>;
  /** Another device takes its place, which has none. */
  replace(): Promise<void>;
}

/** Gives a page a device that keeps passkeys and is unlocked. */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: async (isUserVerified) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    setTouched: async (enabled) => {
      await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    replace: async () => {
      await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
    },
    countPasskeys: async () =>
      (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
