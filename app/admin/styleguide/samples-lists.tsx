import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { news } from '../../../domain/content-types/news.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import type { ListSort } from '../content/content-api.ts';
import { BulkBar } from '../content/list/bulk/bulk-bar.tsx';
import { BulkOutcome } from '../content/list/bulk/bulk-outcome.tsx';
import { useBulk } from '../content/list/bulk/use-bulk.ts';
import type { Columns } from '../content/list/columns.ts';
import { ColumnsMenu } from '../content/list/columns-menu.tsx';
import { EntriesTable } from '../content/list/entries-table.tsx';
import { MediaPicker } from '../form/media/media-picker.tsx';
import { MediumTile } from '../media/medium-tile.tsx';
import { ListPages } from '../pieces/lists/list-pages.tsx';
import { SearchBox } from '../pieces/lists/search-box.tsx';
import { UploadRows } from '../uploads/upload-rows.tsx';
import { Sample } from './sample.tsx';
import { SAMPLE_ENTRIES, SAMPLE_ENTRY, SAMPLE_MEDIA, sampleUploads } from './sample-entries.ts';
import { RULES, WORDS } from './styleguide-texts.ts';

import '../content/list/list.css';
import '../media/media.css';

const nothing = () => {};
const SHOWN: Columns['shown'] = ['state', 'category', 'date'];

/** Lists with everything around them, and the pieces of the media library. */
export function ListSamples() {
  const { say } = useAdminLanguage();
  return (
    <>
      <Sample name="SearchBox, ColumnsMenu, EntriesTable, ListPages" rule={RULES.lists}>
        <Entries />
      </Sample>
      <Sample name="BulkBar, BulkOutcome" rule={RULES.bulk}>
        <Bulk />
      </Sample>
      <Sample name="MediumTile, MediaPicker" rule={RULES.media}>
        <Media />
      </Sample>
      <Sample name="UploadRows" rule={RULES.uploads}>
        <UploadRows
          uploads={{
            items: sampleUploads(say(WORDS.failure)),
            isBusy: true,
            add: nothing,
            retry: nothing,
            drop: nothing,
            clear: nothing,
          }}
        />
      </Sample>
    </>
  );
}

function Entries() {
  const { say } = useAdminLanguage();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<ListSort>('default');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([SAMPLE_ENTRY.id]));
  const [page, setPage] = useState(1);
  return (
    <>
      <search className="list-filters">
        <SearchBox value={search} placeholder={say(WORDS.searchHint)} onChange={setSearch} />
        <NativeSelect label={say(WORDS.state)} data={[say(WORDS.anyState), say(WORDS.draft)]} />
        <ColumnsMenu type={news} columns={{ all: SHOWN, shown: SHOWN, choose: nothing }} />
      </search>
      <EntriesTable
        type={news}
        entries={SAMPLE_ENTRIES}
        sort={sort}
        shown={SHOWN}
        onSort={setSort}
        chosen={chosen}
        onChoose={setChosen}
        onDelete={nothing}
        onMove={nothing}
        ends={{ first: true, last: true }}
      />
      <ListPages page={page} pageSize={3} total={8} onChange={setPage} />
    </>
  );
}

function Bulk() {
  const { say } = useAdminLanguage();
  const bulk = useBulk(news);
  const refused = SAMPLE_ENTRIES.slice(0, 2).map((entry) => ({ entry, reason: say(WORDS.reason) }));
  return (
    <div className="sample-stack">
      {/* Its questions open, and stay without an answer: the entries are none of the site's. */}
      <BulkBar
        type={news}
        chosen={SAMPLE_ENTRIES}
        bulk={{ ...bulk, run: () => Promise.resolve({ act: 'publish', done: [], refused: [] }) }}
        onDone={nothing}
        onClear={nothing}
      />
      <BulkOutcome outcome={{ act: 'publish', done: [], refused }} onHide={nothing} />
    </div>
  );
}

function Media() {
  const { say } = useAdminLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="sample-stack">
      <ul className="media-grid">
        {SAMPLE_MEDIA.map((medium, at) => (
          <li key={medium.id}>
            <MediumTile
              medium={medium}
              hasDraft={at === 0}
              isUnexplained={false}
              onOpen={nothing}
            />
          </li>
        ))}
      </ul>
      <div className="sample-row">
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {say(WORDS.openLibrary)}
        </Button>
      </div>
      <MediaPicker
        kind="image"
        isOpen={isOpen}
        onPick={() => setOpen(false)}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
