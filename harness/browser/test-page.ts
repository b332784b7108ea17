/** A page in the shape of the specification, as a client sends it. */
export const TEST_PAGE = {
  title: { en: 'Volunteering', el: 'Εθελοντισμός' },
  content: { en: '<p>Join us</p>', el: '<p>Ελάτε</p>' },
  slug: 'volunteering',
  images: [] as string[],
};
