import { formatLongDate } from '../../i18n/dates.ts';
import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';
import { IslandScript } from '../../islands/island.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { Figure } from '../../ui/pictures/figure.tsx';
import { Gallery } from '../../ui/pictures/gallery.tsx';
import { Clock, MapPin } from '../../ui/pictures/icons.tsx';
import { NamedIcon } from '../../ui/pictures/named-icon.tsx';
import type { PictureSource } from '../../ui/pictures/picture.tsx';
import { PictureTile } from '../../ui/pictures/picture-tile.tsx';
import { Badge } from '../../ui/pieces/badge.tsx';
import { Card } from '../../ui/pieces/card.tsx';
import { CardGrid } from '../../ui/pieces/card-grid.tsx';
import { DateLeaf } from '../../ui/pieces/date-leaf.tsx';
import { IconCard } from '../../ui/pieces/icon-card.tsx';
import { Sample } from './sample.tsx';

const TEXTS = {
  news: { el: 'Νέα και ανακοινώσεις', en: 'News and announcements' },
  newsLead: {
    el: 'Ό,τι αποφασίζεται και ό,τι γίνεται στον τόπο μας.',
    en: 'What is decided and what goes on around us.',
  },
  allNews: { el: 'Όλα τα νέα', en: 'All news' },
  category: { el: 'Έργα', en: 'Projects' },
  beach: { el: 'Παραλία', en: 'Beach' },
  title: {
    el: 'Ξεκινά η ανάπλαση του παραλιακού πεζόδρομου',
    en: 'Work begins on the seafront promenade',
  },
  text: {
    el: 'Οι εργασίες γίνονται σε τρεις φάσεις και η πρόσβαση στα καταστήματα παραμένει ανοιχτή.',
    en: 'The works come in three phases, and shops stay open to all throughout.',
  },
  event: { el: 'Συναυλία στο αρχαίο θέατρο', en: 'A concert at the ancient theatre' },
  place: { el: 'Αρχαίο θέατρο Αιγείρας', en: 'Ancient theatre of Aigeira' },
  tile: { el: 'Ακράτα', en: 'Akrata' },
  tileMeta: { el: 'Πευκοδάσος και βότσαλο', en: 'Pine wood and pebbles' },
  caption: { el: 'Το λιμάνι το πρωί', en: 'The harbour in the morning' },
  noPicture: { el: 'Χωρίς εικόνα', en: 'Without a picture' },
};

const SERVICES = [
  {
    icon: 'FileText',
    title: { el: 'Πιστοποιητικά', en: 'Certificates' },
    text: { el: 'Γέννηση, γάμος, οικογένεια', en: 'Birth, marriage, family' },
  },
  {
    icon: 'Briefcase',
    title: { el: 'Επιχειρηματικότητα', en: 'Running a business' },
    text: { el: 'Άδειες και γνωστοποιήσεις', en: 'Licences and notifications' },
  },
  {
    icon: 'Child',
    title: { el: 'Παιδικοί σταθμοί', en: 'Nurseries' },
    text: { el: 'Εγγραφές και τροφεία', en: 'Places and fees' },
  },
];

/** Everything that stands in a grid: cards, tiles, pictures. */
export function StyleguideCards({
  language,
  pictures,
}: {
  language: Language;
  pictures: PictureSource[];
}) {
  const kicker = (
    <>
      <time dateTime="2026-07-04">{formatLongDate('2026-07-04', language)}</time>
      <Badge words={t(TEXTS.category, language)} />
    </>
  );
  const first = pictures[0];
  return (
    <>
      <Sample name="SectionHeading, CardGrid, Card">
        <SectionHeading
          level={3}
          title={t(TEXTS.news, language)}
          lead={t(TEXTS.newsLead, language)}
          link={{ href: '#news', text: t(TEXTS.allNews, language) }}
        />
        <CardGrid>
          {pictures.slice(0, 2).map((picture) => (
            <Card
              key={picture.path}
              href="#card"
              picture={picture}
              kicker={kicker}
              title={t(TEXTS.title, language)}
              text={t(TEXTS.text, language)}
            />
          ))}
          <Card
            href="#card"
            kicker={kicker}
            title={t(TEXTS.title, language)}
            text={t(TEXTS.text, language)}
            meta={t(TEXTS.noPicture, language)}
          />
        </CardGrid>
        <CardGrid columns={2} className="mt-12">
          <Card
            href="#card"
            leaf={<DateLeaf day="2026-07-18" language={language} />}
            title={t(TEXTS.event, language)}
            text={t(TEXTS.text, language)}
            meta={
              <>
                <span>
                  <Clock />
                  21:00–23:30
                </span>
                <span>
                  <MapPin />
                  {t(TEXTS.place, language)}
                </span>
              </>
            }
          />
          <Card
            href="#card"
            layout="row"
            picture={first}
            kicker={kicker}
            title={t(TEXTS.title, language)}
          />
        </CardGrid>
      </Sample>
      <Sample name="IconCard, NamedIcon">
        <CardGrid gap="rows">
          {SERVICES.map((service) => (
            <IconCard
              key={service.icon}
              href="#service"
              icon={<NamedIcon name={service.icon} />}
              title={t(service.title, language)}
              text={t(service.text, language)}
            />
          ))}
        </CardGrid>
        <CardGrid gap="narrow" className="mt-8">
          {SERVICES.map((service) => (
            <IconCard
              key={service.icon}
              href="#service"
              icon={<NamedIcon name={service.icon} />}
              title={t(service.title, language)}
              text={t(service.text, language)}
              isFramed
            />
          ))}
        </CardGrid>
      </Sample>
      {first && (
        <>
          <Sample name="PictureTile">
            <CardGrid gap="narrow">
              {pictures.slice(0, 3).map((picture) => (
                <PictureTile
                  key={picture.path}
                  href="#tile"
                  picture={picture}
                  kicker={<Badge tone="citrus" words={t(TEXTS.beach, language)} />}
                  title={t(TEXTS.tile, language)}
                  meta={t(TEXTS.tileMeta, language)}
                />
              ))}
            </CardGrid>
          </Sample>
          <Sample name="Gallery, Figure">
            <Gallery
              items={pictures.slice(0, 3).map((picture) => ({
                picture,
                caption: t(TEXTS.caption, language),
              }))}
              language={language}
            />
            <IslandScript name="gallery" />
            <div className="measure mt-8">
              <Figure picture={first} caption={t(TEXTS.caption, language)} />
            </div>
          </Sample>
        </>
      )}
    </>
  );
}
