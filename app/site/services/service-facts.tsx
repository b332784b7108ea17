import { CHANNELS, GROUPS } from '../../../domain/content-types/parts/vocabularies.ts';
import { service } from '../../../domain/content-types/service.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { type Language, localise, t } from '../../i18n/language.ts';
import { Clock, Coins, Gift, type Icon, MapPin, Send, Users } from '../../ui/pictures/icons.tsx';
import { Panel } from '../../ui/pieces/panel.tsx';
import { keepTogether } from '../../ui/text/keep-together.ts';
import { WordList, type Words } from '../../ui/text/words.tsx';
import type { ServiceDetails } from './load-service.ts';
import { SERVICE_TEXTS as TEXTS } from './services-texts.ts';

interface ServiceFactsProps {
  details: ServiceDetails;
  language: Language;
}

/** What one gets, its cost and its time, how it is done, for whom and where: before any explanation. */
export function ServiceFacts({ details, language }: ServiceFactsProps) {
  const { data, units } = details;
  const written = (text: Bilingual) => {
    if (!text.el && !text.en) return;
    const said = localise(text, language);
    return { ...said, text: keepTogether(said.text) };
  };
  const candidates: [Bilingual, Words | readonly Words[] | undefined, Icon][] = [
    [TEXTS.outcome, written(data.outcome), Gift],
    [TEXTS.cost, written(data.cost), Coins],
    [TEXTS.duration, written(data.duration), Clock],
    [TEXTS.channels, namesOf(CHANNELS, data.channels, language), Send],
    [TEXTS.audience, audienceOf(data, language), Users],
    [
      TEXTS.area,
      units.length > 0 ? units.map((name) => localise(name, language)) : undefined,
      MapPin,
    ],
  ];
  const facts = candidates.flatMap(([label, value, icon]) =>
    value ? [{ label, list: [value].flat(), Icon: icon }] : [],
  );
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="sr-only">
        {t(TEXTS.atAGlance, language)}
      </h2>
      <Panel>
        <dl className="grid gap-5">
          {facts.map(({ label, list, Icon }) => (
            <div key={label.en} className="grid gap-x-5 sm:grid-cols-[11rem_1fr]">
              <dt className="flex items-start gap-3 font-semibold">
                <Icon className="mt-1 size-5 flex-none text-accent" />
                {t(label, language)}
              </dt>
              <dd className="ps-8 sm:ps-0">
                <WordList list={list} />
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
    </section>
  );
}

type Options = readonly { value: string; label: Bilingual }[];

/** «Ηλεκτρονικά, με επίσκεψη»: the first begins with a capital, since a line does. */
function namesOf(options: Options, chosen: readonly string[], language: Language) {
  const names = options
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => t(label, language));
  return names.map((name, at) => (at === 0 ? name : lowerFirst(name))).join(', ') || undefined;
}

const lowerFirst = (name: string) => name.charAt(0).toLocaleLowerCase('el') + name.slice(1);

/** The groups in the case that «Απευθύνεται σε» asks for, where it differs from their names. */
const ADDRESSED: Record<string, string> = {
  'older-people': 'ηλικιωμένους',
  newcomers: 'νέους κατοίκους',
};

/** The audience, and in particular the groups for which it is made: «Όλους, κυρίως ηλικιωμένους». */
function audienceOf(
  { audience, groups }: Pick<ServiceDetails['data'], 'audience' | 'groups'>,
  language: Language,
) {
  const general = namesOf(service.fields.audience.options, [audience], language);
  const names = GROUPS.filter(({ value }) => groups.includes(value)).map(
    ({ value, label }) =>
      (language === 'gr' ? ADDRESSED[value] : undefined) ?? lowerFirst(t(label, language)),
  );
  if (names.length === 0) return general;
  return `${general}, ${t(TEXTS.especially, language)} ${names.join(', ')}`;
}
