import { redirect } from 'react-router';
import { unsubscribe } from '../../../domain/newsletter/subscribers.ts';
import { href, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { describeScreen } from '../describe-screen.ts';
import type { Route } from './+types/unsubscribe-page';
import { LinkStep } from './link-step.tsx';
import { NEWSLETTER_DESCRIPTION, NEWSLETTER_TEXTS as texts } from './newsletter-texts.ts';

// The token names a person: such a page is not held for others.
export const handle = { parameters: ['token', 'done'], uncached: true };

export function loader(args: Route.LoaderArgs) {
  const { language, url } = siteRequest(args);
  return {
    language,
    token: url.searchParams.get('token') ?? '',
    isDone: url.searchParams.get('done') === '1',
  };
}

/**
 * Unsubscribes at once, whoever asks: mail programs send `List-Unsubscribe=One-Click` from anywhere
 * (RFC 8058), and the token is all that it takes. They must not be redirected (section 3.2), so only
 * the page's own button, which marks itself in the address, is.
 */
export async function action(args: Route.ActionArgs) {
  const { services, language, url } = siteRequest(args);
  await unsubscribe(services.db, url.searchParams.get('token') ?? '');
  if (url.searchParams.has('button')) {
    return redirect(href('/newsletter/unsubscribe?done=1', language), 303);
  }
  return { isDone: true };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language } = loaderData;
  return describeScreen(matches[0].loaderData, {
    path: '/newsletter/unsubscribe',
    title: t(texts.leaveTitle, language),
    description: t(NEWSLETTER_DESCRIPTION.leave, language),
    breadcrumb: [
      { title: t(texts.title, language), path: '/newsletter' },
      { title: t(texts.leaveTitle, language), path: '/newsletter/unsubscribe' },
    ],
    noIndex: true,
  });
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, token } = loaderData;
  const isDone = loaderData.isDone || actionData?.isDone;
  const again = (
    <ButtonLink href={href('/newsletter', language)} variant="secondary">
      {t(texts.newRequest, language)}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t(texts.leaveTitle, language)}
        language={language}
        breadcrumb={[{ label: t(texts.title, language), href: href('/newsletter', language) }]}
      />
      {isDone ? (
        <LinkStep
          action={
            <div className="flex flex-wrap gap-3">
              <ButtonLink href={href('/', language)}>{t(texts.home, language)}</ButtonLink>
              {again}
            </div>
          }
        >
          <Notice tone="success" title={t(texts.left, language)} isAnswer>
            <p>{t(texts.leftText, language)}</p>
          </Notice>
        </LinkStep>
      ) : token === '' ? (
        <LinkStep action={again}>
          <Notice tone="warning" title={t(texts.noTokenTitle, language)}>
            <p>{t(texts.noTokenText, language)}</p>
          </Notice>
        </LinkStep>
      ) : (
        <LinkStep
          action={
            <form
              method="post"
              action={href(
                `/newsletter/unsubscribe?token=${encodeURIComponent(token)}&button=1`,
                language,
              )}
            >
              <Button>{t(texts.leave, language)}</Button>
            </form>
          }
        >
          <p className="text-lg">{t(texts.leaveText, language)}</p>
        </LinkStep>
      )}
    </>
  );
}
