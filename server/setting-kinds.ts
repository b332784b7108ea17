import { z } from 'zod';
import { cleanEmail, isEmail } from '../domain/text/contact-formats.ts';

/** The kinds of values that settings have, each read from text. Errors go on after the name of the setting. */

/** An empty variable is one that is not set. */
export const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** An address with one of the protocols (`https:`). */
export const url = (protocols: RegExp, example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), {
    error: `must be an address like ${example}`,
  });

/** Scheme, host and port alone: the site is at the root of its host. */
function isSiteUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, pathname, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && /^\/+$/.test(pathname) && !username && !search && !hash;
}

/** In its one spelling: without a slash at the end, in small letters, a name in Greek as `xn--…`. */
export const siteUrl = z
  .string()
  .refine(isSiteUrl, { error: 'must be an address like https://www.example.gr, without a path' })
  .transform((value) => new URL(value).origin);

export const onOff = z.enum(['on', 'off'], { error: "must be 'on' or 'off'" });

/** The parts between commas, without spaces and empty ones. */
export const listOf = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Where clamd listens: its socket on this machine, or a host and a port. */
export const clamd = z
  .string()
  .refine((value) => /^(?:\/.+|[^\s:/]+:\d{1,5}|\[[\da-f:]+\]:\d{1,5})$/i.test(value), {
    error: 'must be the socket of clamd, such as /run/clamav/clamd.ctl, or 127.0.0.1:3310',
  })
  .transform((value): { path: string } | { host: string; port: number } => {
    if (value.startsWith('/')) return { path: value };
    const at = value.lastIndexOf(':');
    return { host: value.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(value.slice(at + 1)) };
  });

/** A whole number within limits that are themselves allowed; `error` says the limits. */
export const whole = (from: number, to: number, error: string) =>
  z
    .string()
    .refine((value) => /^\d{1,6}$/.test(value) && Number(value) >= from && Number(value) <= to, {
      error,
    })
    .transform(Number);

export const port = whole(0, 65535, 'must be a port number from 0 to 65535');
export const days = whole(1, 36_500, 'must be a number of days from 1 to 36500');
/** What is handed over is not to lie about for longer (ASVS 6.4.1). */
export const fewDays = whole(1, 30, 'must be a number of days from 1 to 30');

export const email = z
  .string()
  .transform(cleanEmail)
  .refine(isEmail, { error: 'must be an e-mail address' });
