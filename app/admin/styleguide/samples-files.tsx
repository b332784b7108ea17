import { TextInput } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ListField } from '../../../domain/content/model/fields/fields.ts';
import { attachments, gallery } from '../../../domain/content/model/fields/media-lists.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import FileListField from '../content/form/fields/files/file-list-field.tsx';
import type { FileItem } from '../content/form/fields/files/use-file-list.ts';
import { mediumQuery } from '../form/media/medium-query.ts';
import { FoundPages, optionId } from '../form/rich-text/dialogs/found-pages.tsx';
import { LINK_TEXTS } from '../form/rich-text/dialogs/link-texts.ts';
import { Sample } from './sample.tsx';
import { SAMPLE_MEDIA } from './sample-entries.ts';
import { SAMPLE_PAGES } from './sample-writing.ts';
import { RULES, WORDS } from './styleguide-texts.ts';

/** Answers for the sample files alone, in place of the library. */
const library = new QueryClient({
  defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
});
for (const medium of SAMPLE_MEDIA)
  library.setQueryData(mediumQuery(medium.id).queryKey, {
    ...medium,
    uses: [],
    isShown: false,
    isUnexplained: false,
  });

const NO_WORDS = { el: '', en: '' };

/** Files in their order below a form, and the pages that a link may lead to. */
export function FileSamples() {
  return (
    <>
      <Sample name="FileListField" rule={RULES.files}>
        <QueryClientProvider client={library}>
          <div className="sample-stack">
            <Files
              field={GALLERY}
              path="sample-gallery"
              first={[
                { image: 'sample-picture', caption: WORDS.caption },
                { image: 'sample-bare', caption: NO_WORDS },
              ]}
            />
            <Files
              field={ATTACHMENTS}
              path="sample-attachments"
              first={[{ file: 'sample-document', label: NO_WORDS }]}
            />
          </div>
        </QueryClientProvider>
      </Sample>
      <Sample name="FoundPages" rule={RULES.foundPages}>
        <Found />
      </Sample>
    </>
  );
}

const GALLERY = gallery() as unknown as ListField;
const ATTACHMENTS = attachments() as unknown as ListField;

function Files(props: { field: ListField; path: string; first: FileItem[] }) {
  const [value, setValue] = useState(props.first);
  return (
    <FileListField
      field={props.field}
      path={props.path}
      value={value}
      onChange={setValue}
      errors={{}}
    />
  );
}

function Found() {
  const { say } = useAdminLanguage();
  const list = useId();
  const [current, setCurrent] = useState(1);
  return (
    <div>
      <TextInput
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={optionId(list, current)}
        label={say(LINK_TEXTS.where)}
        description={say(LINK_TEXTS.hint)}
        value={say(WORDS.findWords)}
        readOnly
      />
      <FoundPages
        id={list}
        pages={SAMPLE_PAGES}
        current={current}
        onChoose={(page) => setCurrent(SAMPLE_PAGES.indexOf(page))}
      />
    </div>
  );
}
