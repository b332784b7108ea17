import { ACCOUNTS } from './accounts.ts';
import { ACTS } from './acts.ts';
import { ACTS_OF_STAFF } from './acts-of-staff.ts';
import { ADDRESSES_AND_FIELDS } from './addresses-and-fields.ts';
import { ADMIN } from './admin.ts';
import { ADMIN_RULES } from './admin-rules.ts';
import { ADMIN_STYLES } from './admin-styles.ts';
import { ADMISSION } from './admission.ts';
import { ADVICE } from './advice.ts';
import { AFTER_ACTS } from './after-acts.ts';
import { ALERTS } from './alerts.ts';
import { ANSWERS } from './answers.ts';
import { API } from './api.ts';
import { AUDIT } from './audit.ts';
import { BARE_ENTRIES } from './bare-entries.ts';
import { BEYOND_THE_SPECIFICATION } from './beyond-the-specification.ts';
import { BIN } from './bin.ts';
import type { Breakage } from './breakage.ts';
import { BY_CHANCE } from './by-chance.ts';
import { BYSTANDERS } from './bystanders.ts';
import { CALLS } from './calls.ts';
import { CALLS_AND_SERVERS } from './calls-and-servers.ts';
import { COMING_IN } from './coming-in.ts';
import { CONTENT_ACTS } from './content-acts.ts';
import { CONTENT_MODEL } from './content-model.ts';
import { CONTENT_MODEL_LIMITS } from './content-model-limits.ts';
import { COUNCIL_AND_DEPARTMENTS } from './council-and-departments.ts';
import { DATES_AND_SETTINGS } from './dates-and-settings.ts';
import { DESK } from './desk.ts';
import { DESKS } from './desks.ts';
import { DESKS_OF_STAFF } from './desks-of-staff.ts';
import { DEVELOPMENT } from './development.ts';
import { DOCUMENTS } from './documents.ts';
import { DOMAIN_RULES } from './domain-rules.ts';
import { EARLIER_ADDRESSES } from './earlier-addresses.ts';
import { EDITOR } from './editor.ts';
import { EDITOR_ONCE_MORE } from './editor-once-more.ts';
import { EIGHTH_OUTSIDE_ATTACK } from './eighth-outside-attack.ts';
import { ELEVENTH_OUTSIDE_ATTACK } from './eleventh-outside-attack.ts';
import { FACTS } from './facts.ts';
import { FACTS_AND_FINDING_FOR_RESIDENTS } from './facts-and-finding-for-residents.ts';
import { FAST_PATH } from './fast-path.ts';
import { FEEDS_AND_RECEIPTS } from './feeds-and-receipts.ts';
import { FIELDS_AND_LISTS } from './fields-and-lists.ts';
import { FIFTEENTH_OUTSIDE_ATTACK } from './fifteenth-outside-attack.ts';
import { FIFTEENTH_OUTSIDE_ATTACK_ON_ACTS } from './fifteenth-outside-attack-on-acts.ts';
import { FIFTEENTH_OUTSIDE_ATTACK_ON_READING } from './fifteenth-outside-attack-on-reading.ts';
import { FIFTEENTH_OUTSIDE_ATTACK_ON_SEARCH } from './fifteenth-outside-attack-on-search.ts';
import { FIFTEENTH_OUTSIDE_ATTACK_ON_SEEDS } from './fifteenth-outside-attack-on-seeds.ts';
import { FIFTEENTH_OUTSIDE_ATTACK_ON_SETS } from './fifteenth-outside-attack-on-sets.ts';
import { FIFTEENTH_OUTSIDE_ATTACK_ON_WORDS } from './fifteenth-outside-attack-on-words.ts';
import { FIFTH_OUTSIDE_ATTACK } from './fifth-outside-attack.ts';
import { FILES } from './files.ts';
import { FINDS } from './finds.ts';
import { FIRST_CONTENT } from './first-content.ts';
import { FIRST_SCREEN } from './first-screen.ts';
import { FORMS_AND_LISTS_OF_STAFF } from './forms-and-lists-of-staff.ts';
import { FOUND } from './found.ts';
import { FOURTEENTH_OUTSIDE_ATTACK } from './fourteenth-outside-attack.ts';
import { FOURTH_OUTSIDE_ATTACK } from './fourth-outside-attack.ts';
import { GALLERY } from './gallery.ts';
import { GOING_ON } from './going-on.ts';
import { HISTORY_OF_ENTRIES } from './history.ts';
import { HOME_AND_CONTACT } from './home-and-contact.ts';
import { HOME_AND_LAYOUT } from './home-and-layout.ts';
import { IDLE_LINES } from './idle-lines.ts';
import { INVITATIONS } from './invitations.ts';
import { JUDGED_DESKS } from './judged-desks.ts';
import { JUDGED_LEFTOVERS } from './judged-leftovers.ts';
import { JUDGED_RULES } from './judged-rules.ts';
import { JUDGES } from './judges.ts';
import { KEYS } from './keys.ts';
import { LANGUAGE_AND_FRAME } from './language-and-frame.ts';
import { LANGUAGES_OF_ENTRIES } from './languages.ts';
import { LATE_ANSWERS } from './late-answers.ts';
import { LAUNCH } from './launch.ts';
import { LEFT_OVER } from './left-over.ts';
import { LETTERS } from './letters.ts';
import { LETTERS_AND_DATES } from './letters-and-dates.ts';
import { LETTERS_AND_OPENING } from './letters-and-opening.ts';
import { LETTERS_AND_PEOPLE } from './letters-and-people.ts';
import { LETTERS_JOBS_AND_SERVERS } from './letters-jobs-and-servers.ts';
import { LINKS } from './links.ts';
import { LISTS } from './lists.ts';
import { LOCKS } from './locks.ts';
import { LONG_JOURNEYS } from './long-journeys.ts';
import { MANY_ENTRIES } from './many-entries.ts';
import { MAPS } from './maps.ts';
import { MEDIA } from './media.ts';
import { MEDIA_BIN } from './media-bin.ts';
import { MEDIA_DESK } from './media-desk.ts';
import { MEDIA_DOCUMENTS } from './media-documents.ts';
import { MEMORY } from './memory.ts';
import { MENUS } from './menus.ts';
import { MUNICIPALITY_SCREENS } from './municipality-screens.ts';
import { NEWS_EVENTS_FORMS } from './news-events-forms.ts';
import { NEWSROOM } from './newsroom.ts';
import { NIGHT_BREAKER } from './night-breaker.ts';
import { NIGHT_JUDGE } from './night-judge.ts';
import { NIGHT_LEFT } from './night-left.ts';
import { NIGHT_PUBLIC } from './night-public.ts';
import { NIGHT_STAFF } from './night-staff.ts';
import { NINTH_OUTSIDE_ATTACK } from './ninth-outside-attack.ts';
import { NOBODY_GETS_IN } from './nobody-gets-in.ts';
import { NOBODY_STOPS_IT } from './nobody-stops-it.ts';
import { ONCE_ONLY } from './once-only.ts';
import { OPENING } from './opening.ts';
import { OUTLINES } from './outlines.ts';
import { OUTSIDE_ATTACKS } from './outside-attacks.ts';
import { OWN_PROFILE_AND_NEWSLETTER } from './own-profile-and-newsletter.ts';
import { PAGE_EDITOR } from './page-editor.ts';
import { PASSKEYS } from './passkeys.ts';
import { PEOPLE_AND_OPERATION } from './people-and-operation.ts';
import { PHOTOGRAPHS } from './photographs.ts';
import { PIECES_AND_ISLANDS } from './pieces-and-islands.ts';
import { PLACES } from './places.ts';
import { PLACES_AND_FRAMES } from './places-and-frames.ts';
import { POWER_CUT } from './power-cut.ts';
import { PREVIEWS } from './previews.ts';
import { PREVIEWS_AS_TYPED } from './previews-as-typed.ts';
import { PRINTED_CONFIGURATIONS } from './printed-configurations.ts';
import { PROMISES_TO_VISITORS } from './promises-to-visitors.ts';
import { PUBLIC_SCREENS_AT_RANDOM } from './public-screens-at-random.ts';
import { PUBLISHING_SETS } from './publishing-sets.ts';
import { QUICK_FACTS } from './quick-facts.ts';
import { QUIET_LISTS } from './quiet-lists.ts';
import { QUIET_SCREENS } from './quiet-screens.ts';
import { RACES } from './races.ts';
import { RARE_FACTS } from './rare-facts.ts';
import { RARE_STATES } from './rare-states.ts';
import { RARE_STATES_OF_FORMS } from './rare-states-of-forms.ts';
import { RARE_STATES_OF_MEDIA } from './rare-states-of-media.ts';
import { RARE_STATES_OF_STAFF } from './rare-states-of-staff.ts';
import { RARE_STATES_OF_TEXTS } from './rare-states-of-texts.ts';
import { READING_UPLOADS } from './reading-uploads.ts';
import { REDIRECTS } from './redirects.ts';
import { REFERENCES } from './references.ts';
import { REFUSED_ACTS } from './refused-acts.ts';
import { REGISTERS } from './registers.ts';
import { REPEATED_EVENTS } from './repeated-events.ts';
import { REVIEW } from './review.ts';
import { RULES_AT_RANDOM } from './rules-at-random.ts';
import { RULES_BEHIND_SCREENS } from './rules-behind-screens.ts';
import { RULES_BEYOND_CONTENT } from './rules-beyond-content.ts';
import { RULES_OF_CONTENT } from './rules-of-content.ts';
import { RULES_OF_SCREENS } from './rules-of-screens.ts';
import { RULES_ONCE_MORE } from './rules-once-more.ts';
import { SAMPLES } from './samples.ts';
import { SCREENS_OF_VISITORS } from './screens-of-visitors.ts';
import { SEARCH } from './search.ts';
import { SEARCH_HELP } from './search-help.ts';
import { SEARCH_LINKS_AND_MAPS } from './search-links-and-maps.ts';
import { SEARCH_WORDS } from './search-words.ts';
import { SEARCHES } from './searches.ts';
import { SECOND_LOOK } from './second-look.ts';
import { SECOND_OUTSIDE_ATTACK } from './second-outside-attack.ts';
import { SECURITY_ACCOUNTS } from './security-accounts.ts';
import { SECURITY_CLAUSES } from './security-clauses.ts';
import { SECURITY_CODE } from './security-code.ts';
import { SECURITY_INPUT } from './security-input.ts';
import { SECURITY_UPKEEP } from './security-upkeep.ts';
import { SECURITY_WEB } from './security-web.ts';
import { SEEN_AND_LEFT } from './seen-and-left.ts';
import { SERVER } from './server.ts';
import { SERVER_ANSWERS } from './server-answers.ts';
import { SERVERS_AT_RANDOM } from './servers-at-random.ts';
import { SERVICES_AND_TOURISM } from './services-and-tourism.ts';
import { SEVENTH_OUTSIDE_ATTACK } from './seventh-outside-attack.ts';
import { SIGN_IN_SCREENS } from './sign-in-screens.ts';
import { SIGNING_IN } from './signing-in.ts';
import { SILENCE } from './silence.ts';
import { SIXTEENTH_OUTSIDE_ATTACK } from './sixteenth-outside-attack.ts';
import { SIXTEENTH_OUTSIDE_ATTACK_FURTHER } from './sixteenth-outside-attack-further.ts';
import { SIXTH_OUTSIDE_ATTACK } from './sixth-outside-attack.ts';
import { SMALL_ACTS } from './small-acts.ts';
import { SMALL_ACTS_OF_STAFF } from './small-acts-of-staff.ts';
import { SMALL_ATTRIBUTES } from './small-attributes.ts';
import { SMALL_CALLS } from './small-calls.ts';
import { SMALL_FACTS } from './small-facts.ts';
import { SMALL_FACTS_BEYOND } from './small-facts-beyond.ts';
import { SMALL_LOSSES } from './small-losses.ts';
import { STAFF_AT_RANDOM } from './staff-at-random.ts';
import { STAFF_AT_THEIR_DESKS } from './staff-at-their-desks.ts';
import { STAFF_LISTS } from './staff-lists.ts';
import { STAFF_OUTLINES } from './staff-outlines.ts';
import { TENTH_OUTSIDE_ATTACK } from './tenth-outside-attack.ts';
import { TEXT_RULES } from './text-rules.ts';
import { THIRD_OUTSIDE_ATTACK } from './third-outside-attack.ts';
import { THIRTEENTH_OUTSIDE_ATTACK } from './thirteenth-outside-attack.ts';
import { TIGHTER_PAGES } from './tighter-pages.ts';
import { TIME } from './time.ts';
import { TIME_AND_SCREENS } from './time-and-screens.ts';
import { TIME_AND_WARNINGS_FOR_RESIDENTS } from './time-and-warnings-for-residents.ts';
import { TOOLS_OF_FORMS } from './tools-of-forms.ts';
import { TOOLS_OF_STAFF } from './tools-of-staff.ts';
import { TOPICS_AT_RANDOM } from './topics-at-random.ts';
import { TRANSPARENCY_AND_UNITS } from './transparency-and-units.ts';
import { TURNS_AND_PAGES } from './turns-and-pages.ts';
import { TWELFTH_OUTSIDE_ATTACK } from './twelfth-outside-attack.ts';
import { UNWATCHED } from './unwatched.ts';
import { UPLOADS_IN_PIECES } from './uploads-in-pieces.ts';
import { VISITORS } from './visitors.ts';
import { WHAT_VISITORS_SEE } from './what-visitors-see.ts';
import { WHOLE_CALLS } from './whole-calls.ts';
import { WORDING } from './wording.ts';

/** Every breakage that `npm run breakages` tries. New work adds its own. */
export const BREAKAGES: readonly Breakage[] = [
  ...ACCOUNTS,
  ...ACTS,
  ...ACTS_OF_STAFF,
  ...ADDRESSES_AND_FIELDS,
  ...ADMIN,
  ...ADMIN_RULES,
  ...ADMIN_STYLES,
  ...ADMISSION,
  ...ADVICE,
  ...AFTER_ACTS,
  ...ALERTS,
  ...ANSWERS,
  ...API,
  ...AUDIT,
  ...BARE_ENTRIES,
  ...BEYOND_THE_SPECIFICATION,
  ...BIN,
  ...BYSTANDERS,
  ...CALLS,
  ...CALLS_AND_SERVERS,
  ...COMING_IN,
  ...GOING_ON,
  ...RARE_STATES_OF_STAFF,
  ...REFUSED_ACTS,
  ...CONTENT_ACTS,
  ...CONTENT_MODEL,
  ...CONTENT_MODEL_LIMITS,
  ...COUNCIL_AND_DEPARTMENTS,
  ...DATES_AND_SETTINGS,
  ...DESK,
  ...DESKS,
  ...DESKS_OF_STAFF,
  ...DEVELOPMENT,
  ...DOCUMENTS,
  ...DOMAIN_RULES,
  ...EARLIER_ADDRESSES,
  ...EDITOR,
  ...EDITOR_ONCE_MORE,
  ...EIGHTH_OUTSIDE_ATTACK,
  ...FACTS,
  ...FACTS_AND_FINDING_FOR_RESIDENTS,
  ...FAST_PATH,
  ...FEEDS_AND_RECEIPTS,
  ...FIFTH_OUTSIDE_ATTACK,
  ...SIXTH_OUTSIDE_ATTACK,
  ...SIXTEENTH_OUTSIDE_ATTACK,
  ...SIXTEENTH_OUTSIDE_ATTACK_FURTHER,
  ...SEVENTH_OUTSIDE_ATTACK,
  ...FIELDS_AND_LISTS,
  ...FILES,
  ...FINDS,
  ...FIRST_CONTENT,
  ...FIRST_SCREEN,
  ...FORMS_AND_LISTS_OF_STAFF,
  ...FOUND,
  ...FOURTH_OUTSIDE_ATTACK,
  ...GALLERY,
  ...HISTORY_OF_ENTRIES,
  ...HOME_AND_CONTACT,
  ...HOME_AND_LAYOUT,
  ...INVITATIONS,
  ...JUDGED_LEFTOVERS,
  ...JUDGED_RULES,
  ...JUDGED_DESKS,
  ...JUDGES,
  ...KEYS,
  ...LANGUAGES_OF_ENTRIES,
  ...LANGUAGE_AND_FRAME,
  ...LATE_ANSWERS,
  ...LAUNCH,
  ...LEFT_OVER,
  ...MANY_ENTRIES,
  ...LETTERS,
  ...LETTERS_AND_DATES,
  ...LETTERS_AND_OPENING,
  ...LETTERS_AND_PEOPLE,
  ...LETTERS_JOBS_AND_SERVERS,
  ...LINKS,
  ...LISTS,
  ...LOCKS,
  ...LONG_JOURNEYS,
  ...MAPS,
  ...MEDIA,
  ...MEDIA_BIN,
  ...MEDIA_DESK,
  ...MEDIA_DOCUMENTS,
  ...MEMORY,
  ...MENUS,
  ...MUNICIPALITY_SCREENS,
  ...NEWSROOM,
  ...NEWS_EVENTS_FORMS,
  ...NIGHT_JUDGE,
  ...NIGHT_STAFF,
  ...NIGHT_PUBLIC,
  ...NIGHT_BREAKER,
  ...NIGHT_LEFT,
  ...NOBODY_GETS_IN,
  ...NOBODY_STOPS_IT,
  ...ONCE_ONLY,
  ...OPENING,
  ...OUTLINES,
  ...OUTSIDE_ATTACKS,
  ...SECOND_OUTSIDE_ATTACK,
  ...OWN_PROFILE_AND_NEWSLETTER,
  ...PAGE_EDITOR,
  ...PASSKEYS,
  ...PEOPLE_AND_OPERATION,
  ...PHOTOGRAPHS,
  ...PIECES_AND_ISLANDS,
  ...PLACES,
  ...PLACES_AND_FRAMES,
  ...POWER_CUT,
  ...PREVIEWS,
  ...PRINTED_CONFIGURATIONS,
  ...PROMISES_TO_VISITORS,
  ...PUBLIC_SCREENS_AT_RANDOM,
  ...PUBLISHING_SETS,
  ...READING_UPLOADS,
  ...QUIET_LISTS,
  ...QUIET_SCREENS,
  ...QUICK_FACTS,
  ...RACES,
  ...RARE_FACTS,
  ...RARE_STATES,
  ...RARE_STATES_OF_TEXTS,
  ...RARE_STATES_OF_MEDIA,
  ...RARE_STATES_OF_FORMS,
  ...REDIRECTS,
  ...REFERENCES,
  ...REGISTERS,
  ...REPEATED_EVENTS,
  ...REVIEW,
  ...RULES_OF_CONTENT,
  ...RULES_OF_SCREENS,
  ...RULES_ONCE_MORE,
  ...RULES_AT_RANDOM,
  ...RULES_BEHIND_SCREENS,
  ...RULES_BEYOND_CONTENT,
  ...SAMPLES,
  ...SCREENS_OF_VISITORS,
  ...SEARCH,
  ...SEARCHES,
  ...SEARCH_HELP,
  ...SEARCH_LINKS_AND_MAPS,
  ...SEARCH_WORDS,
  ...SECOND_LOOK,
  ...SECURITY_ACCOUNTS,
  ...SECURITY_CLAUSES,
  ...SECURITY_CODE,
  ...SECURITY_INPUT,
  ...SECURITY_UPKEEP,
  ...SECURITY_WEB,
  ...SEEN_AND_LEFT,
  ...SERVER,
  ...SERVER_ANSWERS,
  ...SERVERS_AT_RANDOM,
  ...SERVICES_AND_TOURISM,
  ...SIGNING_IN,
  ...SIGN_IN_SCREENS,
  ...SILENCE,
  ...SMALL_ACTS_OF_STAFF,
  ...STAFF_AT_RANDOM,
  ...STAFF_AT_THEIR_DESKS,
  ...STAFF_LISTS,
  ...STAFF_OUTLINES,
  ...BY_CHANCE,
  ...IDLE_LINES,
  ...PREVIEWS_AS_TYPED,
  ...TENTH_OUTSIDE_ATTACK,
  ...FIFTEENTH_OUTSIDE_ATTACK,
  ...FIFTEENTH_OUTSIDE_ATTACK_ON_ACTS,
  ...FIFTEENTH_OUTSIDE_ATTACK_ON_READING,
  ...FIFTEENTH_OUTSIDE_ATTACK_ON_SEARCH,
  ...FIFTEENTH_OUTSIDE_ATTACK_ON_SEEDS,
  ...FIFTEENTH_OUTSIDE_ATTACK_ON_SETS,
  ...FIFTEENTH_OUTSIDE_ATTACK_ON_WORDS,
  ...FOURTEENTH_OUTSIDE_ATTACK,
  ...TWELFTH_OUTSIDE_ATTACK,
  ...THIRTEENTH_OUTSIDE_ATTACK,
  ...ELEVENTH_OUTSIDE_ATTACK,
  ...TEXT_RULES,
  ...NINTH_OUTSIDE_ATTACK,
  ...THIRD_OUTSIDE_ATTACK,
  ...TIGHTER_PAGES,
  ...TIME,
  ...TIME_AND_SCREENS,
  ...TIME_AND_WARNINGS_FOR_RESIDENTS,
  ...TOOLS_OF_FORMS,
  ...TOOLS_OF_STAFF,
  ...TOPICS_AT_RANDOM,
  ...TRANSPARENCY_AND_UNITS,
  ...SMALL_ACTS,
  ...SMALL_ATTRIBUTES,
  ...SMALL_CALLS,
  ...WHOLE_CALLS,
  ...SMALL_FACTS,
  ...SMALL_FACTS_BEYOND,
  ...SMALL_LOSSES,
  ...TURNS_AND_PAGES,
  ...UNWATCHED,
  ...UPLOADS_IN_PIECES,
  ...VISITORS,
  ...WHAT_VISITORS_SEE,
  ...WORDING,
];
