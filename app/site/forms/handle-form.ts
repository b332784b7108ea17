import { data, type RouterContextProvider, redirect } from 'react-router';
import { DomainError } from '../../../domain/errors.ts';
import { TOKEN_FIELD, TRAP_FIELD } from '../../../domain/inbox/forms/guard-fields.ts';
import {
  countSubmission,
  judgeForm,
  makeFormToken,
} from '../../../domain/inbox/forms/judge-form.ts';
import type { RateLimit } from '../../../domain/limits/rate-limit.ts';
import type { Services } from '../../../domain/services.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { isUnavailable } from '../../../domain/unavailable.ts';
import { href, type Language, t } from '../../i18n/language.ts';
import { requestContext, siteRequest } from '../../request-context.ts';
import { FORM_GUARD_TEXTS } from './form-guard-texts.ts';
import { isFromThisSite, readFields } from './read-form.ts';

/** Forms that have to be corrected. People make mistakes, but not without end. */
const MISTAKES: RateLimit = { attempts: 30, windowMs: 10 * 60_000 };

/** When a form is worth sending again that could not be stored. */
const UNAVAILABLE_SECONDS = 60;

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** A form as it is shown again: the typed values, the errors, and a fresh token. */
export interface FormAnswer {
  values: Record<string, string>;
  /** For `<FormErrors>`; without `field` it concerns the whole form. */
  errors: { field?: string; message: string }[];
  token: string;
}

/** The part of a form that a screen decides, once the form is known to come from a person. */
export interface FormHandling<T> {
  /** Names of the fields that are read; all others are ignored. */
  fields: readonly string[];
  /** Checks the typed values; throws 'invalid' with a message for each field. */
  parse(values: Record<string, string>, language: Language): T;
  /** Stores the form, and returns where to go then: a path of this site without language. */
  store(parsed: T, services: Services): Promise<string>;
  /** The path to which a robot is sent, which looks like an answer of `store`. Nothing is stored. */
  pretend(services: Services): string | Promise<string>;
  /** `trap`: only the trap, without the signed token, for a form on every held page. */
  guard?: 'full' | 'trap';
  /** Forms that share a name and limit share a count. The default is five messages in ten minutes. */
  limit?: { name: string; limit: RateLimit };
}

/** The token that a loader gives to `<FormGuardFields>`. */
export function newFormToken(services: Services): Promise<string> {
  return makeFormToken(services.db, services.now());
}

/**
 * The whole course of a public form in an action: refuse forms sent by other sites (403), read it (413 when too
 * long), tell people from robots, check (400), count (429), store, redirect (303), or say that nothing can be stored
 * (503). A refused form comes back as a FormAnswer, so that nothing typed is lost. What no browser sends counts as a
 * message; what has to be corrected is counted by itself.
 */
export async function handleForm<T>(args: ActionArgs, handling: FormHandling<T>) {
  const { services, language, clientAddress } = siteRequest(args);
  const now = services.now();
  const again = async (
    status: number,
    values: Record<string, string>,
    errors: FormAnswer['errors'],
    extra: { token?: string; retryAfter?: number } = {},
  ) => {
    const token = extra.token ?? (await newFormToken(services));
    // The loaders run after the action: the head of the page then says first that something is wrong.
    args.context.get(requestContext).formCameBack = true;
    const headers = extra.retryAfter ? { 'Retry-After': String(extra.retryAfter) } : undefined;
    return data({ values, errors, token } satisfies FormAnswer, { status, headers });
  };
  const refuse = (text: Bilingual) => [{ message: t(text, language) }];
  const count = ({ name, limit }: Partial<NonNullable<typeof handling.limit>> = {}) =>
    countSubmission(services.db, clientAddress, now, limit, name);
  const tooMany = (error: unknown, values: Record<string, string>, token?: string) => {
    if (!(error instanceof DomainError) || error.code !== 'too-many') throw error;
    services.noteRefusal('limit');
    const extra = { ...(token && { token }), retryAfter: error.retryAfter };
    return again(429, values, refuse(error.text), extra);
  };

  if (!isFromThisSite(args.request, services.siteUrl)) {
    services.noteRefusal('other-site');
    return again(403, {}, refuse(FORM_GUARD_TEXTS.otherSite));
  }
  const sent = await readFields(args.request);
  if (sent === 'too-large' || sent === 'unsupported') {
    try {
      await count(handling.limit);
    } catch (error) {
      return tooMany(error, {});
    }
    services.noteRefusal('input');
    return sent === 'too-large'
      ? again(413, {}, refuse(FORM_GUARD_TEXTS.tooLarge))
      : again(415, {}, refuse(FORM_GUARD_TEXTS.unsupported));
  }

  const values = Object.fromEntries(handling.fields.map((name) => [name, sent.get(name) ?? '']));
  const trap = sent.get(TRAP_FIELD) ?? '';
  const token = sent.get(TOKEN_FIELD) ?? '';
  const judgeAndStore = async () => {
    const verdict =
      handling.guard === 'trap'
        ? trap === ''
          ? 'person'
          : 'robot'
        : await judgeForm(services.db, { trap, token }, now);
    if (verdict === 'robot') {
      services.noteRefusal('form-trap');
      return redirect(href(await handling.pretend(services), language), 303);
    }

    const mistake = async (errors: FormAnswer['errors']) => {
      try {
        await count({ name: 'mistakes', limit: MISTAKES });
      } catch (error) {
        return tooMany(error, values, token);
      }
      // With the old token, a quick correction does not look like a robot's.
      return again(400, values, errors, verdict === 'person' ? { token } : {});
    };

    try {
      const parsed = handling.parse(values, language);
      if (verdict === 'unsure') {
        services.noteRefusal('form-token');
        return await mistake(refuse(FORM_GUARD_TEXTS.sendAgain));
      }
      await count(handling.limit);
      return redirect(href(await handling.store(parsed, services), language), 303);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'too-many') return tooMany(error, values, token);
      services.noteRefusal('input');
      const fields = Object.entries(error.fields);
      return mistake(
        fields.length > 0
          ? fields.map(([field, message]) => ({ field, message: t(message, language) }))
          : refuse(error.text),
      );
    }
  };

  try {
    return await judgeAndStore();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    // The database or its disk takes nothing: what was typed is shown again, where the page can be made.
    args.context.get(requestContext).failure = error;
    const extra = { token, retryAfter: UNAVAILABLE_SECONDS };
    return again(503, values, refuse(FORM_GUARD_TEXTS.unavailable), extra);
  }
}
