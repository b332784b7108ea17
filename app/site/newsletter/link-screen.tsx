import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { href, type Language, t } from '../../i18n/language.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Notice } from '../../ui/pieces/notice.tsx';
import { describeScreen, type RootFacts } from '../describe-screen.ts';
import { NEWSLETTER_TEXTS as texts } from './newsletter-texts.ts';

/** The facts in the address of a screen that a link of the newsletter opens. */
export interface OpenedLink {
  language: Language;
  /** '' where the address has none. */
  token: string;
  /** True after the button was pressed and the visitor was redirected here. */
  isDone: boolean;
}

export function readLink(url: URL, language: Language): OpenedLink {
  return {
    language,
    token: url.searchParams.get('token') ?? '',
    isDone: url.searchParams.get('done') === '1',
  };
}

/** The head of such a screen, which is closed to search engines. */
export function describeLinkScreen(
  root: RootFacts | undefined,
  language: Language,
  screen: { path: string; title: Bilingual; description: Bilingual },
): MetaDescriptor[] {
  const title = t(screen.title, language);
  return describeScreen(root, {
    path: screen.path,
    title,
    description: t(screen.description, language),
    breadcrumb: [
      { title: t(screenAt('/newsletter').title, language), path: '/newsletter' },
      { title, path: screen.path },
    ],
  });
}

interface LinkScreenProps {
  link: OpenedLink;
  title: Bilingual;
  /** The effect of the button, its text, and the path to which it sends its form. */
  ask: { text: Bilingual; button: Bilingual; action: string };
  /** The text after pressing; `next` is the link from there. */
  done: { title: Bilingual; text: Bilingual; next: ReactNode };
  /** Why the link does not work any more. */
  refusal?: string;
}

/**
 * The one act of a newsletter link: an explanation and the button. After that the outcome, or what is wrong with the
 * link.
 */
export function LinkScreen({ link, title, ask, done, refusal }: LinkScreenProps) {
  const { language, token, isDone } = link;
  const again = <SubscribeAgain language={language} />;
  return (
    <>
      <PageHeader
        title={t(title, language)}
        language={language}
        breadcrumb={[
          {
            label: t(screenAt('/newsletter').title, language),
            href: href('/newsletter', language),
          },
        ]}
      />
      {isDone ? (
        <Step action={done.next}>
          <Notice tone="success" title={t(done.title, language)} isAnswer>
            <p>{t(done.text, language)}</p>
          </Notice>
        </Step>
      ) : refusal !== undefined ? (
        <Step action={again}>
          <Notice tone="error" isAnswer>
            <p>{refusal}</p>
          </Notice>
        </Step>
      ) : token === '' ? (
        <Step action={again}>
          <Notice tone="warning" title={t(texts.noTokenTitle, language)}>
            <p>{t(texts.noTokenText, language)}</p>
          </Notice>
        </Step>
      ) : (
        <Step
          action={
            <form
              method="post"
              action={href(ask.action, language)}
              aria-label={t(ask.button, language)}
            >
              <Button>{t(ask.button, language)}</Button>
            </form>
          }
        >
          <p className="text-lg">{t(ask.text, language)}</p>
        </Step>
      )}
    </>
  );
}

export function SubscribeAgain({ language }: { language: Language }) {
  return (
    <ButtonLink href={href('/newsletter', language)} variant="secondary">
      {t(texts.newRequest, language)}
    </ButtonLink>
  );
}

/** A sentence or a notice, and the button. */
function Step({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className="wrap grid min-h-[36vh] content-start gap-8 py-10 md:py-16">
      <div className="max-w-[44rem]">{children}</div>
      <div className="flex flex-wrap gap-3">{action}</div>
    </div>
  );
}
