/** A place in the sources whose change can be seen: `text` stands once in `file`. */
export interface EditableSource {
  file: string;
  text: string;
}

/**
 * One place for each kind of change under `npm run dev`. The journeys of development make these changes and
 * `npm run bench:dev` times them, so that a moved text fails a test before somebody measures.
 */
export const EDITABLE = {
  screen: {
    file: 'app/site/news/news-page.tsx',
    text: "title={t(screenAt('/news').title, language)}",
  },
  style: { file: 'app/theme.css', text: '@layer theme {' },
  island: { file: 'app/islands/run-slider.ts', text: "slider.dataset.alive = 'true';" },
  adminScreen: { file: 'app/admin/layout/layout-texts.ts', text: "'View site'" },
  adminStyle: { file: 'app/admin/form/entry-form.css', text: '.entry-form-fields {\n  display' },
  service: {
    file: 'domain/content/reading/published-entries.ts',
    text: 'return rows.map((row) => toEntry(type, row));',
  },
  api: { file: 'server/http/probes.ts', text: "c.text('ok', 200" },
} satisfies Record<string, EditableSource>;
