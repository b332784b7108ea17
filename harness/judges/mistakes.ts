/** Who judges the site from outside. */
export type Judge = 'axe' | 'Nu' | 'IBM' | 'HTML_CodeSniffer';

/** Something that a judge says of the site and that is the judge's own mistake. */
interface Mistake {
  judge: Judge;
  /** What it says, as far as that is always the same. */
  says: RegExp;
  /** A place where it says so; once it does not any more, the line goes. */
  seenAt: string;
  /** Why it is no fault of the site. */
  because: string;
}

/** All of them; what is not here is mended. */
const MISTAKES: readonly Mistake[] = [
  {
    judge: 'axe',
    says: /^scrollable-region-focusable: <nav aria-label="[^"]+" class="table-of-contents">$/,
    seenAt: '/services/questions',
    because:
      'Its links are in a closed <details> that our styles show on a large screen; axe takes them for hidden, and the keyboard reaches them (e2e/public-details.e2e.ts).',
  },
  {
    judge: 'Nu',
    says: /^The “list” role is unnecessary for element “ul”/,
    seenAt: '/tourism/beaches',
    because: 'Safari takes a list without bullets for no list unless its role says so.',
  },
  {
    judge: 'Nu',
    says: /^(?:The selector “:root|A “style” element in “body” must)/,
    seenAt: '/admin/dashboard',
    because: 'Mantine writes its colours where the admin begins; browsers take styles anywhere.',
  },
  {
    judge: 'Nu',
    says: /^Attribute “aria-activedescendant” value should.* role="combobox"/,
    seenAt: '/admin/styleguide',
    because: 'A combobox may name an option of the list that it controls (WAI-ARIA 1.2).',
  },
  {
    judge: 'Nu',
    says: /^Element “div” not allowed as child of element “label”.*mantine-Switch-labelWrapper/,
    seenAt: '/admin/users',
    because: 'Mantine draws a switch so; the words are in the label all the same.',
  },
  {
    judge: 'IBM',
    says: /^input_label_exists: .*<select class="control" name="(?:unit|kind|sea|price|month|aid)"/,
    seenAt: '/tourism/accommodation',
    because:
      'On a phone they wait with their labels in a closed <details>, where the engine overlooks the labels alone.',
  },
  {
    judge: 'HTML_CodeSniffer',
    says: /(?:H91\.InputFile\.Name|F68): .*type="file" style="display: none;"/,
    seenAt: '/admin/redirects/import',
    because: 'Nobody meets the hidden input: a button with a name opens it.',
  },
  {
    judge: 'IBM',
    says: /^svg_graphics_labelled: .*(?:psi-icon|pagination-control)-size/,
    seenAt: '/admin/account',
    because:
      'Mantine draws it in a button that has a name, and browsers leave out what is drawn there.',
  },
  {
    judge: 'IBM',
    says: /^input_label_exists: .* id="field-[^"]+\.alternative\.(?:el|en)"/,
    seenAt: '/admin/styleguide',
    because:
      'It is folded up together with its label: the engine takes the label for hidden, and the field not.',
  },
  {
    judge: 'IBM',
    says: /^table_headers_exists: .*class="data-table"/,
    seenAt: '/municipality/transparency/procedures',
    because: 'On a phone a row is a card, and each cell says the heading of its column itself.',
  },
  {
    judge: 'HTML_CodeSniffer',
    says: /^It broke: .*'replace'/,
    seenAt: '/admin/account',
    because:
      'It cannot read a form that says what may be filled in by itself without a type of input.',
  },
];

/**
 * What is to be mended of a judge's findings at a place: those that are not its known mistakes, and known mistakes of
 * this place that it no longer makes.
 */
export function weighFindings(
  judge: Judge,
  place: string,
  findings: readonly string[],
  mistakes: readonly Mistake[] = MISTAKES,
): string[] {
  const own = mistakes.filter((one) => one.judge === judge);
  const left = findings.filter((finding) => !own.some(({ says }) => says.test(finding)));
  const past = own.filter(
    ({ says, seenAt }) => seenAt === place && !findings.some((finding) => says.test(finding)),
  );
  return [
    ...left.map((finding) => `${judge}: ${finding}`),
    ...past.map(({ says }) => `${judge} no longer says ${says}: its line is to go.`),
  ];
}
