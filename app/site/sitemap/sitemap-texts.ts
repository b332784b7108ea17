/** The texts of the site map for people. */
export const SITEMAP_TEXTS = {
  lead: {
    el: 'Όλες οι σελίδες του ιστοτόπου, ανά ενότητα.',
    en: 'Every page of this website, by section.',
  },
  general: { el: 'Γενικά', en: 'General' },
};
