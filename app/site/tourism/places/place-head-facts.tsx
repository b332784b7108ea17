import { PLACE_AIDS } from '../../../../domain/content-types/parts/place-facts.ts';
import { hasHours, openingState } from '../../../../domain/time/opening-schedule.ts';
import { type Language, localise, t } from '../../../i18n/language.ts';
import { StateNow } from '../../../ui/text/opening-hours.tsx';
import { phoneHref } from '../../../ui/text/phone-href.ts';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { WordsOf } from '../../../ui/text/words.tsx';
import { beachFactsOf } from '../beaches/beach-facts.ts';
import { andMore, FACT_TEXTS } from '../tourism-texts.ts';
import { type HeadFact, HeadFacts } from './head-facts.tsx';
import type { Place } from './places.ts';
import { scheduleOfPlace } from './schedule-of-place.ts';

interface PlaceHeadFactsProps {
  place: Place;
  /** The moment at which the page is rendered, to say whether it is open. */
  now: Date;
  language: Language;
}

/** At the head of a place: whether it is open, what it is like, what it costs, whom to call, who can get in. */
export function PlaceHeadFacts({ place, now, language }: PlaceHeadFactsProps) {
  const schedule = scheduleOfPlace(place);
  const facts = headFactsOf(place.data, language);
  return (
    <>
      {hasHours(schedule) && (
        <div className="basis-full text-base text-text">
          <StateNow state={openingState(schedule, now)} language={language} />
        </div>
      )}
      {facts.length > 0 && <HeadFacts facts={facts} />}
    </>
  );
}

function headFactsOf(data: Place['data'], language: Language): HeadFact[] {
  const price = localise(data.price, language);
  const facts: [name: HeadFact['name'] & keyof typeof FACT_TEXTS, value: HeadFact['value']][] = [
    [
      'admission',
      data.isFree ? t(FACT_TEXTS.free, language) : price.text && <WordsOf words={price} />,
    ],
    [
      'phone',
      data.phone && (
        <TextLink href={phoneHref(data.phone)} className="tabular">
          {data.phone}
        </TextLink>
      ),
    ],
    ['access', aidsInShort(data.aids, language)],
  ];
  return [
    ...beachFactsOf(data, language).filter(({ value }) => value),
    ...facts.flatMap(([name, value]) =>
      value
        ? [{ name, label: t(FACT_TEXTS[name], language), value, isWide: name === 'access' }]
        : [],
    ),
  ];
}

/** `Step-free access and 3 more`, with the way to all of them; nothing where nothing is known. */
function aidsInShort(aids: readonly string[], language: Language): HeadFact['value'] {
  const [first, ...others] = PLACE_AIDS.filter(({ value }) => aids.includes(value));
  if (!first) return null;
  const words = t(first.label, language);
  return (
    <TextLink href="#access">
      {others.length > 0 ? t(andMore(words, others.length), language) : words}
    </TextLink>
  );
}
