import type { Page } from '@playwright/test';

/** Chromium's virtual device with passkeys for a page. */
export interface VirtualAuthenticator {
  /** Whether its holder can unlock it; false as after a wrong PIN. */
  setVerified(isVerified: boolean): Promise<void>;
  /**
   * Whether somebody touches it when asked. The browser's proposals in a field are taken at once where somebody does.
   */
  setTouched(isTouched: boolean): Promise<void>;
  countPasskeys(): Promise<number>;
  /** Replaces it by another device without passkeys. */
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
