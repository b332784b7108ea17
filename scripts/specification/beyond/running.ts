import type { SpecificationSection } from '../promise.ts';

export const BEYOND_RUNNING: SpecificationSection = {
  title: 'Beyond the specification: setting up and running',
  promises: [
    {
      id: 'x-empty-site-anybody',
      what: "An empty site is anybody's",
      language: '–',
      tests: [
        'e2e/another-municipality.e2e.ts › the first screen leads another municipality from an empty site to one with its name, emblem and legal pages',
        'app/site/empty-site.test.ts › %s answers, and names nothing of Aigialeia',
      ],
    },
    {
      id: 'x-launch',
      what: 'Legal pages begin as templates filled from the settings, and are public only without gaps',
      language: 'el, en',
      tests: [
        'domain/launch/launch.test.ts › has five steps before it; a step ends with what staff fill in and publish',
        'domain/launch/launch.test.ts › has no legal page before its settings are filled in, and none twice',
        'domain/launch/launch.test.ts › takes its legal pages from the settings, as drafts with gaps that keep them from the public',
      ],
    },
    {
      id: 'x-emblem',
      what: 'Icons, web manifest and header show the emblem and the names of the settings',
      language: 'el, en',
      tests: [
        'server/http/files/site-icons.test.ts › the emblem of the settings is every icon, whole and in the middle',
        'server/http/files/site-icons.test.ts › an icon is asked for again after an hour, and is another one with another emblem',
        'server/http/files/site-icons.test.ts › the header shows the emblem, and the manifest the names, of the settings',
        'server/pages/share-pictures.test.ts › has the emblem of the settings',
      ],
    },
    {
      id: 'x-samples',
      what: 'The demonstration content is removed by one act, into the bin; what staff changed, and what is needed, stays and is named',
      language: '–',
      tests: [
        'domain/samples/remove-samples.test.ts › goes in one act, into the bin; what is no sample, needed or changed by staff stays and is named',
        'domain/samples/remove-samples.test.ts › is removed once; the log has the act and each entry',
      ],
    },
    {
      id: 'x-change-made-server',
      what: 'A change made on one server is on the others',
      language: '–',
      tests: [
        'e2e/several-servers.e2e.ts › a change made on one is told to the other, which shows it',
        'database/changes.test.ts › a change made in one reaches the other within a second',
        'database/changes.test.ts › a lost line is taken up again, and what was changed meanwhile is heard of',
        'database/changes.test.ts › what one changes is known to the other within a second, with what it took off the site',
      ],
    },
    {
      id: 'x-jobs-run-once',
      what: 'Jobs run once, whatever the number of servers',
      language: '–',
      tests: [
        'e2e/several-servers.e2e.ts › each letter leaves once, whoever sends it',
        'domain/mail/outbox.test.ts › several processes send each letter once',
        'domain/jobs/run-when-due.test.ts › run a job that is due once, however many ask at the same moment',
      ],
    },
    {
      id: 'x-npm-run-move',
      what: '`npm run move` into PostgreSQL and a bucket',
      language: '–',
      tests: [
        'e2e/several-servers.e2e.ts › npm run move takes a site with its media to PostgreSQL and a bucket',
      ],
    },
    {
      id: 'x-caches-front-keep',
      what: 'Caches in front keep pages and let go of them',
      language: '–',
      tests: [
        'server/http/in-front/caches-in-front.test.ts › lets go of every page when it is told of a change, before the save is answered',
        'server/pages/held/shared-caches.test.ts › are told at once, and once more when every server has heard of the change',
      ],
    },
    {
      id: 'x-log-holds-nothing',
      what: 'The log holds nothing of a person',
      language: '–',
      tests: [
        'e2e/logs.e2e.ts › what visitors and staff write and are is not in the log, and each request has an id',
        'server/observing/observe-requests.test.ts › is logged and counted once, without query, address or names',
        'server/observing/observe-requests.test.ts › that fails leaves its stack in the log under its id, and no values of the database',
      ],
    },
    {
      id: 'x-pictures-ahead',
      what: 'No visitor waits while a picture is made: all widths are made after the first start and after an upload',
      language: '–',
      tests: [
        'domain/media/pictures/make-ahead.test.ts › are there in AVIF and WebP, in every width, and once as JPEG',
        'domain/media/pictures/make-ahead.test.ts › go on where another process ended, and make nothing twice',
        'domain/media/pictures/make-ahead.test.ts › end with the first that the store does not take, and are made when it does',
        'server/run/jobs/make-pictures.test.ts › what is uploaded while it runs is made with the next look',
        'server/run/open-site.test.ts › a site that runs makes the widths of its pictures, where it is to',
      ],
    },
  ],
};
