import { redirect } from 'react-router';
import { unsubscribe } from '../../../domain/newsletter/subscribers.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { href, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import type { Route } from './+types/unsubscribe-page';
import { describeLinkScreen, LinkScreen, readLink, SubscribeAgain } from './link-screen.tsx';
import { NEWSLETTER_DESCRIPTION, NEWSLETTER_TEXTS as texts } from './newsletter-texts.ts';

const PATH = '/newsletter/unsubscribe';

// The token names a person: such a page is not held for others.
export const handle = { parameters: ['token', 'done'], uncached: true };

export function loader(args: Route.LoaderArgs) {
  const { language, url } = siteRequest(args);
  return readLink(url, language);
}

/**
 * Unsubscribes at once for any caller: mail programs send `List-Unsubscribe=One-Click` from anywhere (RFC 8058), and
 * the token is enough. They must not be redirected (section 3.2), so only the page's own button is redirected, which
 * marks itself in the address.
 */
export async function action(args: Route.ActionArgs) {
  const { services, language, url } = siteRequest(args);
  await unsubscribe(services.db, url.searchParams.get('token') ?? '');
  if (url.searchParams.has('button')) {
    return redirect(href(`${PATH}?done=1`, language), 303);
  }
  return { isDone: true };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return describeLinkScreen(matches[0].loaderData, loaderData.language, {
    path: PATH,
    title: screenAt('/newsletter/unsubscribe').title,
    description: NEWSLETTER_DESCRIPTION.leave,
  });
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, token, isDone } = loaderData;
  return (
    <LinkScreen
      link={{ language, token, isDone: isDone || actionData?.isDone === true }}
      title={screenAt('/newsletter/unsubscribe').title}
      ask={{
        text: texts.leaveText,
        button: texts.leave,
        action: `${PATH}?token=${encodeURIComponent(token)}&button=1`,
      }}
      done={{
        title: texts.left,
        text: texts.leftText,
        next: (
          <>
            <ButtonLink href={href('/', language)}>{t(texts.home, language)}</ButtonLink>
            <SubscribeAgain language={language} />
          </>
        ),
      }}
    />
  );
}
