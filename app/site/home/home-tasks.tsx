import { ArrowRight, Search } from 'lucide-react';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { IconCard } from '../../ui/icon-card.tsx';
import { NamedIcon } from '../../ui/named-icon.tsx';
import { WordsOf } from '../../ui/words.tsx';
import { MAX_QUERY_LENGTH, SUGGESTING } from '../search/search-form.tsx';
import { SEARCH_TEXTS } from '../search/search-texts.ts';
import { HOME_TEXTS } from './home-texts.ts';
import type { HomeData } from './load-home.ts';

/** The most wanted tasks, right under the slider: three quick links and the most frequent tasks. */
export function HomeTasks({
  quickLinks,
  tasks,
  language,
}: Pick<HomeData, 'quickLinks' | 'tasks'> & { language: Language }) {
  return (
    <div className="wrap pt-12 pb-16 md:pt-16 md:pb-24">
      <section aria-labelledby="tasks">
        <h2 id="tasks" className="text-3xl">
          {t(HOME_TEXTS.tasks, language)}
        </h2>
        <HomeSearch language={language} />
        <ul className="mt-6 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {tasks.map(({ slug, data }) => (
            <li key={slug} className="border-b border-line">
              <a
                href={href(data.link, language)}
                className="flex min-h-14 items-center justify-between gap-3 py-2 font-semibold text-link no-underline hover:underline"
              >
                <WordsOf words={localise(data.title, language)} />
                <ArrowRight aria-hidden="true" className="size-5 flex-none" />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="quick-links" className="mt-8 md:mt-10">
        <h2 id="quick-links" className="sr-only">
          {t(HOME_TEXTS.quickLinks, language)}
        </h2>
        <CardGrid columns={3} gap="narrow">
          {quickLinks.map(({ slug, data }) => (
            <IconCard
              key={slug}
              title={localise(data.title, language)}
              text={localise(data.description, language)}
              icon={<NamedIcon name={data.icon} />}
              href={href(data.link, language)}
              isFramed
            />
          ))}
        </CardGrid>
      </section>
    </div>
  );
}

/** The search, with an example of what one may type. */
function HomeSearch({ language }: { language: Language }) {
  return (
    <search className="mt-5 block max-w-3xl">
      <form action="/search" method="get" {...SUGGESTING} className="flex gap-3">
        {language === 'en' && <input type="hidden" name="lang" value="en" />}
        <input
          type="search"
          name="q"
          maxLength={MAX_QUERY_LENGTH}
          autoCapitalize="none"
          aria-label={t(HOME_TEXTS.search, language)}
          placeholder={t(HOME_TEXTS.searchExample, language)}
          className="control"
        />
        <Button className="max-sm:px-4">
          <Search aria-hidden />
          <span className="max-sm:sr-only">{t(SEARCH_TEXTS.submit, language)}</span>
        </Button>
      </form>
    </search>
  );
}
