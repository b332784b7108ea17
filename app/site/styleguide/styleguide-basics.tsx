import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { ArrowRight } from '../../ui/pictures/icons.tsx';
import { Badge } from '../../ui/pieces/badge.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { Sample } from './sample.tsx';

const TEXTS = {
  pangram: {
    el: 'Η θάλασσα, το φως και τα βουνά του τόπου',
    en: 'The sea, the light and the mountains',
  },
  longWords: {
    el: 'Εκσυγχρονισμός εγκαταστάσεων, επιχειρηματικότητα, ηλεκτροκίνηση, δικαιολογητικά',
    en: 'Responsibilities, infrastructure, acknowledgements, entrepreneurship',
  },
  apply: { el: 'Υποβολή αίτησης', en: 'Apply now' },
  more: { el: 'Δείτε περισσότερα', en: 'See more' },
  cancel: { el: 'Ακύρωση', en: 'Cancel' },
  link: { el: 'Όλες οι υπηρεσίες', en: 'All services' },
  external: { el: 'Δημόσια έργα στη Διαύγεια', en: 'Public works on Diavgeia' },
  category: { el: 'Ανακοινώσεις', en: 'Announcements' },
};

const SWATCHES = [
  'bg-surface',
  'bg-sunken',
  'bg-raised',
  'bg-deep',
  'bg-tint',
  'bg-action',
  'bg-accent',
  'bg-citrus',
  'bg-success',
  'bg-danger',
  'bg-line',
  'bg-edge',
];

const SIZES = ['text-5xl', 'text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg'];

const TONES = ['sea', 'sand', 'olive', 'terracotta', 'citrus'] as const;

/** Colours, letters, buttons, links, badges. */
export function StyleguideBasics({ language }: { language: Language }) {
  return (
    <>
      <Sample name="Colours">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
          {SWATCHES.map((swatch) => (
            <li key={swatch}>
              <div className={`h-16 rounded-lg border border-edge ${swatch}`} />
              <p className="mt-1 text-xs text-muted" lang="en">
                {swatch.slice(3)}
              </p>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Typography">
        <div className="grid gap-4">
          {SIZES.map((size) => (
            <p key={size} className={`${size} font-semibold tracking-tight`}>
              {t(TEXTS.pangram, language)}
            </p>
          ))}
          <p className="measure">{t(TEXTS.longWords, language)}</p>
          <p className="text-sm text-muted">{t(TEXTS.longWords, language)}</p>
        </div>
      </Sample>
      <Sample name="Button, ButtonLink">
        <Buttons language={language} />
        <div className="on-deep mt-6 rounded-lg bg-deep p-6">
          <Buttons language={language} />
        </div>
      </Sample>
      <Sample name="TextLink">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <TextLink href="#services">{t(TEXTS.link, language)}</TextLink>
          <TextLink href="#services" arrow>
            {t(TEXTS.link, language)}
          </TextLink>
          <TextLink href="https://diavgeia.gov.gr">{t(TEXTS.external, language)}</TextLink>
        </div>
      </Sample>
      <Sample name="Badge">
        <div className="flex flex-wrap gap-3">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone} words={t(TEXTS.category, language)} />
          ))}
        </div>
      </Sample>
    </>
  );
}

function Buttons({ language }: { language: Language }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button type="button">{t(TEXTS.apply, language)}</Button>
      <Button type="button" variant="secondary">
        {t(TEXTS.more, language)}
        <ArrowRight />
      </Button>
      <Button type="button" variant="quiet">
        {t(TEXTS.cancel, language)}
      </Button>
      <Button type="button" disabled>
        {t(TEXTS.apply, language)}
      </Button>
      <ButtonLink href="#services" size="small">
        {t(TEXTS.apply, language)}
      </ButtonLink>
      <ButtonLink href="#services" size="small" variant="secondary">
        {t(TEXTS.more, language)}
      </ButtonLink>
    </div>
  );
}
