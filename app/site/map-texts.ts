/** What the map says before it asks a third party for anything. */
export const MAP_TEXTS = {
  show: { el: 'Εμφάνιση χάρτη', en: 'Show the map' },
  note: {
    el: 'Ο χάρτης φορτώνεται από το OpenStreetMap μόνο αν το ζητήσετε.',
    en: 'The map is loaded from OpenStreetMap only if you ask for it.',
  },
  title: { el: 'Χάρτης του OpenStreetMap', en: 'Map by OpenStreetMap' },
  open: { el: 'Άνοιγμα στην εφαρμογή χαρτών', en: 'Open in my maps app' },
} as const;
