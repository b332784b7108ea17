import { href, type Language, localise, t } from '../../i18n/language.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ArrowRight, Search } from '../../ui/pictures/icons.tsx';
import { NamedIcon } from '../../ui/pictures/named-icon.tsx';
import { IconCard } from '../../ui/pieces/icon-card.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { MAX_QUERY_LENGTH, SUGGESTING } from '../search/search-form.tsx';
import { SEARCH_TEXTS } from '../search/search-texts.ts';
import { HOME_TEXTS } from './home-texts.ts';
import type { HomeData } from './load-home.ts';

interface Props {
  language: Language;
}

/** What most people come for, before any picture: the search and the most frequent tasks. */
export function HomeStart({ tasks, language }: Props & Pick<HomeData, 'tasks'>) {
  return (
    <section aria-labelledby="tasks" className="home-start">
      <h2 id="tasks" className="text-2xl">
        {t(HOME_TEXTS.tasks, language)}
      </h2>
      <HomeSearch language={language} />
      {tasks.length > 0 && (
        <ul className="home-tasks mt-3">
          {tasks.map(({ slug, data }) => (
            <li key={slug} className="border-b border-line last:border-b-0">
              <a href={href(data.link, language)} className="home-task">
                <WordsOf words={localise(data.title, language)} />
                <ArrowRight />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The three quick links, right under the slider (specification, section 2). */
export function HomeQuickLinks({ quickLinks, language }: Props & Pick<HomeData, 'quickLinks'>) {
  return (
    <section aria-labelledby="quick-links" className="wrap pt-4 md:pt-5">
      <h2 id="quick-links" className="sr-only">
        {t(HOME_TEXTS.quickLinks, language)}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets. */}
      <ul role="list" className="home-quick-links">
        {quickLinks.map(({ slug, data }) => (
          <li key={slug}>
            <IconCard
              title={localise(data.title, language)}
              text={localise(data.description, language)}
              icon={<NamedIcon name={data.icon} />}
              href={href(data.link, language)}
              isFramed
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The search, with an example of what one may type. */
function HomeSearch({ language }: Props) {
  return (
    <search className="mt-3 block" aria-label={t(HOME_TEXTS.search, language)}>
      <form action="/search" method="get" {...SUGGESTING} className="flex gap-2">
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
        <Button className="px-4">
          <Search />
          <span className="sr-only">{t(SEARCH_TEXTS.submit, language)}</span>
        </Button>
      </form>
    </search>
  );
}
