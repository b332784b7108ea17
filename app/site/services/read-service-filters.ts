import type { EntryData } from '../../../domain/content/model/content-type.ts';
import { GROUPS, LIFE_EVENTS, TOPICS } from '../../../domain/content-types/parts/vocabularies.ts';
import type { service } from '../../../domain/content-types/service.ts';
import { type Language, t } from '../../i18n/language.ts';

/** The filters of the services, as the address gives them; '' does not narrow the list. */
export interface ServiceFilters {
  topic: string;
  event: string;
  group: string;
}

const VALUES = {
  topic: new Set<string>(TOPICS.map(({ value }) => value)),
  event: new Set<string>(LIFE_EVENTS.map(({ value }) => value)),
  group: new Set<string>(GROUPS.map(({ value }) => value)),
};

/** Reads the filters out of a query; unknown values count as not given. */
export function readServiceFilters(query: URLSearchParams): ServiceFilters {
  const read = (name: keyof ServiceFilters) => {
    const value = query.get(name) ?? '';
    return VALUES[name].has(value) ? value : '';
  };
  return { topic: read('topic'), event: read('event'), group: read('group') };
}

/** What the services are narrowed to, in words. */
export function filterWords({ topic, event, group }: ServiceFilters, language: Language): string[] {
  const chosen = [
    TOPICS.find(({ value }) => value === topic),
    LIFE_EVENTS.find(({ value }) => value === event),
    GROUPS.find(({ value }) => value === group),
  ];
  return chosen.flatMap((option) => (option ? [t(option.label, language)] : []));
}

/** Whether any filter narrows the list. */
export function isFiltered(filters: ServiceFilters): boolean {
  return filters.topic !== '' || filters.event !== '' || filters.group !== '';
}

/** Whether a service is among those that the filters ask for. Those for businesses are for the group of that name. */
export function matchesFilters(
  data: Pick<EntryData<typeof service>, 'topic' | 'lifeEvents' | 'groups' | 'audience'>,
  { topic, event, group }: ServiceFilters,
): boolean {
  const groups: string[] =
    data.audience === 'businesses' ? ['businesses', ...data.groups] : data.groups;
  return (
    (topic === '' || data.topic === topic) &&
    (event === '' || data.lifeEvents.some((value) => value === event)) &&
    (group === '' || groups.includes(group))
  );
}

/** The path of the services with those filters, without language. */
export function servicesPath(filters: Partial<ServiceFilters>): string {
  const query = new URLSearchParams(
    Object.entries(filters).filter(([, value]) => value !== '') as [string, string][],
  );
  return query.size > 0 ? `/services?${query}` : '/services';
}
