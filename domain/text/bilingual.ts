/** A text with its two languages side by side. `el` is Greek, `en` English. */
export interface Bilingual {
  el: string;
  en: string;
}
