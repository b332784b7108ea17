import { data, redirect } from 'react-router';
import { DomainError } from '../../../domain/errors.ts';
import { confirmSubscription } from '../../../domain/newsletter/subscribers.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { href, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import type { Route } from './+types/confirm-page';
import { describeLinkScreen, LinkScreen, readLink } from './link-screen.tsx';
import { NEWSLETTER_DESCRIPTION, NEWSLETTER_TEXTS as texts } from './newsletter-texts.ts';

const PATH = '/newsletter/confirm';

// The token names a person: such a page is not held for others.
export const handle = { parameters: ['token', 'done'], uncached: true };

export function loader(args: Route.LoaderArgs) {
  const { language, url } = siteRequest(args);
  return readLink(url, language);
}

/** Confirms. Only a POST does: mail scanners follow every link of a message. */
export async function action(args: Route.ActionArgs) {
  const { services, language, url } = siteRequest(args);
  try {
    const token = url.searchParams.get('token') ?? '';
    await confirmSubscription(services.db, token, services.now());
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return data({ message: t(error.text, language) }, { status: 404 });
  }
  return redirect(href(`${PATH}?done=1`, language), 303);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return describeLinkScreen(matches[0].loaderData, loaderData.language, {
    path: PATH,
    title: screenAt('/newsletter/confirm').title,
    description: NEWSLETTER_DESCRIPTION.confirm,
  });
}

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, token } = loaderData;
  return (
    <LinkScreen
      link={loaderData}
      title={screenAt('/newsletter/confirm').title}
      refusal={actionData?.message}
      ask={{
        text: texts.confirmText,
        button: texts.confirm,
        action: `${PATH}?token=${encodeURIComponent(token)}`,
      }}
      done={{
        title: texts.confirmed,
        text: texts.confirmedText,
        next: <ButtonLink href={href('/news', language)}>{t(texts.readNews, language)}</ButtonLink>,
      }}
    />
  );
}
