import { data } from 'react-router';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { href, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { describeScreen } from '../describe-screen.ts';
import type { Route } from './+types/unauthorized-page';

const TEXTS = {
  lead: {
    el: 'Οι χρήστες, οι ρυθμίσεις και το ιστορικό ενεργειών ανοίγουν μόνο για τους διαχειριστές.',
    en: 'Users, settings and the audit log are open to administrators only.',
  },
  what: { el: 'Τι μπορείτε να κάνετε', en: 'What you can do' },
  staff: {
    el: 'Αν εργάζεστε στον Δήμο, μπορείτε να επεξεργαστείτε σελίδες, περιεχόμενο και αρχεία με τον λογαριασμό σας. Για περισσότερα δικαιώματα, μιλήστε με τον διαχειριστή του ιστοτόπου.',
    en: 'If you work for the municipality, your account lets you edit pages, content and media. For further permissions, speak to the administrator of this website.',
  },
  pages: { el: 'Επιστροφή στις σελίδες', en: 'Back to pages' },
  login: { el: 'Σύνδεση με άλλον λογαριασμό', en: 'Sign in with another account' },
  home: { el: 'Αρχική σελίδα του Δήμου', en: 'Home page of the municipality' },
};

export async function loader(args: Route.LoaderArgs) {
  return data({ language: siteRequest(args).language }, { status: 403 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language } = loaderData;
  return describeScreen(matches[0].loaderData, {
    path: '/unauthorized',
    title: t(screenAt('/unauthorized').title, language),
    description: t(TEXTS.lead, language),
  });
}

/** The page for somebody who opened a screen of the admin without the right to it (specification, section 6). */
export default function UnauthorizedPage({ loaderData }: Route.ComponentProps) {
  const { language } = loaderData;
  return (
    <>
      <PageHeader
        language={language}
        title={t(screenAt('/unauthorized').title, language)}
        lead={t(TEXTS.lead, language)}
      />
      <section aria-labelledby="what" className="wrap py-12 md:py-20">
        <h2 id="what" className="text-2xl">
          {t(TEXTS.what, language)}
        </h2>
        <p className="mt-4 max-w-[64ch]">{t(TEXTS.staff, language)}</p>
        <p className="mt-8 flex flex-wrap items-center gap-4">
          <ButtonLink href="/admin/pages">{t(TEXTS.pages, language)}</ButtonLink>
          <ButtonLink href="/login" variant="secondary">
            {t(TEXTS.login, language)}
          </ButtonLink>
        </p>
        <p className="mt-6">
          <TextLink href={href('/', language)} arrow>
            {t(TEXTS.home, language)}
          </TextLink>
        </p>
      </section>
    </>
  );
}
