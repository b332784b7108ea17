import { formatLongDate } from '../../i18n/dates.ts';
import { type Language, type LocalisedText, t } from '../../i18n/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { WordsOf } from '../../ui/words.tsx';
import { NEWS_TEXTS as texts } from './news-texts.ts';

interface ArticleFactsProps {
  language: Language;
  /** `YYYY-MM-DD` */
  date: string;
  category: { label: string; href: string };
  author: LocalisedText;
  tags: LocalisedText[];
}

/** When an article appeared, what it belongs to, and who wrote it. */
export function ArticleFacts({ language, date, category, author, tags }: ArticleFactsProps) {
  return (
    <section aria-labelledby="facts" className="border-t-2 border-accent pt-5">
      <h2 id="facts" className="text-lg">
        {t(texts.facts, language)}
      </h2>
      <dl className="mt-4 grid gap-4">
        <div>
          <dt className="text-sm text-muted">{t(texts.date, language)}</dt>
          <dd>
            <time dateTime={date}>{formatLongDate(date, language)}</time>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t(texts.category, language)}</dt>
          <dd>
            <TextLink href={category.href}>{category.label}</TextLink>
          </dd>
        </div>
        {author.text && (
          <div>
            <dt className="text-sm text-muted">{t(texts.author, language)}</dt>
            <dd>
              <WordsOf words={author} />
            </dd>
          </div>
        )}
        {tags.length > 0 && (
          <div>
            <dt className="text-sm text-muted">{t(texts.tags, language)}</dt>
            <dd>
              <ul className="mt-1.5 flex flex-wrap gap-2">
                {tags.map((tag) => (
                  <li key={tag.text}>
                    <Badge words={tag} tone="sand" />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
