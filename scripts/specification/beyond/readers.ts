import type { SpecificationSection } from '../promise.ts';

export const BEYOND_READERS: SpecificationSection = {
  title: 'Beyond the specification: what residents and visitors read',
  promises: [
    {
      id: 'x-feeds',
      what: 'News as RSS, Atom and JSON Feed, whole and with pictures, of all categories or of one',
      language: 'el, en',
      tests: [
        'app/site/news/feeds.test.ts › %s has whole texts and pictures that lead back to the site',
        'app/site/news/feeds.test.ts › %s may be asked for one category',
      ],
    },
    {
      id: 'x-gallery-view',
      what: 'Pictures of a gallery are seen whole without JavaScript, and over the page with it',
      language: '–',
      tests: [
        'app/site/files/entry-files-screens.test.ts › shows a grid of links to whole pictures, each with its sizes and its caption',
        'e2e/files-of-entries.e2e.ts › a gallery without JavaScript leads to whole pictures; with it they are turned over by keys',
        'e2e/photographs.e2e.ts › in a gallery photographs of every shape are hardly cut in their rows, and seen whole',
      ],
    },
    {
      id: 'x-glossary',
      what: 'A term that a service uses leads to what it means',
      language: 'el, en',
      tests: [
        'app/site/services/services-screens.test.ts › leads from the service that uses it to what it means, where it is first used',
        'app/site/services/services-screens.test.ts › stands in the glossary at the address that services give',
        'domain/terms/known-terms.test.ts › in «%s»',
        'domain/terms/known-terms.test.ts › marks a term where it is first used, in all its parts together',
        'domain/terms/known-terms.test.ts › leaves links, headings and the inside of tags alone',
      ],
    },
    {
      id: 'x-document-language',
      what: 'Lists say which documents are in another language than the screen',
      language: 'el, en',
      tests: [
        'app/site/municipality/transparency/transparency-screen.test.ts › says in which language a document is where that is not the language of the screen',
      ],
    },
    {
      id: 'x-true-hours',
      what: 'Whether an office is open is true on holidays and on the days that staff entered',
      language: 'el, en',
      tests: [
        'app/site/opening/office-hours.test.ts › on %s says so on the contact page',
        'app/site/opening/office-hours.test.ts › names the other hours of the next two weeks, and no later ones',
        'domain/time/holidays.test.ts › of %i is %s',
        'domain/time/opening-schedule.test.ts › of an office go before those of every office, and both before holidays',
        'api/entries/content-rules.test.ts › of %s is refused at %s',
      ],
    },
    {
      id: 'x-warnings',
      what: 'Warnings stand over every page of both languages from their start to their end',
      language: 'el, en',
      tests: [
        'app/site/alerts/alerts-screens.test.ts › is on %s',
        'app/site/alerts/alerts-screens.test.ts › is gone with its end, and stands among those that have ended',
        'domain/alerts/alerts.test.ts › are shown from their start to their end, to the minute',
        'server/run/jobs/planned-changes.test.ts › held pages end when a warning begins and ends, and caches in front are told',
      ],
    },
    {
      id: 'x-warn',
      what: 'Staff warn residents in two taps, and end a warning in one',
      language: 'el, en',
      tests: [
        'domain/alerts/alerts.test.ts › of the kind $value are complete as their template has them',
        'domain/alerts/alerts.test.ts › are gone at once, and stay in the archive with the minute of their end',
        'domain/alerts/alerts.test.ts › leave what staff changed in the meantime unpublished',
      ],
    },
    {
      id: 'x-cap',
      what: 'Programs read warnings as CAP 1.2, valid by its schema; changed, ended and withdrawn ones with references, and each message stays as it was sent',
      language: 'el, en',
      tests: [
        'app/site/alerts/alert-feeds.test.ts › says in both languages what the page says, for the units that it concerns',
        'app/site/alerts/alert-feeds.test.ts › is an Update that names the earlier messages once it changed, and a Cancel once it was ended',
        'app/site/alerts/alert-feeds.test.ts › of the kind $kind is valid',
        'app/site/alerts/alert-feeds.test.ts › is cancelled when it is %s: the Cancel names its messages, which stay as they were sent',
        'app/site/alerts/alert-feeds.test.ts › a message says the same once its warning has ended, and once the municipality has another telephone',
      ],
    },
    {
      id: 'x-emergency',
      what: 'The emergency page is below 15 KB with all that it loads, and opens without a connection once seen',
      language: 'el, en',
      tests: [
        'app/site/emergency/emergency-screens.test.ts › is with all that it loads below 15 KB, uncompressed',
        'app/site/emergency/emergency-screens.test.ts › calls the five numbers of the State and those of the municipality with one tap',
        'e2e/warnings.e2e.ts › the emergency page opens without a connection once it was seen, in both languages',
      ],
    },
    {
      id: 'x-emergency-mode',
      what: 'One switch makes the home page small and lets caches keep pages longer, and one brings it back',
      language: 'el, en',
      tests: [
        'domain/alerts/alerts.test.ts › is turned on and off once, with a record of who did it and since when',
        'server/pages/public-pages.test.ts › in emergency mode may be given for half a minute at least, and never beyond what begins or ends',
        'e2e/warnings.e2e.ts › one switch makes the home page small and lets caches keep pages longer, and one brings it back',
      ],
    },
    {
      id: 'x-tenders',
      what: 'Tenders with their facts in one place, which news about them show; open ends at the deadline',
      language: 'el, en',
      tests: [
        'domain/tenders/tenders.test.ts › open ends by itself at the deadline, in Greek time',
        'domain/tenders/tenders.test.ts › is narrowed by the state at the moment',
        'app/site/tenders/tenders-screens.test.ts › say in the news what they say themselves, and the articles add no figures of their own',
        'app/site/tenders/tenders-screens.test.ts › have a page with the facts and the documents',
      ],
    },
    {
      id: 'x-act-numbers',
      what: 'Numbers of acts (ΑΔΑ, ΑΔΑΜ, CPV) are checked; an ΑΔΑ leads to Diavgeia',
      language: 'el, en',
      tests: [
        'domain/text/act-numbers.test.ts › “%s” is none',
        'domain/text/act-numbers.test.ts › a real number leads to Diavgeia, one of the sample nowhere',
        'domain/content/model/fields/schema.test.ts › are put right and checked: %s',
      ],
    },
    {
      id: 'x-service-sheets',
      what: 'Services say what one gets, how, where and on what law; they are found by topic, life event and audience',
      language: 'el, en',
      tests: [
        'app/site/services/services-screens.test.ts › are all listed by topic, and narrowed by what the address asks for',
        'app/site/services/services-screens.test.ts › say what one gets, how it is done, where and on what law',
        'app/site/services/read-service-filters.test.ts › all have to fit',
        'domain/content/model/fields/schema.test.ts › an exact link leads to no front page',
        'seed/content/content.test.ts › %s says what one gets, how, where, for how much and in what time',
      ],
    },
    {
      id: 'x-places-facts',
      what: 'Places say hours, season, price, phone, exact accessibility, parking and public transport; beaches shore, depth, shade and water quality',
      language: 'el, en',
      tests: [
        'app/site/tourism/places/places-screens.test.ts › says what a beach has, exactly, in both languages',
        'app/site/tourism/places/places-screens.test.ts › says nothing of beaches where there is none',
        'app/admin/content/form/asked-fields.test.ts › a beach is asked for its shore and its lifeguard, a museum is not',
      ],
    },
    {
      id: 'x-places-compared',
      what: 'Beaches and lodgings are compared and narrowed in the address, without JavaScript; each lodging has a page',
      language: 'el, en',
      tests: [
        'app/site/tourism/places/places-screens.test.ts › is narrowed by its address: %s',
        'app/site/tourism/places/places-screens.test.ts › compares them in a table, with a word where nothing is known',
        'app/site/tourism/places/places-screens.test.ts › is found by search engines with one filter, and not with several',
        'app/site/tourism/places/filter/place-filter.test.ts › “%s” leaves %j',
      ],
    },
    {
      id: 'x-places-by-month',
      what: 'Beaches, sights and lodgings are narrowed to what is open, or has a lifeguard, in a month',
      language: 'el, en',
      tests: [
        'app/site/tourism/places/places-screens.test.ts › is narrowed by its address: %s',
        'app/site/tourism/places/places-screens.test.ts › are narrowed by their address: %s',
        'app/site/tourism/places/places-screens.test.ts › offers no filter of which every answer leaves all: they are all open all year',
        'domain/content-types/parts/open-months.test.ts › %j are %j',
      ],
    },
    {
      id: 'x-maps-replaced',
      what: 'The maps are GeoJSON that an administrator replaces: checked line by line, seen before it counts, brought back',
      language: '–',
      tests: [
        'domain/maps/read-geojson.test.ts › %s',
        'domain/maps/draw-map.test.ts › of the most detailed file stays small, and still shows its coast',
        'domain/maps/maps.test.ts › stay as they are when a file is bad, or was made for an older map',
        'domain/maps/maps.test.ts › of two people at once one is told of the other (after %i changes)',
        'api/site/maps.test.ts › a file is looked at before it counts, counts when it is stored, and the built-in map comes back',
        'app/site/map/map-screens.test.ts › is drawn on every screen with a map; its names are words and nothing else',
      ],
    },
    {
      id: 'x-where-to-find-us',
      what: 'The contact page and the departments show streets with a pin for each location, and all of it in words; beaches have the numbers of their pins',
      language: 'el, en',
      tests: [
        'app/site/map/map-screens.test.ts › has three pins on the streets, which lead into the list beside them (/contact%s)',
        'app/site/map/map-screens.test.ts › says all that the map shows: entrance, stop, hours, the way into one’s own map',
        'app/site/map/map-screens.test.ts › the departments have a pin for every location on the streets, which leads to its card',
        'app/site/map/map-screens.test.ts › beaches have the numbers of their pins in the list and in the table, whatever the filter leaves',
        'app/site/map/place-pins.test.ts › pins %s can each be hit, and none leaves the map',
      ],
    },
    {
      id: 'x-photographs-everywhere',
      what: 'Photographs of every shape and light stand well wherever the site shows pictures: what counts stays in sight, words over them can be read, nothing moves or scrolls sideways',
      language: 'el',
      tests: [
        'e2e/photographs.e2e.ts › photographs of every shape stand well wherever the site shows pictures',
      ],
    },
    {
      id: 'x-home-answers-first',
      what: 'On a phone the home page shows search and tasks first, and is at most eight screens long',
      language: 'el, en',
      tests: [
        'app/site/home/home-screen.test.ts › answers first: search and tasks, then pictures, quick links, news, events, services, units, places, contact',
        'e2e/every-setting.e2e.ts › on a phone the home page answers first, and is at most eight screens long',
      ],
    },
  ],
};
