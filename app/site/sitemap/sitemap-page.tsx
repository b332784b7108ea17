import { screenAt } from '../../../domain/screens/find-screen.ts';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { href, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TableOfContents } from '../../ui/page/table-of-contents.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { describeScreen } from '../describe-screen.ts';
import type { Route } from './+types/sitemap-page';
import { listGroups } from './list-groups.ts';
import { SITEMAP_TEXTS as TEXTS } from './sitemap-texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const groups = await listGroups(services.db, dayInGreece(services.now()));
  return { language, groups };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language } = loaderData;
  const title = t(screenAt('/sitemap').title, language);
  return describeScreen(matches[0].loaderData, {
    path: '/sitemap',
    title,
    description: t(TEXTS.lead, language),
    breadcrumb: [{ title, path: '/sitemap' }],
  });
}

/** Every screen of the site for people, by section. */
export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const { language, groups } = loaderData;
  return (
    <>
      <PageHeader
        language={language}
        title={t(screenAt('/sitemap').title, language)}
        lead={t(TEXTS.lead, language)}
        breadcrumb={[]}
      />
      <div className="wrap grid gap-x-16 gap-y-12 py-10 md:py-16 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div>
          <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
            <TableOfContents
              items={groups.map(({ id, title }) => ({ id, label: t(title, language) }))}
              language={language}
            />
          </div>
        </div>
        <div className="grid gap-14">
          {groups.map((group) => (
            <section key={group.id} aria-labelledby={group.id}>
              <h2 id={group.id} className="text-2xl">
                {t(group.title, language)}
              </h2>
              <ul className="mt-4 gap-x-10 border-t border-line pt-3 sm:columns-2">
                {group.links.map((link) => (
                  <li key={link.path} className="break-inside-avoid">
                    <a
                      href={href(link.path, language)}
                      className="text-link inline-flex min-h-11 items-center py-1.5"
                    >
                      <WordsOf words={localise(link.title, language)} />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
