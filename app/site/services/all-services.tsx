import { GROUPS, LIFE_EVENTS, TOPICS } from '../../../domain/content-types/parts/vocabularies.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { href, type Language, type LocalisedText, t } from '../../i18n/language.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { FilterBar } from '../../ui/forms/filter-bar.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { EmptyState } from '../../ui/pieces/empty-state.tsx';
import { Fold } from '../../ui/pieces/fold.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { isFiltered, type ServiceFilters } from './read-service-filters.ts';
import { SERVICES_TEXTS as TEXTS } from './services-texts.ts';

/** A service in a list. */
export interface ServiceLink {
  path: string;
  title: LocalisedText;
  topic: string | null;
}

interface AllServicesProps {
  services: ServiceLink[];
  filters: ServiceFilters;
  language: Language;
}

/** Every service under its topic, to be narrowed by topic, life event and audience. */
export function AllServices({ services, filters, language }: AllServicesProps) {
  const filtered = isFiltered(filters);
  const topics = [...TOPICS, { value: null, label: TEXTS.otherTopic }];
  const groups = topics
    .map(({ value, label }) => ({
      label,
      services: services.filter(({ topic }) => topic === value),
    }))
    .filter((group) => group.services.length > 0);
  return (
    <section aria-labelledby="by-topic" id="all" className="scroll-mt-28">
      <h2 id="by-topic" className="mb-6 text-3xl">
        {t(TEXTS.byTopic, language)}
      </h2>
      <div className="no-print">
        <Fold title={t(TEXTS.narrow, language)} look="tablet" isBare isOpen={filtered}>
          <FilterBar
            action="/services"
            language={language}
            resetHref={filtered ? href('/services', language) : undefined}
          >
            <Filter
              name="topic"
              label={TEXTS.topic}
              all={TEXTS.allTopics}
              options={TOPICS}
              {...{ filters, language }}
            />
            <Filter
              name="event"
              label={TEXTS.event}
              all={TEXTS.allEvents}
              options={LIFE_EVENTS}
              {...{ filters, language }}
            />
            <Filter
              name="group"
              label={TEXTS.group}
              all={TEXTS.allGroups}
              options={GROUPS}
              {...{ filters, language }}
            />
          </FilterBar>
        </Fold>
      </div>
      {groups.length === 0 ? (
        <div className="mt-8">
          <EmptyState
            title={t(TEXTS.noneFound, language)}
            text={t(TEXTS.noneText, language)}
            headingLevel={3}
            action={
              <>
                <ButtonLink href={href('/services', language)} variant="secondary">
                  {t(TEXTS.showAll, language)}
                </ButtonLink>
                <ButtonLink href={href('/contact', language)} variant="secondary">
                  {t(TEXTS.contact, language)}
                </ButtonLink>
              </>
            }
          />
        </div>
      ) : (
        <div className="mt-8 gap-x-12 md:columns-2 lg:columns-3">
          {groups.map((group) => (
            <div key={group.label.en} className="break-inside-avoid md:pb-10">
              <Fold title={t(group.label, language)} headingLevel={3} look="row" isOpen={filtered}>
                <ul>
                  {group.services.map((one) => (
                    <li key={one.path} className="border-t border-line">
                      <TextLink
                        href={href(one.path, language)}
                        className="flex min-h-11 items-center py-2"
                      >
                        <WordsOf words={one.title} />
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </Fold>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

interface FilterProps {
  name: keyof ServiceFilters;
  label: Bilingual;
  /** The words of no filter. */
  all: Bilingual;
  options: readonly { value: string; label: Bilingual }[];
  filters: ServiceFilters;
  language: Language;
}

function Filter({ name, label, all, options, filters, language }: FilterProps) {
  return (
    <Select
      name={name}
      label={t(label, language)}
      language={language}
      defaultValue={filters[name]}
      isFilter
      options={[
        { value: '', label: t(all, language) },
        ...options.map((option) => ({ value: option.value, label: t(option.label, language) })),
      ]}
    />
  );
}
