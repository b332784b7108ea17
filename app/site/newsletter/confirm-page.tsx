import { data, redirect } from 'react-router';
import { DomainError } from '../../../domain/errors.ts';
import { confirmSubscription } from '../../../domain/newsletter/subscribers.ts';
import { href, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { describeScreen } from '../describe-screen.ts';
import type { Route } from './+types/confirm-page';
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
  return redirect(href('/newsletter/confirm?done=1', language), 303);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language } = loaderData;
  return describeScreen(matches[0].loaderData, {
    path: '/newsletter/confirm',
    title: t(texts.confirmTitle, language),
    description: t(NEWSLETTER_DESCRIPTION.confirm, language),
    breadcrumb: [
      { title: t(texts.title, language), path: '/newsletter' },
      { title: t(texts.confirmTitle, language), path: '/newsletter/confirm' },
    ],
    noIndex: true,
  });
}

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, token, isDone } = loaderData;
  const home = (
    <ButtonLink href={href('/news', language)}>{t(texts.readNews, language)}</ButtonLink>
  );
  const again = (
    <ButtonLink href={href('/newsletter', language)}>{t(texts.newRequest, language)}</ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t(texts.confirmTitle, language)}
        language={language}
        breadcrumb={[{ label: t(texts.title, language), href: href('/newsletter', language) }]}
      />
      {isDone ? (
        <LinkStep action={home}>
          <Notice tone="success" title={t(texts.confirmed, language)} isAnswer>
            <p>{t(texts.confirmedText, language)}</p>
          </Notice>
        </LinkStep>
      ) : actionData ? (
        <LinkStep action={again}>
          <Notice tone="error" isAnswer>
            <p>{actionData.message}</p>
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
              action={href(`/newsletter/confirm?token=${encodeURIComponent(token)}`, language)}
            >
              <Button>{t(texts.confirm, language)}</Button>
            </form>
          }
        >
          <p className="text-lg">{t(texts.confirmText, language)}</p>
        </LinkStep>
      )}
    </>
  );
}
