import { emptyData } from '../domain/content/model/content-type.ts';
import { attraction } from '../domain/content-types/attraction.ts';
import { event } from '../domain/content-types/event.ts';
import { historySection } from '../domain/content-types/history-section.ts';
import { lodging } from '../domain/content-types/lodging.ts';
import { mayor } from '../domain/content-types/mayor.ts';
import { news } from '../domain/content-types/news.ts';
import { service } from '../domain/content-types/service.ts';
import { slide } from '../domain/content-types/slide.ts';
import { teaser } from '../domain/content-types/teaser.ts';
import { unit } from '../domain/content-types/unit.ts';
import { makePhotograph, type PhotographName } from '../harness/content/photographs.ts';
import { signInToSite } from '../harness/sites/site-calls.ts';

/** What of each must stay in sight wherever it is cut, in percent: not the middle, which stays by itself. */
export const FOCUS: Partial<Record<PhotographName, { x: number; y: number }>> = {
  portrait: { x: 50, y: 15 },
  tall: { x: 50, y: 10 },
  panorama: { x: 10, y: 50 },
};

/** The screens on which {@link fillWithPhotographs} puts them. */
export const PHOTOGRAPHED = [
  '/',
  '/municipality',
  '/municipality/units',
  '/municipality/units/unit-bright',
  '/municipality/units/unit-tall',
  '/municipality/mayor',
  '/municipality/administration',
  '/municipality/history',
  '/municipality/transparency',
  '/tourism',
  '/tourism/landmark',
  '/tourism/landmark/landmark-tall',
  '/tourism/beaches',
  '/tourism/beach/beach-dark',
  '/tourism/accommodation',
  '/tourism/accommodation/lodging-portrait',
  '/news',
  '/news/news-portrait',
  '/news/news-panorama',
  '/events',
  '/events/event-tall',
  '/services/photographed',
  '/photographs',
] as const;

/** Greek words are long; a name of two lines stands beside one of one. */
const words = (name: string) => ({
  el: `Φωτογραφία του παραλιακού πεζόδρομου μετά την ανάπλαση (${name})`,
  en: `A photograph of the promenade (${name})`,
});
const SENTENCE = {
  el: 'Οι εργασίες γίνονται σε τρεις φάσεις και η πρόσβαση παραμένει ανοιχτή.',
  en: 'The works come in three phases, and access stays open throughout.',
};
const TEXT = { el: `<p>${SENTENCE.el}</p>`, en: `<p>${SENTENCE.en}</p>` };
const AT = { lat: 38.2, lng: 22.2 };

/** Puts photographs of all shapes wherever the site shows pictures; the ids of their media by their names. */
export async function fillWithPhotographs(url: string): Promise<Map<PhotographName, string>> {
  const bearer = { Authorization: `Bearer ${await signInToSite(url)}` };
  const ids = new Map<PhotographName, string>();
  const call = async (method: string, path: string, body?: FormData | object) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...bearer, ...(!isForm && body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
    return JSON.parse(answer) as { id: string; url: string; entries: { id: string }[] };
  };
  const upload = async (name: PhotographName) => {
    const form = new FormData();
    const bytes = (await makePhotograph(name)) as Uint8Array<ArrayBuffer>;
    form.set('image', new File([bytes], `${name}.jpg`, { type: 'image/jpeg' }));
    const { url: address } = await call('POST', '/upload', form);
    const id = /\/media\/([^/.]+)\./.exec(address)?.[1] ?? '';
    const focus = FOCUS[name];
    if (focus) await call('PUT', '/media', { media: [{ id, focus }] });
    ids.set(name, id);
    return id;
  };
  const publish = (type: string, slug: string, data: object) =>
    call('POST', `/content/${type}`, { slug, data, publish: true });

  const pictures: [PhotographName, string][] = [];
  for (const name of [
    'bright',
    'portrait',
    'panorama',
    'dark',
    'tall',
    'square',
    'small',
  ] as const) {
    pictures.push([name, await upload(name)]);
  }
  const gallery = pictures.map(([name, image]) => ({
    image,
    caption: words(name),
  }));
  for (const [at, [name, image]] of pictures.entries()) {
    const about = { name: words(name), description: SENTENCE, image };
    await publish('slide', `slide-${name}`, {
      ...emptyData(slide.fields),
      title: words(name),
      description: SENTENCE,
      image,
      link: '/news',
      linkText: { el: 'Τα νέα', en: 'News' },
    });
    await publish('unit', `unit-${name}`, {
      ...emptyData(unit.fields),
      ...about,
      population: 1000,
      area: 100,
    });
    for (const category of ['landmark', 'beach']) {
      await publish('attraction', `${category}-${name}`, {
        ...emptyData(attraction.fields),
        ...about,
        category,
        location: AT,
        gallery,
      });
    }
    await publish('lodging', `lodging-${name}`, {
      ...emptyData(lodging.fields),
      ...about,
      phone: '+30 26910 00100',
    });
    await publish('news', `news-${name}`, {
      ...emptyData(news.fields),
      title: words(name),
      summary: SENTENCE,
      content: TEXT,
      date: `2026-03-${10 + at}`,
      category: 'projects',
      image,
      gallery: gallery.slice(0, 3),
    });
  }
  for (const [at, [name, image]] of pictures.entries()) {
    await publish('event', `event-${name}`, {
      ...emptyData(event.fields),
      title: words(name),
      description: SENTENCE,
      startsAt: `2099-05-${10 + at}T20:00`,
      location: { el: 'Πολιτιστικό Κέντρο', en: 'Cultural centre' },
      image,
      gallery,
    });
    await publish('history-section', `history-${name}`, {
      ...emptyData(historySection.fields),
      title: words(name),
      content: TEXT,
      image,
    });
  }
  for (const [place, name] of [
    ['transparency-banner', 'panorama'],
    ['tourism-banner', 'portrait'],
  ] as const) {
    await publish('teaser', place, {
      ...emptyData(teaser.fields),
      place,
      title: words(name),
      description: SENTENCE,
      image: ids.get(name),
    });
  }
  await publish('service', 'photographed', {
    ...emptyData(service.fields),
    title: words('service'),
    description: SENTENCE,
    content: TEXT,
    gallery,
  });
  // There is always one.
  const { entries } = await call('GET', '/content/mayor');
  await call('PUT', `/content/mayor/${entries[0]?.id}`, {
    slug: 'mayor',
    data: {
      ...emptyData(mayor.fields),
      name: { el: 'Μαρία Σάμπλη', en: 'Maria Sampli' },
      title: { el: 'Δήμαρχος', en: 'Mayor' },
      message: TEXT,
      photo: ids.get('tall'),
    },
    publish: true,
  });
  await publish('page', 'photographs', {
    title: words('page'),
    lead: SENTENCE,
    content: TEXT,
    images: [ids.get('tall'), ids.get('panorama')],
    section: '',
    gallery,
    attachments: [],
  });
  return ids;
}
