/** The texts of the site map for people. */
export const SITEMAP_TEXTS = {
  title: { el: 'Χάρτης ιστοτόπου', en: 'Site map' },
  lead: {
    el: 'Όλες οι σελίδες του ιστοτόπου, ανά ενότητα.',
    en: 'Every page of this website, by section.',
  },
  general: { el: 'Γενικά', en: 'General' },
  units: { el: 'Δημοτικές ενότητες', en: 'Municipal units' },
  attractions: { el: 'Αξιοθέατα', en: 'Attractions' },
  news: { el: 'Νέα', en: 'News' },
  events: { el: 'Εκδηλώσεις', en: 'Events' },
};
