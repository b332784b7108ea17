import { type Language, type LocalisedText, t } from '../../i18n/language.ts';
import { Badge } from '../../ui/pieces/badge.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { NEWS_TEXTS as texts } from './news-texts.ts';

interface ArticleFactsProps {
  language: Language;
  author: LocalisedText;
  tags: LocalisedText[];
}

/** Who wrote an article and what it is about; its day and category stand over its title. */
export function ArticleFacts({ language, author, tags }: ArticleFactsProps) {
  return (
    <section aria-labelledby="facts" className="border-t-2 border-accent pt-5">
      <h2 id="facts" className="text-lg">
        {t(texts.facts, language)}
      </h2>
      <dl className="mt-4 grid gap-4">
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
